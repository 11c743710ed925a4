"""What a browser says it is, in the few words by which somebody knows their own again."""

BROWSERS = (  # what stands in the header, and how it is called; the first that is found
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def browser_of(header: str) -> str:
    """The browser and its system, "Firefox · Linux"; nothing of the header itself, "" where it says
    neither."""
    found = (
        next((name for sign, name in row if sign in header), "") for row in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, found))
