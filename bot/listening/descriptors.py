"""How many files and connections this process may have open."""

try:
    import resource
except ModuleNotFoundError:  # Windows counts in another way
    resource = None  # type: ignore[assignment]

WANTED = 8192  # more than a process can serve
UNKNOWN = 512  # what every system grants
FOR_ALL_ELSE = 512  # the database, computers' processes, calls to the platforms


def raise_limit() -> None:
    """Raises the limit to the wanted number, or as far as this process may. Many systems begin with
    1024."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def for_connections() -> int:
    """How many connections leave enough files for everything else."""
    soft = UNKNOWN
    if resource is not None:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        soft = WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)
    return max(soft // 2, soft - FOR_ALL_ELSE)
