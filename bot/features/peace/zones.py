"""Time zones to choose from: of each part of the world those whose clocks go differently."""

REGIONS = {
    "europe": "150",
    "america": "019",
    "asia": "142",
    "africa": "002",
    "oceania": "009",
}
"""Parts of the world by the word of a payload, and their numbers (UN M49)."""

ZONES = {
    "europe": (
        "Atlantic/Azores",
        "Atlantic/Reykjavik",
        "Europe/London",
        "Europe/Berlin",
        "Europe/Athens",
        "Europe/Istanbul",
        "Europe/Moscow",
        "Europe/Samara",
    ),
    "america": (
        "Pacific/Honolulu",
        "America/Anchorage",
        "America/Los_Angeles",
        "America/Phoenix",
        "America/Denver",
        "America/Mexico_City",
        "America/Chicago",
        "America/Bogota",
        "America/New_York",
        "America/Caracas",
        "America/Halifax",
        "America/St_Johns",
        "America/Santiago",
        "America/Sao_Paulo",
    ),
    "asia": (
        "Asia/Jerusalem",
        "Asia/Riyadh",
        "Asia/Tehran",
        "Asia/Dubai",
        "Asia/Kabul",
        "Asia/Karachi",
        "Asia/Kolkata",
        "Asia/Kathmandu",
        "Asia/Dhaka",
        "Asia/Yangon",
        "Asia/Bangkok",
        "Asia/Shanghai",
        "Asia/Tokyo",
        "Asia/Vladivostok",
    ),
    "africa": (
        "Africa/Accra",
        "Africa/Casablanca",
        "Africa/Lagos",
        "Africa/Johannesburg",
        "Africa/Cairo",
        "Africa/Nairobi",
    ),
    "oceania": (
        "Australia/Perth",
        "Australia/Darwin",
        "Australia/Brisbane",
        "Australia/Adelaide",
        "Australia/Sydney",
        "Pacific/Noumea",
        "Pacific/Auckland",
        "Pacific/Tongatapu",
        "Pacific/Pago_Pago",
    ),
}
"""Their zones, from west to east."""


def word(name: str) -> str:
    """A zone as the word of a payload: "new-york"."""
    return name.rpartition("/")[2].lower().replace("_", "-")


NAMED = {word(name): name for names in ZONES.values() for name in names}
