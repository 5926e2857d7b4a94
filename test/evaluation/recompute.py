"""The figures of src/evaluation once more, from their definitions and from nothing else of the project.

Reads a JSON list of cases {"kind": …, …} from standard input and writes the list of results. Standard library only.
"""

import json
import math
import sys
from bisect import bisect_right
from fractions import Fraction

HORIZON = {"24h": (1, 5), "7d": (7, 15), "30d": (30, 40)}
SEVERITY = [2, 0, 3, 1]


def country_lane(deaths, windows, fresh, horizon):
    least = HORIZON[horizon][1]
    mean = Fraction(sum(windows), len(windows))
    if deaths >= least and 2 * deaths >= 3 * mean and 10 * sum(w >= deaths for w in windows) <= len(windows):
        return "escalation"
    if fresh >= 5 and 10 * fresh >= deaths:
        return "fragmentation"
    if mean >= least and 2 * deaths <= mean and 20 * sum(w <= deaths for w in windows) <= 3 * len(windows):
        return "containment"
    return "base"


def daily(records, horizon, day):
    days = HORIZON[horizon][0]
    usable = [r for r in records if r["endDay"] == r["startDay"] or 3 * (r["endDay"] - r["startDay"] + 1) <= days]
    total = lambda some, start, end: sum(r["deaths"] for r in some if start <= r["endDay"] < end)
    windows = [total(usable, d, d + days) for d in range(day - 365, day - days + 1)]
    old = {r["unit"] for r in records if day - 365 <= r["endDay"] < day and r["deaths"] > 0}
    fresh = sum(r["deaths"] for r in usable if day <= r["endDay"] < day + days and r["unit"] not in old)
    deaths = total(usable, day, day + days)
    year = total(records, day - 365, day)
    return {
        "lane": country_lane(deaths, windows, fresh, horizon),
        "deaths": deaths,
        "newDeaths": fresh,
        "mean": sum(windows) / len(windows),
        "stratum": "quiet" if year == 0 else "low" if year < 25 else "active",
    }


def region(members, horizon):
    least = max(HORIZON[horizon][1], sum(m["mean"] for m in members) / 10)
    if any(m["lane"] == "escalation" and m["deaths"] - m["mean"] >= least for m in members):
        return "escalation"
    fresh, deaths = sum(m["newDeaths"] for m in members), sum(m["deaths"] for m in members)
    if fresh >= 5 and 10 * fresh >= deaths:
        return "fragmentation"
    if any(m["lane"] == "containment" and m["mean"] - m["deaths"] >= least for m in members):
        return "containment"
    return "base"


def scores(shares, outcome):
    happened = [1 if i == outcome else 0 for i in range(4)]
    cumulative = [
        sum(shares[i] - happened[i] for i in SEVERITY[: step + 1]) ** 2 for step in range(3)
    ]
    return {
        "log": -math.log(shares[outcome]),
        "brier": math.fsum((p - h) ** 2 for p, h in zip(shares, happened)),
        "ranked": sum(cumulative) / 3,
    }


def crps(sample, count):
    n = len(sample)
    near = sum(abs(x - count) for x in sample) / n
    return near - sum(abs(x - y) for x in sample for y in sample) / (2 * n * n)


def binary(cases, edges):
    n = len(cases)
    yes = [c["probability"] for c in cases if c["happened"]]
    no = [c["probability"] for c in cases if not c["happened"]]
    area = None
    precision = None
    if yes and no:
        area = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a in yes for b in no) / (len(yes) * len(no))
    if yes:
        precision = 0.0
        for p in yes:
            called = sum(c["probability"] >= p for c in cases)
            precision += sum(q >= p for q in yes) / called / len(yes)
    bins = {}
    for c in cases:
        bins.setdefault(min(bisect_right(edges, c["probability"]) - 1, len(edges) - 2), []).append(c)
    share = len(yes) / n
    error = reliability = resolution = within = 0.0
    for group in bins.values():
        m = len(group)
        said = math.fsum(c["probability"] for c in group) / m
        seen = sum(c["happened"] for c in group) / m
        variance = math.fsum((c["probability"] - said) ** 2 for c in group) / m
        covariance = math.fsum((c["probability"] - said) * (c["happened"] - seen) for c in group) / m
        error += m / n * abs(said - seen)
        reliability += m / n * (said - seen) ** 2
        resolution += m / n * (seen - share) ** 2
        within += m / n * (variance - 2 * covariance)
    return {
        "area": area,
        "precision": precision,
        "error": error,
        "reliability": reliability,
        "resolution": resolution,
        "uncertainty": share * (1 - share),
        "withinBins": within,
        "score": math.fsum((c["probability"] - c["happened"]) ** 2 for c in cases) / n,
    }


