"""Who is best paired with whom, by a matching of the greatest weight. Pure."""

from collections import Counter
from collections.abc import Mapping

MANY = 32  # people, from which on of each one's pairs the heaviest alone are weighed
HEAVIEST = 20


def matched(weights: Mapping[tuple[int, int], int]) -> tuple[tuple[int, int], ...]:
    """As many pairs as there can be, and of these the choice of the greatest weight together; the
    heaviest pair first. Among many people the twenty heaviest pairs of each are enough, as long as
    nobody stays alone for that: it takes a quarter of the time."""
    people = {each for pair in weights for each in pair}
    if len(people) > MANY:
        found = _greatest(_heaviest(weights))
        if 2 * len(found) >= len(people) - 1:
            return found
    return _greatest(weights)


def _heaviest(weights: Mapping[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    taken: Counter[int] = Counter()
    kept = {}
    for pair in sorted(weights, key=lambda pair: (-weights[pair], pair)):
        if any(taken[each] < HEAVIEST for each in pair):
            kept[pair] = weights[pair]
            taken.update(pair)
    return kept


def _greatest(weights: Mapping[tuple[int, int], int]) -> tuple[tuple[int, int], ...]:
    import networkx as nx

    graph = nx.Graph()
    graph.add_weighted_edges_from((one, other, weight) for (one, other), weight in weights.items())
    found = nx.max_weight_matching(graph, maxcardinality=True)
    pairs = [(min(pair), max(pair)) for pair in found]
    return tuple(sorted(pairs, key=lambda pair: (-weights[pair], pair)))
