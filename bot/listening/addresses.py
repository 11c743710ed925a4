"""Addresses of the internet, and what counts as one."""

import re
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HOME_BITS = 64  # of an IPv6 address; who has one has all that begin alike
_WITH_PORT = re.compile(r"\[(?P<six>[^\]]+)\](?::\d+)?|(?P<four>[\d.]+):\d+")


def read_address(text: str) -> Address | None:
    """The address in a text that may name a port too; None where there is none."""
    parts = _WITH_PORT.fullmatch(text)
    try:
        address = ip_address((parts["six"] or parts["four"]) if parts else text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def home(address: Address) -> str:
    """What counts as one address."""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), HOME_BITS), strict=False))