def stream(seed):
    """xoshiro128** seeded by SplitMix32, as the papers write them, in unsigned arithmetic."""
    mask = 0xFFFFFFFF
    mix = seed & mask
    state = []
    for _ in range(4):
        mix = (mix + 0x9E3779B9) & mask
        z = mix ^ (mix >> 16)
        z = z * 0x21F0AAAD & mask
        z ^= z >> 15
        z = z * 0x735A2D97 & mask
        state.append(z ^ (z >> 15))
    turn = lambda x, k: (x << k | x >> (32 - k)) & mask
    while True:
        result = turn(state[1] * 5 & mask, 7) * 9 & mask
        shifted = state[1] << 9 & mask
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = turn(state[3], 11)
        yield result / 2**32


def quantile(values, level):
    ordered = sorted(values)
    place = (len(ordered) - 1) * level
    low = math.floor(place)
    high = ordered[min(low + 1, len(ordered) - 1)]
    return ordered[low] + (place - low) * (high - ordered[low])


def interval(cases, seed, draws, length, scheme):
    regions = sorted({c["region"] for c in cases})
    first = min(c["quarter"] for c in cases)
    count = max(c["quarter"] for c in cases) - first + 1
    length = min(length, count)
    cells = {}
    for c in cases:
        one = cells.setdefault((c["region"], c["quarter"] - first), [0.0, 0.0])
        one[0] += c["loss"]
        one[1] += c["referenceLoss"]
    numbers = stream(seed)
    integer = lambda below: math.floor(next(numbers) * below)
    found = []
    for _ in range(draws):
        drawn = []
        if scheme == "region-blocks":
            while len(drawn) < len(regions) * count:
                name, start = regions[integer(len(regions))], integer(count)
                drawn += [(name, (start + i) % count) for i in range(length)]
            drawn = drawn[: len(regions) * count]
        else:
            names = [regions[integer(len(regions))] for _ in regions]
            quarters = []
            while len(quarters) < count:
                start = integer(count)
                quarters += [(start + i) % count for i in range(length)]
            drawn = [(name, quarter) for name in names for quarter in quarters[:count]]
        sums = [math.fsum(cells.get(key, (0.0, 0.0))[i] for key in drawn) for i in (0, 1)]
        if sums[1] > 0:
            found.append(1 - sums[0] / sums[1])
    return {"low": quantile(found, 0.025), "high": quantile(found, 0.975)}


def tail(t, degrees):
    """The upper tail of Student's t by Simpson's rule over the angle θ with t = √ν·tan θ."""
    start, steps = math.atan(t / math.sqrt(degrees)), 20_000
    width = (math.pi / 2 - start) / steps
    height = lambda i: max(0.0, math.cos(start + i * width)) ** (degrees - 1)
    area = height(0) + height(steps) + sum((4 if i % 2 else 2) * height(i) for i in range(1, steps))
    scale = math.exp(math.lgamma((degrees + 1) / 2) - math.lgamma(degrees / 2)) / math.sqrt(math.pi)
    return scale * area * width / 3


def diebold_mariano(values, lags):
    n = len(values)
    mean = math.fsum(values) / n
    covariance = lambda k: math.fsum((values[i] - mean) * (values[i - k] - mean) for i in range(k, n)) / n
    variance = covariance(0) + sum(2 * (1 - k / (lags + 1)) * covariance(k) for k in range(1, lags + 1))
    h = lags + 1
    statistic = mean / math.sqrt(variance / n) * math.sqrt((n + 1 - 2 * h + h * (h - 1) / n) / n)
    return {"statistic": statistic, "pValue": 2 * tail(abs(statistic), n - 1)}


KINDS = {
    "daily": lambda c: daily(c["records"], c["horizon"], c["day"]),
    "region": lambda c: region(c["members"], c["horizon"]),
    "scores": lambda c: scores(c["shares"], c["outcome"]),
    "crps": lambda c: crps(c["sample"], c["count"]),
    "binary": lambda c: binary(c["cases"], c["edges"]),
    "interval": lambda c: interval(c["cases"], c["seed"], c["draws"], c["blockQuarters"], c["scheme"]),
    "dieboldMariano": lambda c: diebold_mariano(c["differences"], c["lags"]),
}

json.dump([KINDS[case["kind"]](case) for case in json.load(sys.stdin)], sys.stdout)
