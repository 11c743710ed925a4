"""Under which names a server answers."""

import ipaddress
import re

LOOPBACK_NAMES = ("localhost",)
_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?", re.IGNORECASE)


def serves(bound: str, named: str) -> bool:
    """Whether a server bound to the host ``bound`` answers whoever asks for ``named``, their Host
    header. On loopback only loopback names are answered: another site whose name is made to point
    to this machine (DNS rebinding) gets nothing."""
    found = _HOST.fullmatch(named)
    return found is not None and (not is_loopback(bound) or is_loopback(found["name"].strip("[]")))


def is_loopback(host: str) -> bool:
    """Whether a host, an address or a name, is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() in LOOPBACK_NAMES
