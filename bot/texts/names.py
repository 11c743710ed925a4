"""What those who speak a language call it. babel knows too, but reads all that it knows of a
language first: five milliseconds each, and whoever opens the page is shown all of them."""

OWN = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "ja": "日本語",
    "ko": "한국어",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
    "ru": "Русский",
    "tr": "Türkçe",
    "uk": "Українська",
}
