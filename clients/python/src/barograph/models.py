"""What operations take and answer. Generated from the contract by `node scripts/generate-clients.mjs`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass(frozen=True, kw_only=True, slots=True)
class GetRegionalSnapshotResponse:
    snapshot: RegionalSnapshot


@dataclass(frozen=True, kw_only=True, slots=True)
class RegionalSnapshot:
    region_id: str
    # The instant of assessment. Epoch milliseconds.
    generated_at: int
    meta: SnapshotMeta
    regime: RegimeState
    balance: BalanceVector
    actors: list[ActorState]
    leverage_edges: list[LeverageEdge]
    scenario_sets: list[ScenarioSet]
    transmission_paths: list[TransmissionPath]
    triggers: TriggerLadder
    mobility: MobilityState
    evidence: list[EvidenceItem]
    narrative: RegionalNarrative


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotMeta:
    # Idempotency id of the snapshot: a hash of its inputs.
    snapshot_id: str
    model_version: str
    scoring_version: str
    geography_version: str
    # Geometric mean of coverage, freshness, agreement and live skill.
    snapshot_confidence: float
    # Expected inputs without a usable value; their axes are at published priors.
    missing_inputs: list[str]
    # Inputs whose newest content is older than their declared maximum age.
    stale_inputs: list[str]
    # The next scheduled run plus 30 minutes, or the first expiry of an input that carries 10% or more. Epoch milliseconds.
    valid_until: int
    trigger_reason: Literal["scheduled_6h", "regime_shift", "trigger_activation", "corridor_break", "leverage_shift"]
    narrative_provider: str
    narrative_model: str


@dataclass(frozen=True, kw_only=True, slots=True)
class RegimeState:
    label: RegimeLabel
    # The label before this one; empty in a region's first snapshot.
    previous_label: str
    # When the current label began. Epoch milliseconds.
    transitioned_at: int
    # The axis and rule that moved the regime; empty in a region's first snapshot.
    transition_driver: str


@dataclass(frozen=True, kw_only=True, slots=True)
class BalanceVector:
    # Pressure axis (high = bad).
    coercive_pressure: float
    # Pressure axis.
    domestic_fragility: float
    # Pressure axis.
    capital_stress: float
    # Pressure axis.
    energy_vulnerability: float
    # Buffer axis (high = good).
    alliance_cohesion: float
    # Buffer axis.
    maritime_access: float
    # Buffer axis.
    energy_leverage: float
    # Mean of buffers minus mean of pressures.
    net_balance: float
    pressures: list[BalanceDriver]
    buffers: list[BalanceDriver]


@dataclass(frozen=True, kw_only=True, slots=True)
class BalanceDriver:
    axis: Axis
    description: str
    # Share of the axis; the magnitudes of an axis sum to the axis exactly (4 decimals).
    magnitude: float
    # Ids of items in `snapshot.evidence`.
    evidence_ids: list[str]
    orientation: Literal["pressure", "buffer"]


@dataclass(frozen=True, kw_only=True, slots=True)
class ActorState:
    actor_id: str
    name: str
    role: Literal["aggressor", "stabilizer", "swing", "broker"]
    leverage_domains: list[Literal["energy", "military", "diplomatic", "economic", "maritime"]]
    # Leverage now.
    leverage_score: float
    # Score now minus score 7 days ago on the same vintage.
    delta: float
    # Ids of items in `snapshot.evidence`.
    evidence_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class LeverageEdge:
    """Directed influence between two actors."""

    from_actor_id: str
    to_actor_id: str
    mechanism: Literal["sanctions", "naval_posture", "energy_supply", "alliance_shift", "trade_friction"]
    # Dependence times activity.
    strength: float
    # Ids of items in `snapshot.evidence`.
    evidence_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class ScenarioSet:
    horizon: Literal["24h", "7d", "30d"]
    lanes: list[ScenarioLane]


@dataclass(frozen=True, kw_only=True, slots=True)
class ScenarioLane:
    name: Literal["base", "escalation", "containment", "fragmentation"]
    # On a grid of 1/4096; the lanes of a set sum to exactly 1.
    probability: float
    trigger_ids: list[str]
    consequences: list[str]
    transmissions: list[TransmissionPath]


@dataclass(frozen=True, kw_only=True, slots=True)
class TransmissionPath:
    start: str
    mechanism: str
    end: str
    severity: Literal["critical", "high", "medium", "low"]
    corridor_id: str
    # How often the band of the template held on past analogues.
    confidence: float
    latency_hours: int
    # Open list: crude, lng, container, fx, equity, agri, metals and others.
    impacted_asset_class: str
    impacted_regions: list[str]
    # Lower end: of a central 80% interval, or of a range where `confidence` is below 0.625.
    magnitude_low: float
    # Upper end, as the lower one.
    magnitude_high: float
    # Open list: `usd_bbl`, `pct`, `usd_teu`, `basis_points` and others.
    magnitude_unit: str
    template_id: str
    template_version: str


@dataclass(frozen=True, kw_only=True, slots=True)
class TriggerLadder:
    active: list[Trigger]
    watching: list[Trigger]
    dormant: list[Trigger]


@dataclass(frozen=True, kw_only=True, slots=True)
class Trigger:
    id: str
    description: str
    threshold: TriggerThreshold
    activated: bool
    # When the trigger became active; 0 while it is not. Epoch milliseconds.
    activated_at: int
    scenario_lane: Literal["base", "escalation", "containment", "fragmentation"]
    # Ids of items in `snapshot.evidence`.
    evidence_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class TriggerThreshold:
    metric: str
    operator: Literal["gt", "gte", "lt", "lte", "delta_gt", "delta_lt"]
    value: float
    window_minutes: int
    baseline: Literal["trailing_7d", "trailing_30d", "fixed"]


@dataclass(frozen=True, kw_only=True, slots=True)
class MobilityState:
    airspace: list[AirspaceStatus]
    flight_corridors: list[FlightCorridorStress]
    airports: list[AirportNodeStatus]
    # Exposure-weighted shortfall of civil overflights; 0 while `mobility` is in `meta.missingInputs` means not observed.
    reroute_intensity: float
    notam_closures: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class AirspaceStatus:
    airspace_id: str
    status: Literal["open", "restricted", "closed"]
    reason: str


@dataclass(frozen=True, kw_only=True, slots=True)
class FlightCorridorStress:
    corridor: str
    # Shortfall against the corridor's own norm.
    stress_level: float
    rerouted_flights24h: int


@dataclass(frozen=True, kw_only=True, slots=True)
class AirportNodeStatus:
    icao: str
    name: str
    status: Literal["normal", "disrupted", "closed"]
    disruption_reason: str


@dataclass(frozen=True, kw_only=True, slots=True)
class EvidenceItem:
    # Hash of the content: a re-run yields the same id.
    id: str
    type: EvidenceType
    # Open list: AIS, ADSB, GDELT, ACLED, Yahoo, OREF, NOTAM and others.
    source: str
    summary: str
    # Product of four terms: independent lineages, age, precision and revision risk.
    confidence: float
    # When the world was so. Epoch milliseconds.
    observed_at: int
    theater: str
    corridor: str


@dataclass(frozen=True, kw_only=True, slots=True)
class RegionalNarrative:
    situation: NarrativeSection
    balance_assessment: NarrativeSection
    outlook24h: NarrativeSection
    outlook7d: NarrativeSection
    outlook30d: NarrativeSection
    watch_items: list[NarrativeSection]


@dataclass(frozen=True, kw_only=True, slots=True)
class NarrativeSection:
    text: str
    # Ids of items in `snapshot.evidence`.
    evidence_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class DeductSituationResponse:
    analysis: str
    model: str
    provider: str


@dataclass(frozen=True, kw_only=True, slots=True)
class AnswerQuestionResponse:
    answer: AnswerText
    # Every claim that a sentence names, in the order of first mention.
    claims: list[AnswerClaim]
    understood: UnderstoodQuestion
    # Words of the question that nothing was read from.
    not_understood: list[str]
    # Parts of the question without an answer, and why.
    not_answered: list[NotAnswered]
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Snapshots that it rests on.
    snapshot_ids: list[str]
    # The answer as Markdown.
    analysis: str
    model: str
    provider: str
    # Why the built-in analyst answered instead of a model.
    fallback_reason: Literal["model_unavailable", "unusable_plan", "budget"] | None = None
    # For a follow-up; absent where the conversation could not be kept.
    conversation_id: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class AnswerText:
    # The answer in one or two sentences that stand alone.
    headline: list[AnswerSentence]
    sections: list[AnswerSection]


@dataclass(frozen=True, kw_only=True, slots=True)
class AnswerSentence:
    # A judgement begins with `Judgement, from [1] [2]: `, the places of its claims.
    text: str
    # Claims that the sentence states, or that a judgement rests on; empty where it says what is not answered or how the question was read.
    claim_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class AnswerSection:
    heading: str
    # Whether its sentences are judgements of a model, not facts.
    is_judgement: bool
    sentences: list[AnswerSentence]


@dataclass(frozen=True, kw_only=True, slots=True)
class AnswerClaim:
    """One fact, made by code from one stored thing."""

    # The same fact has the same id in every answer.
    id: str
    # The claim as a sentence.
    text: str
    # e.g. `level`, `change`, `corridor`, `lane`, `gap`.
    kind: str
    # e.g. `region:mena`, `country:IR`, `corridor:hormuz_strait`.
    subject: str
    predicate: str
    object: str | None = None
    measure: str | None = None
    value: float | None = None
    # Upper end of a range that begins at `value`.
    up_to: float | None = None
    unit: str | None = None
    direction: Literal["up", "down", "unchanged"] | None = None
    compared_with: ClaimComparison | None = None
    period: ClaimPeriod
    lane: Literal["base", "escalation", "containment", "fragmentation"] | None = None
    horizon: Literal["24h", "7d", "30d"] | None = None
    # By evidence.
    certainty: float
    # Evidence of the same snapshot, as `list-evidence` has it.
    evidence_ids: list[str]
    # Pages of the sources of that evidence.
    source_urls: list[str]
    # When it was first known in this form. Epoch milliseconds.
    known_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ClaimComparison:
    # What the value is compared with, e.g. `seasonal_norm` or `threshold`.
    what: str
    value: float | None = None
    # The compared value is an upper bound.
    bound: Literal["below"] | None = None
    # Relative change from it, of 1, without sign.
    change: float | None = None
    # When it was so. Epoch milliseconds.
    at: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ClaimPeriod:
    kind: Literal["instant", "day", "span", "between", "latest", "since", "horizon", "always"]
    # Begin. Epoch milliseconds.
    from_: int = field(metadata={"json": "from"})
    # End; absent where it is open. Epoch milliseconds.
    to: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class UnderstoodQuestion:
    """What was read from the question, with what a conversation adds."""

    # ISO 639-1; answers are in English.
    language: str
    # e.g. `status`, `value`, `likelihood`, `cause`, `out_of_scope`.
    intent: str
    # Those named first, then those of other places named; `global` alone where none is.
    region_ids: list[str]
    # ISO 3166-1 alpha-2.
    countries: list[str]
    # Groups and organisations; states are countries.
    actors: list[str]
    # e.g. `hormuz_strait`.
    corridors: list[str]
    # Seas, theaters, cities, sites, e.g. `sea:black-sea`.
    places: list[str]
    # Axes, lanes and readings, e.g. `transits`.
    measures: list[str]
    period: AskedPeriod | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class AskedPeriod:
    # Begin, inclusive. Epoch milliseconds.
    from_: int = field(metadata={"json": "from"})
    # End, exclusive. Epoch milliseconds.
    to: int


@dataclass(frozen=True, kw_only=True, slots=True)
class NotAnswered:
    # e.g. `no_data`, `beyond_horizon`, `other_domain`.
    reason: str
    text: str


@dataclass(frozen=True, kw_only=True, slots=True)
class GetDailyBriefResponse:
    brief: DailyBrief


@dataclass(frozen=True, kw_only=True, slots=True)
class DailyBrief:
    region_id: str
    # Region and day.
    title: str
    # `generatedAt` of the newest snapshot that it rests on. Epoch milliseconds.
    as_of: int
    # Changes are from the snapshot of this instant; absent where none is a day older. Epoch milliseconds.
    since: int | None = None
    text: AnswerText
    # Every claim that a sentence names, in the order of first mention.
    claims: list[AnswerClaim]
    # Snapshots that it rests on.
    snapshot_ids: list[str]
    # The brief as Markdown.
    analysis: str


@dataclass(frozen=True, kw_only=True, slots=True)
class ListRegionsResponse:
    # `latest` and `overview` are absent until the first snapshot of a region is stored.
    regions: list[Region]


@dataclass(frozen=True, kw_only=True, slots=True)
class Region:
    id: str
    name: str
    description: str
    # ISO 3166 alpha-2 codes.
    countries: list[str]
    latest: SnapshotSummary | None = None
    overview: RegionOverview | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotSummary:
    """The numbers of one snapshot, as it has them."""

    snapshot_id: str
    # The instant of assessment. Epoch milliseconds.
    generated_at: int
    # End of validity. Epoch milliseconds.
    valid_until: int
    trigger_reason: Literal["scheduled_6h", "regime_shift", "trigger_activation", "corridor_break", "leverage_shift"]
    # As `meta.snapshotConfidence`.
    snapshot_confidence: float
    regime: RegimeState
    balance: BalanceFigures


@dataclass(frozen=True, kw_only=True, slots=True)
class BalanceFigures:
    """The numbers of a balance, without its drivers."""

    # Pressure axis (high = bad).
    coercive_pressure: float
    # Pressure axis.
    domestic_fragility: float
    # Pressure axis.
    capital_stress: float
    # Pressure axis.
    energy_vulnerability: float
    # Buffer axis (high = good).
    alliance_cohesion: float
    # Buffer axis.
    maritime_access: float
    # Buffer axis.
    energy_leverage: float
    # Mean of buffers minus mean of pressures.
    net_balance: float


@dataclass(frozen=True, kw_only=True, slots=True)
class RegionOverview:
    headline: CompanionHeadline | None = None
    strongest_driver: BalanceDriver | None = None
    # Escalation.
    escalation30d: float | None = None
    active_trigger_ids: list[str]
    missing_inputs: list[str]
    stale_inputs: list[str]
    before: SnapshotSummary | None = None
    # From `before`.
    net_balance_change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class CompanionHeadline:
    # The most severe thing that is true now of the region, in one sentence.
    text: str
    evidence_ids: list[str]
    # Severity × change × certainty; comparable between regions.
    rank: float


@dataclass(frozen=True, kw_only=True, slots=True)
class ListRegionalSnapshotsResponse:
    snapshots: list[SnapshotSummary]
    # `cursor` of the next page; absent on the last one.
    next_cursor: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetRegimeHistoryResponse:
    periods: list[RegimePeriod]
    # `cursor` of the next page; absent on the last one.
    next_cursor: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class RegimePeriod:
    label: RegimeLabel
    # The label before this one; empty in the first period.
    previous_label: str
    # `regime.transitionedAt` of every snapshot of the period. Epoch milliseconds.
    began_at: int
    # When the next period began; absent while this one lasts. Epoch milliseconds.
    ended_at: int | None = None
    # The axis and rule that began it; empty in the first period.
    transition_driver: str
    # The newest snapshot of the period.
    last_snapshot_id: str


@dataclass(frozen=True, kw_only=True, slots=True)
class GetRegionalBriefResponse:
    brief: RegionalBrief


@dataclass(frozen=True, kw_only=True, slots=True)
class RegionalBrief:
    region_id: str
    # The snapshot that the brief is of.
    snapshot_id: str
    # The instant of its assessment. Epoch milliseconds.
    generated_at: int
    regime_label: RegimeLabel
    narrative: RegionalNarrative
    changes: BriefChanges | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class BriefChanges:
    """Differences from the snapshot as of a week earlier."""

    # `generatedAt` of the snapshot as of a week earlier. Epoch milliseconds.
    since: int
    # The regime a week earlier.
    regime_label: RegimeLabel
    # Axes that moved, largest change first.
    axes: list[BriefAxisChange]


@dataclass(frozen=True, kw_only=True, slots=True)
class BriefAxisChange:
    axis: Axis
    # Value a week earlier.
    from_: float = field(metadata={"json": "from"})
    # Value now.
    to: float


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCountryStateResponse:
    # The snapshot of its region that it was assessed with.
    snapshot_id: str
    # The instant of the assessment. Epoch milliseconds.
    generated_at: int
    state: CountryState
    # How each axis follows from its drivers, whose magnitudes sum to it.
    rules: list[CountryAxisRule]


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryState:
    # ISO 3166 alpha-2 code.
    country: str
    # The region it lies in.
    region_id: str
    # Geometric mean of its four factors.
    confidence: float
    confidence_factors: CountryConfidence
    # All seven, in their fixed order.
    axes: list[CountryAxis]
    # Mean of buffers minus mean of pressures; absent unless all seven axes report.
    net_balance: float | None = None
    # Official advice to travellers, from 1 (normal) to 4 (do not go); absent while it is not known.
    advisory_level: int | None = None
    # Entries that official sanctions lists added against the country in 365 days, removals not deducted; absent while no list reports.
    sanctions_added365d: int | None = None
    # Expected inputs without a current value here; sorted.
    missing_inputs: list[str]
    # Everything that the drivers cite; newest first.
    evidence: list[EvidenceItem]


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryConfidence:
    """The four factors of the confidence."""

    # Share of the expected inputs that are current, by weight.
    coverage: float
    # The same, each by its age.
    freshness: float
    # How many independent sources agree.
    agreement: float
    # Of the published forecasts of its region.
    skill: float


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryAxis:
    axis: Axis
    # `missing`: nothing current is known of this axis here, which does not mean that it is calm.
    status: Literal["reporting", "missing"]
    # Absent while `status` is `missing`.
    value: float | None = None
    # Sum to the value exactly (4 decimals).
    drivers: list[BalanceDriver]
    # Expected inputs without a current value here; sorted.
    missing_inputs: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryAxisRule:
    axis: Axis
    rule: str
    parameters: list[ExplainedParameter]


@dataclass(frozen=True, kw_only=True, slots=True)
class ExplainedParameter:
    name: str
    value: float


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCountryRiskResponse:
    country_code: str
    country_name: str
    region_id: str
    # The snapshot of its region that it was assessed with.
    snapshot_id: str
    # The instant of the assessment. Epoch milliseconds.
    fetched_at: int
    cii: CountryIndex | None = None
    # Official advice to travellers, 1 (normal) to 4 (do not go).
    advisory_level: int | None = None
    # Whether a list added an entry against the country in 365 days.
    sanctions_active: bool | None = None
    # Entries added in 365 days, removals not deducted.
    sanctions_count: int | None = None
    # Whether one of `cii`, `advisoryLevel` and `sanctionsCount` is absent.
    upstream_unavailable: bool
    # Expected inputs without a current value here; sorted.
    missing_inputs: list[str]
    # Feeds that the answer rests on, by id, as known at the assessments; one that needs a key is named once it has reported. Empty where only assessments of an earlier program are stored.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryIndex:
    # 100 times the mean of the pressures that report; high is bad.
    combined_score: float
    # The pressures that report, in their fixed order.
    components: list[CountryIndexComponent]
    # By five points or more against a week earlier, over the pressures that report in both; absent where no week is known.
    trend: Literal["rising", "stable", "falling"] | None = None
    # Of the country's axes.
    confidence: float
    # The instant of the assessment. Epoch milliseconds.
    computed_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryIndexComponent:
    axis: Axis
    # 100 times the value of the axis.
    score: float


@dataclass(frozen=True, kw_only=True, slots=True)
class AnswerSource:
    # As in `/api/attribution`.
    feed_id: str
    # When it last brought something new; absent while `missing`. Epoch milliseconds.
    last_read_at: int | None = None
    # Time of its newest content; absent while `missing`. Epoch milliseconds.
    newest_content_at: int | None = None
    # By the age of its content; `missing`: it has brought nothing that is still used.
    state: Literal["current", "stale", "missing"]
    # Attribution to show with its data.
    attribution: str


@dataclass(frozen=True, kw_only=True, slots=True)
class ListCountryStatesResponse:
    countries: list[CountryOverview]
    pagination: CountryPagination
    # False where no country of any region asked for is stored.
    data_available: bool
    # Regions whose countries are not stored as of the instant.
    missing_regions: list[str]
    # The instant that the list is as of; every page of a list has the same. Epoch milliseconds.
    as_of: int
    # Feeds that the answer rests on, by id, as known at the assessments; one that needs a key is named once it has reported. Empty where only assessments of an earlier program are stored.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryOverview:
    # ISO 3166 alpha-2 code.
    country: str
    # The region it lies in.
    region_id: str
    # The snapshot of its region that it was assessed with.
    snapshot_id: str
    # The instant of the assessment. Epoch milliseconds.
    generated_at: int
    # Geometric mean of its four factors.
    confidence: float
    # All seven, in their fixed order.
    axes: list[CountryAxisValue]
    # Mean of buffers minus mean of pressures; absent unless all seven axes report.
    net_balance: float | None = None
    # Official advice to travellers, from 1 (normal) to 4 (do not go); absent while it is not known.
    advisory_level: int | None = None
    # Entries that official sanctions lists added against the country in 365 days, removals not deducted; absent while no list reports.
    sanctions_added365d: int | None = None
    # Expected inputs without a current value here; sorted.
    missing_inputs: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryAxisValue:
    axis: Axis
    # `missing`: nothing current is known of this axis here, which does not mean that it is calm.
    status: Literal["reporting", "missing"]
    # Absent while `status` is `missing`.
    value: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryPagination:
    # `cursor` of the next page; empty on the last one.
    next_cursor: str
    # Countries on all pages.
    total_count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetSnapshotCompanionResponse:
    companion: SnapshotCompanion


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotCompanion:
    region_id: str
    # The snapshot that it belongs to.
    snapshot_id: str
    # Of the snapshot. Epoch milliseconds.
    generated_at: int
    headline: CompanionHeadline
    # The present value of each trigger, by id; one whose metric is missing has none.
    observed: dict[str, ObservedTrigger]
    # Distance, series and spells of each trigger, by id; absent for a snapshot of an earlier program.
    trigger_notes: dict[str, TriggerNote] | None = None
    # Whether the lanes of 30 days are those of the fitted model, not base rates of the region.
    has_lane_model: bool
    deaths_known_to: DeathsKnownTo
    # Expected duration and price move of each path to a market.
    path_notes: list[PathNote]
    # Entries of upstreams behind the evidence; absent for a snapshot of an earlier program.
    entries: list[EvidenceEntry] | None = None
    # As in `list-inputs`.
    inputs: list[InputNote] | None = None
    # As in `list-simulation-inputs`.
    levers: list[SimulationLever] | None = None
    # Every country of the region.
    countries: list[CountryState]
    # Feeds that the countries were assessed from.
    sources: list[SourceClocks]


@dataclass(frozen=True, kw_only=True, slots=True)
class ObservedTrigger:
    value: float
    # Of the value and its baseline: `share` and `relative_change` are of 1, `log_change` is a natural logarithm.
    unit: str
    # The ordinary value; 0 for a change.
    baseline_value: float
    # The value as a sentence writes it.
    words: str
    # The threshold, written alike.
    threshold: str


@dataclass(frozen=True, kw_only=True, slots=True)
class TriggerNote:
    # Whether the threshold was estimated on history of this very metric.
    fit: Literal["fitted", "unfitted"] | None = None
    # On the history that the threshold was estimated on; absent without one.
    false_alarms_per_year: float | None = None
    # Of the newest evidence of the reading; of an active one without, its last. Epoch milliseconds.
    observed_at: int | None = None
    # From the value to the threshold, in its unit; negative past it.
    distance: float | None = None
    # The same as a share of the way from the baseline to the threshold.
    distance_share: float | None = None
    # Days of the past year on which it was active or past its own threshold; oldest first.
    activations: list[TriggerSpell] | None = None
    series90d: TriggerDaily | None = None
    # What the reading does not answer.
    cannot_tell: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class TriggerSpell:
    # First UTC day. Epoch milliseconds.
    from_: int = field(metadata={"json": "from"})
    # Last UTC day. Epoch milliseconds.
    to: int


@dataclass(frozen=True, kw_only=True, slots=True)
class TriggerDaily:
    # First UTC day. Epoch milliseconds.
    from_: int = field(metadata={"json": "from"})
    # The last reading of each day; `null` on a day that has none.
    values: list[float | None]


@dataclass(frozen=True, kw_only=True, slots=True)
class DeathsKnownTo:
    """How old the deaths behind the lanes are, by horizon; a horizon whose lanes are base rates of the region is absent."""

    # Start of the newest UTC day whose deaths the lanes are made from. Epoch milliseconds.
    of_24h: int | None = field(default=None, metadata={"json": "24h"})
    # Start of the newest UTC day whose deaths the lanes are made from. Epoch milliseconds.
    of_7d: int | None = field(default=None, metadata={"json": "7d"})
    # Start of the newest UTC day whose deaths the lanes are made from. Epoch milliseconds.
    of_30d: int | None = field(default=None, metadata={"json": "30d"})


@dataclass(frozen=True, kw_only=True, slots=True)
class PathNote:
    # Which path: as in the snapshot, with its two ends.
    template_id: str
    start: str
    end: str
    # What the two magnitudes are: a range held fewer than five of eight past cases.
    interval: Literal["interval_80", "range"]
    # Why the channel is closed.
    cause: Literal["force", "accident", "weather", "drought", "dispute"] | None = None
    # Days for which the loss is expected to last, 30 at most.
    expected_days: float
    move: PriceMove | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class PriceMove:
    # Relative change of the price since the last quote before the closure.
    change: float
    # Of that quote. Epoch milliseconds.
    from_at: int
    # Of the newest quote. Epoch milliseconds.
    to_at: int
    evidence_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class EvidenceEntry:
    evidence_id: str
    feed_id: str
    # Of an observation of the feed.
    record_id: str


@dataclass(frozen=True, kw_only=True, slots=True)
class InputNote:
    id: str
    # By the age of its content alone.
    status: Literal["reported", "stale", "missing"]
    # Of its newest content; absent where none was ever received. Epoch milliseconds.
    content_at: int | None = None
    # Axes of the region that read it.
    axes: list[Axis]
    # Share of the places where these axes read it whose value is a prior or carried forward.
    prior_share: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class SimulationLever:
    # With `subject`, what `simulate-regional-snapshot` takes.
    metric: str
    subject: str
    label: str
    unit: str
    # The newest observation.
    value: float
    # A tenth of its observations in the window of the metric were lower.
    low: float
    # A tenth of them were higher.
    high: float


@dataclass(frozen=True, kw_only=True, slots=True)
class SourceClocks:
    feed_id: str
    # When the feed last brought something new. Epoch milliseconds.
    last_read_at: int
    # Time of its newest content. Epoch milliseconds.
    newest_content_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ListTriggerReadingsResponse:
    readings: list[TriggerReading]
    snapshot_id: str
    # Of the snapshot. Epoch milliseconds.
    generated_at: int
    # The instant that the list is as of. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class TriggerReading(TriggerNote):
    id: str
    description: str
    # `kept`: active from its last reading, without a new one. `missing`: not active, no reading.
    status: Literal["active", "kept", "watching", "dormant", "missing"]
    scenario_lane: Literal["base", "escalation", "containment", "fragmentation"]
    threshold: TriggerThreshold
    # When it became active; absent while it is not. Epoch milliseconds.
    activated_at: int | None = None
    observed: float | None = None
    # Of the value and its baseline: `share` and `relative_change` are of 1, `log_change` is a natural logarithm.
    unit: str | None = None
    # The ordinary value; 0 for a change.
    baseline_value: float | None = None
    # The value as a sentence writes it.
    words: str | None = None
    # The threshold, written alike.
    threshold_words: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListInputsResponse:
    inputs: list[RegionInput]
    data_available: bool
    snapshot_id: str
    # Of the snapshot. Epoch milliseconds.
    generated_at: int
    # The instant that the list is as of. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class RegionInput:
    id: str
    # Of its newest content; absent where none was ever received. Epoch milliseconds.
    content_at: int | None = None
    # Axes of the region that read it.
    axes: list[Axis]
    # Share of the places where these axes read it whose value is a prior or carried forward.
    prior_share: float | None = None
    name: str
    status: Literal["reported", "missing", "stale", "not_asked"]
    # Older content is stale; three times older is missing.
    max_age_ms: int
    # Ids of feeds that bring it.
    feeds: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListSimulationInputsResponse:
    inputs: list[SimulationLever]
    data_available: bool
    snapshot_id: str
    # Of the snapshot. Epoch milliseconds.
    generated_at: int
    # The instant that the list is as of. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetSnapshotReceiptResponse:
    receipts: list[SignedReceipt]


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotReceipt:
    snapshot_id: str
    # The instant of assessment. Epoch milliseconds.
    generated_at: int
    # Of the canonical JSON of the snapshot, which is what is signed; lower-case hex.
    sha256: str


@dataclass(frozen=True, kw_only=True, slots=True)
class SignedReceipt(SnapshotReceipt):
    region_id: str
    # Of `/.well-known/jwks.json`; absent where nothing is signed.
    kid: str | None = None
    # Ed25519, base64url.
    signature: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListEvidenceResponse:
    snapshot_id: str
    # Of the snapshot. Epoch milliseconds.
    generated_at: int
    evidence: list[CitedEvidence]
    # Records behind the evidence, of feeds whose terms let callers have them, as known at the snapshot.
    records: list[BackingRecord]
    # `cursor` of the next page; absent on the last one.
    next_cursor: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class CitedEvidence:
    item: EvidenceItem
    # JSON Pointers (RFC 6901) from `snapshot` to every part that cites the item.
    cited_by: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class EvidenceRecord:
    # As in `/api/attribution`.
    feed_id: str
    # Of the entry at its source.
    record_id: str
    title: str | None = None
    # Page of the entry at its source.
    url: str | None = None
    # ISO 3166-1 alpha-2; of several the first.
    country: str | None = None
    place: RecordPlace | None = None
    # When it happened or was issued. Epoch milliseconds.
    observed_at: int
    # Since when it is known as it is here. Epoch milliseconds.
    known_at: int
    licence: str


@dataclass(frozen=True, kw_only=True, slots=True)
class RecordPlace:
    """A point, degrees."""

    lat: float
    lon: float


@dataclass(frozen=True, kw_only=True, slots=True)
class BackingRecord(EvidenceRecord):
    # The item that it is behind.
    evidence_id: str


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckClaimResponse:
    verdict: Literal["supported", "contradicted", "unknown"]
    # What is so, in one sentence.
    basis: str
    # Whose snapshot it was compared with.
    region_id: str | None = None
    snapshot_id: str | None = None
    # Of the snapshot. Epoch milliseconds.
    generated_at: int | None = None
    evidence: list[EvidenceItem]


@dataclass(frozen=True, kw_only=True, slots=True)
class DiffRegionalSnapshotsResponse:
    region_id: str
    # What changed, in one sentence.
    summary: str
    from_: SnapshotReference = field(metadata={"json": "from"})
    to: SnapshotReference
    difference: SnapshotDifference


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotReference:
    snapshot_id: str
    # The instant of assessment. Epoch milliseconds.
    generated_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotDifference:
    regime_from: RegimeLabel
    regime_to: RegimeLabel
    # Every number that differs.
    numbers: list[NumberChange]
    # Every driver that differs, by axis, the largest change first.
    drivers: list[DriverChange]
    evidence: EvidenceDifference
    # Applied to the first snapshot it yields the second, members in order.
    patch: list[PatchOperation]


@dataclass(frozen=True, kw_only=True, slots=True)
class NumberChange:
    # Name of the number, equal in both snapshots, e.g. `scenarioSets.7d.escalation.probability`.
    name: str
    from_: float | None = field(default=None, metadata={"json": "from"})
    to: float | None = None
    # Absent where one snapshot lacks the number.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class DriverChange:
    """The changes of the drivers of an axis sum to the change of the axis (4 decimals)."""

    axis: Axis
    description: str
    from_: float | None = field(default=None, metadata={"json": "from"})
    to: float | None = None
    change: float
    # Evidence of both snapshots.
    evidence_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class EvidenceDifference:
    came: list[EvidenceChange]
    left: list[EvidenceChange]
    # In both snapshots, older in the second.
    aged: list[AgedEvidence]


@dataclass(frozen=True, kw_only=True, slots=True)
class EvidenceChange:
    item: EvidenceItem
    contributions: list[AxisContribution]


@dataclass(frozen=True, kw_only=True, slots=True)
class AxisContribution:
    """What an item carries of an axis: the magnitudes of the drivers that cite it, shared equally between all they cite."""

    axis: Axis
    from_: float = field(metadata={"json": "from"})
    to: float
    change: float


@dataclass(frozen=True, kw_only=True, slots=True)
class AgedEvidence:
    id: str
    # From `observedAt` to the `generatedAt` of the first snapshot.
    age_hours_from: float
    age_hours_to: float
    confidence_from: float
    confidence_to: float
    contributions: list[AxisContribution]


@dataclass(frozen=True, kw_only=True, slots=True)
class PatchOperation:
    """One operation of a JSON Patch (RFC 6902)."""

    op: Literal["add", "remove", "replace"]
    # JSON Pointer (RFC 6901) from the snapshot.
    path: str
    # Absent in `remove`.
    value: Any | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ExplainRegionalSnapshotResponse:
    snapshot_id: str
    # Of the snapshot. Epoch milliseconds.
    generated_at: int
    pointer: str
    # As in the snapshot.
    value: Any
    explanation: Explanation
    # Records behind the evidence, of feeds whose terms let callers have them, as known at the snapshot.
    records: list[BackingRecord]
    # Of a place of the narrative: the claims it states.
    claims: list[AnswerClaim] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Explanation:
    rule: str
    # `recomputed`: the terms come from the same code and evidence as the value. `stored`: the code, the parameters or the known evidence have changed since, or the value is copied; the terms are those of the snapshot itself.
    basis: Literal["recomputed", "stored"]
    # Whether the terms sum to the value (4 decimals).
    is_sum: bool
    parameters: list[ExplainedParameter]
    # The largest first.
    terms: list[ExplainedTerm]
    grade: EvidenceGrade | None = None
    # Evidence of the terms.
    evidence: list[EvidenceItem]
    # The largest change first; at most 5.
    would_change_most: list[Sensitivity]
    # For the regime label: the nearest value of each axis, up and down, that changes the label, the smallest step first. For the confidence: one input missing, or a missing one reporting. For the score of an actor: without its activity in a domain. For a 30-day lane of the model: without the deaths of a country in the newest month, or with twice as many. The last three with the largest change first. Otherwise empty. At most 5.
    what_if: list[WhatIf]


@dataclass(frozen=True, kw_only=True, slots=True)
class ExplainedTerm:
    label: str
    # Contribution to the number, or the feature itself where the value is no sum.
    value: float
    evidence_ids: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class EvidenceGrade:
    """The published grade of a kind of figure, from which the confidence of its evidence follows."""

    # Confidence that one independent source adds.
    single: float
    # How exactly this kind of figure measures what it is cited for; an item may state its own.
    precision: float
    # Chance that the newest figure is later revised enough to matter.
    revision_risk: float
    # Days within which nothing newer is due: age costs nothing.
    current_days: int
    # After them, age halves what it can take from the confidence.
    half_life_days: float
    # Where the grade comes from.
    provenance: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Sensitivity:
    """The number without one of its causes."""

    evidence_id: str
    # The number if this evidence showed normal values, by the same rules.
    value: float
    change: float


@dataclass(frozen=True, kw_only=True, slots=True)
class WhatIf:
    """The value with one named quantity changed, all else equal."""

    # The quantity: an axis, whether an input reports, the activity of an actor in a domain, or the deaths of a country, e.g. `coercivePressure`.
    what: str
    # Current value; absent where there is none.
    from_: float | None = field(default=None, metadata={"json": "from"})
    to: float
    # The explained value with that change, by the same rules.
    value: Any


@dataclass(frozen=True, kw_only=True, slots=True)
class SimulatedObservation:
    # One of the published metrics, e.g. `transits_total`.
    metric: str
    # Subject of the measurement, by registry id, e.g. `chokepoint:hormuz_strait`, `country:YE`, `series:brent`.
    subject: str
    # In the unit of the metric.
    value: float
    # Instant of the observation, within the window of the metric; the instant of the snapshot when absent. Epoch milliseconds.
    observed_at: int | None = None
    # Source; `caller` when absent. Different ones count as independent.
    lineage: str | None = None
    # Event that it reports; one of its own when absent.
    event: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class SimulateRegionalSnapshotResponse:
    simulated: Literal[True]
    # What the preset supposes, in words.
    preset: str | None = None
    based_on: SimulationBasis
    snapshot: RegionalSnapshot
    difference: SnapshotDifference


@dataclass(frozen=True, kw_only=True, slots=True)
class SimulationBasis:
    snapshot_id: str
    # The instant at which both are assessed. Epoch milliseconds.
    generated_at: int
    # Whether the same assessment without the overrides still gives the numbers of that snapshot.
    is_reproduced: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class GetAssessmentInputsResponse:
    inputs: AssessmentInputs
    # Each the JSON of a list of series `{metric, subject, recordId, value, observedAt, knownAt, feedId, lineage, event, detail}`, rows oldest first. A member is a list of one for each row, or `{all}` of them. A long series goes on in the next.
    observations: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class AssessmentInputs:
    region_id: str
    snapshot_id: str
    # Of the snapshot. Epoch milliseconds.
    generated_at: int
    # Of the body of the snapshot as it is served.
    sha256: str
    # Whether the running program makes the same bytes from these inputs.
    is_reproduced: bool
    # Versions, each with a hash: a program with the same has the same parameters.
    parameters: dict[str, str]
    # Before the name of every source; empty in the live world.
    label: str
    # State that the snapshot before left; absent of the first of a region.
    prior: Any | None = None
    provider: str
    model: str
    narrative: RegionalNarrative
    # By metric all subjects that anything is known of.
    subjects: dict[str, list[str]]
    # SHA-256 of each text of `observations`, hexadecimal.
    chunks: list[str]
    # Rows that the terms of their feed leave to operators. With any, only an operator can recompute.
    withheld: list[WithheldObservations]


@dataclass(frozen=True, kw_only=True, slots=True)
class WithheldObservations:
    feed_id: str
    count: int
    # Of the canonical JSON of the list of these rows.
    sha256: str


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCalibrationResponse:
    # By kind, all regions together before each one, and horizon; kinds and regions without a set are absent.
    groups: list[CalibrationGroup]
    versions: list[VersionCount]
    hindcast: list[HindcastGroup]
    ledger: LedgerEnds


@dataclass(frozen=True, kw_only=True, slots=True)
class CalibrationGroup:
    # `live`: sealed before the outcome began. `replayed`: sealed later. `exercise`: of an invented world. Counted separately.
    kind: Literal["live", "replayed", "exercise"]
    # Absent: all regions together, `global` among them.
    region_id: str | None = None
    horizon: Literal["24h", "7d", "30d"]
    # Sealed sets: scored, void and pending.
    set_count: int
    # Sets whose outcome is not known yet.
    pending_count: int
    # Sets that will never be scored.
    void_count: int
    voids: list[VoidCount]
    # Distinct outcomes of the scored sets: sets of one day share one.
    outcome_count: int
    # Sets whose outcome is known.
    scored_count: int
    outcomes: LaneFigures
    # The published lanes first, then the references.
    forecasts: list[ForecastScores]
    skills: list[SkillFigure]
    lanes: list[LaneCalibration]


@dataclass(frozen=True, kw_only=True, slots=True)
class VoidCount:
    reason: str
    # Sets.
    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class LaneFigures:
    base: float
    escalation: float
    containment: float
    fragmentation: float


@dataclass(frozen=True, kw_only=True, slots=True)
class ForecastScores:
    # `model`: the published lanes; otherwise a reference forecast: `uniform`, `climatology` …
    forecast: str
    # Mean of −ln of the probability of the outcome, nats; lower is better.
    log_score: float
    # Mean over the four lanes, 0 to 2; lower is better.
    brier_score: float
    # Lanes from containment to escalation; lower is better.
    ranked_probability_score: float


@dataclass(frozen=True, kw_only=True, slots=True)
class SkillFigure:
    reference: str
    score: Literal["log", "brier"]
    # Share of the loss of the reference that the model avoids: 0 no better, below 0 worse.
    skill: float
    # 95% interval: block bootstrap of quarters, by region.
    low: float
    high: float
    # Whether it is the best reference by this score.
    is_best_reference: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class LaneCalibration:
    lane: Literal["base", "escalation", "containment", "fragmentation"]
    # Mean over the sets.
    mean_probability: float
    # Share of the sets whose outcome it was.
    happened_share: float
    # Expected calibration error over the bins.
    calibration_error: float
    # 95th percentile of the error of a calibrated forecast.
    calibration_error95: float
    # Absent where the lane was always or never the outcome.
    area_under_curve: float | None = None
    # Absent where the lane was never the outcome.
    average_precision: float | None = None
    # Murphy decomposition of the lane's Brier score; lower is better.
    reliability: float
    # Higher is better.
    resolution: float
    # Variance of the outcome.
    uncertainty: float
    bins: list[ReliabilityFigure]


@dataclass(frozen=True, kw_only=True, slots=True)
class ReliabilityFigure:
    # Lower edge of the bin.
    from_: float = field(metadata={"json": "from"})
    # Upper edge.
    to: float
    # Sets in the bin.
    count: int
    # Mean forecast probability of the bin.
    mean_probability: float
    # Observed frequency.
    happened_share: float
    # Lower end of the 95% band of a calibrated forecast.
    consistent_low: float
    # Upper end of that band.
    consistent_high: float


@dataclass(frozen=True, kw_only=True, slots=True)
class VersionCount:
    model_version: str
    # Sealed sets.
    set_count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class HindcastGroup:
    unit: Literal["country", "region"]
    horizon: Literal["24h", "7d", "30d"]
    # `active`, `low`, `quiet`, or `all`.
    stratum: str
    # `final`: deaths as the newest tables state them. `as_published`: as the releases of the time did, like those of a live forecast.
    inputs: Literal["final", "as_published"]
    # The years or months scored, e.g. `2018-2023` or `2024-07 to 2024-12`.
    span: str
    # Sets whose outcome is known.
    scored_count: int
    outcomes: LaneFigures
    # The published lanes first, then the references.
    forecasts: list[ForecastScores]
    skills: list[SkillFigure]
    lanes: list[LaneCalibration]


@dataclass(frozen=True, kw_only=True, slots=True)
class LedgerEnds:
    """The last entries of both chains: a client that keeps them can detect truncation and rewriting later."""

    forecasts: ChainEnd | None = None
    resolutions: ChainEnd | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ChainEnd:
    seq: int
    hash: str


@dataclass(frozen=True, kw_only=True, slots=True)
class ListForecastsResponse:
    forecasts: list[PublishedForecast]
    # `cursor` of the next page; absent on the last one.
    next_cursor: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class PublishedForecast:
    # Position in the chain.
    seq: int
    # Snapshot that published the set; of regions alone.
    snapshot_id: str | None = None
    # Id of a set that no snapshot published.
    forecast_id: str | None = None
    # Absent in a set of a country.
    region_id: str | None = None
    # ISO 3166-1 alpha-2; absent in a set of a region.
    country: str | None = None
    # Who submitted it; absent in the sets of this service.
    forecaster: str | None = None
    submitted: LaneFigures | None = None
    horizon: Literal["24h", "7d", "30d"]
    kind: Literal["live", "replayed", "exercise"]
    model_version: str
    # The instant of assessment. Epoch milliseconds.
    issued_at: int
    # When it was stored. Epoch milliseconds.
    sealed_at: int
    # The outcome is that of the whole UTC days from here, Epoch milliseconds.
    outcome_from: int
    # to here, exclusive. Epoch milliseconds.
    outcome_to: int
    probabilities: LaneFigures
    # Reference forecasts of the same instant, sealed with it.
    references: list[ReferenceLanes]
    # Hash of this entry, lower-case hex; the next entry includes it.
    hash: str
    # The text whose SHA-256 is `hash`: canonical JSON of everything that was sealed, `prevHash` included.
    sealed: str
    status: Literal["pending", "scored", "void"]
    resolution: ForecastResolution | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ReferenceLanes:
    name: str
    probabilities: LaneFigures


@dataclass(frozen=True, kw_only=True, slots=True)
class ForecastResolution:
    # When it was resolved; final. Epoch milliseconds.
    resolved_at: int
    # Absent in a void.
    outcome: Literal["base", "escalation", "containment", "fragmentation"] | None = None
    # Absent in a score.
    void_reason: str | None = None
    log_score: float | None = None
    brier_score: float | None = None
    # Hash of the resolution, in a chain of its own.
    hash: str
    # The text whose SHA-256 is `hash`: canonical JSON of everything that was sealed, `prevHash` included.
    sealed: str


@dataclass(frozen=True, kw_only=True, slots=True)
class SubmittedLanes:
    base: SubmittedProbability
    escalation: SubmittedProbability
    containment: SubmittedProbability
    fragmentation: SubmittedProbability


@dataclass(frozen=True, kw_only=True, slots=True)
class SubmitForecastResponse:
    forecast_id: str
    # Hash of the sealed entry, lower-case hex.
    hash: str
    # When it was sealed. Epoch milliseconds.
    sealed_at: int
    # The outcome is that of the whole UTC days from here, Epoch milliseconds.
    outcome_from: int
    # to here, exclusive. Epoch milliseconds.
    outcome_to: int


@dataclass(frozen=True, kw_only=True, slots=True)
class EventPage:
    # Oldest first.
    events: list[LoggedEvent]
    # `after` of the next page; also where nothing more is there yet.
    next_after: int
    # Sequence of the last event; 0 while there is none.
    head_sequence: int
    # Sequence of the first event that is kept.
    oldest_sequence: int | None = None
    # Names the store: sequences of another one are not comparable. Absent while there is none.
    store_id: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class LoggedEvent:
    # The same for the same cause, whatever the sequence.
    id: str
    # Place in the log: 1, 2, 3 … without a gap.
    sequence: int
    type: Literal["snapshot.stored", "regime.changed", "corridor.changed", "trigger.activated", "trigger.released", "forecast.sealed", "forecast.resolved", "feed.stale", "feed.recovered"]
    world: Literal["live", "exercise"]
    # When it happened. Epoch milliseconds.
    happened_at: int
    # When it was recorded; never earlier than that of the event before. Epoch milliseconds.
    recorded_at: int
    # Absent where it belongs to no one region.
    region_id: str | None = None
    # What it is about, such as `region:mena` or `feed:gdelt-events`.
    subject: str
    # What changed, by type; at most 8 KB.
    data: dict[str, Any]
    # Of the snapshots that it is from.
    receipts: list[SnapshotReceipt]


@dataclass(frozen=True, kw_only=True, slots=True)
class CreateDestinationResponse:
    destination: Destination
    # Verifies the `v1` signatures of its webhooks (Standard Webhooks 1.0.0); templates and mail have none. Shown once.
    secret: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Destination:
    destination_id: DestinationId
    kind: DestinationKind
    # Of a template its origin alone: the rest is secret; of mail `mailto:` and the address.
    url: str
    address: EmailAddress | None = None
    schedule: MailSchedule | None = None
    preset: TemplatePreset | None = None
    method: TemplateMethod | None = None
    # Of the headers of a template; their values and its body are secret.
    header_names: list[str] | None = None
    types: DestinationTypes | None = None
    region_ids: DestinationRegions | None = None
    # Absent while events are sent. `gone`: it answered 410; `failing`: five days without a success; `unconfirmed`, `unsubscribed`: the holder of the address has not confirmed it, or left.
    disabled_reason: Literal["paused", "gone", "failing", "unconfirmed", "unsubscribed"] | None = None
    # When it was created. Epoch milliseconds.
    created_at: int
    # Of the newest success, within a minute. Epoch milliseconds.
    last_success_at: int | None = None
    # Of the first failure since then. Epoch milliseconds.
    failing_since: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListDestinationsResponse:
    destinations: list[Destination]


@dataclass(frozen=True, kw_only=True, slots=True)
class DestinationAnswer:
    destination: Destination


@dataclass(frozen=True, kw_only=True, slots=True)
class DeleteDestinationResponse:
    destination_id: DestinationId


@dataclass(frozen=True, kw_only=True, slots=True)
class TestDestinationResponse:
    # As `list-deliveries` names it.
    delivery_id: str


@dataclass(frozen=True, kw_only=True, slots=True)
class RotateDestinationSecretResponse:
    # Verifies the `v1` signatures of its webhooks (Standard Webhooks 1.0.0); templates and mail have none. Shown once.
    secret: str
    # The secret before signs until then. Epoch milliseconds.
    overlap_until: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ListDeliveriesResponse:
    deliveries: list[Delivery]
    # `cursor` of the next page; absent on the last one.
    next_cursor: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Delivery:
    delivery_id: str
    destination_id: str
    # `webhook-id` of every try.
    event_id: str
    type: str
    # `dead`: given up after ten tries or 72 hours.
    state: Literal["waiting", "delivered", "dead"]
    # When it was queued, or queued again. Epoch milliseconds.
    queued_at: int
    # Of the next try. Epoch milliseconds.
    next_at: int | None = None
    # The newest ten, oldest first.
    attempts: list[DeliveryAttempt]


@dataclass(frozen=True, kw_only=True, slots=True)
class DeliveryAttempt:
    # When it began. Epoch milliseconds.
    tried_at: int
    duration_ms: int
    # Of the answer; absent where none came within 15 s.
    status_code: int | None = None
    # `refused`: the address is not open to deliveries; nothing was sent.
    outcome: Literal["succeeded", "rejected", "refused", "unresolved", "timed_out", "unreachable"]


@dataclass(frozen=True, kw_only=True, slots=True)
class RedeliverResponse:
    queued: int


@dataclass(frozen=True, kw_only=True, slots=True)
class QuietHours:
    # IANA time zone, such as `Europe/Rome`.
    zone: str
    from_: str = field(metadata={"json": "from"})
    to: str
    # `hold`: sent with the first snapshot after these hours; `drop`: never sent.
    action: Literal["hold", "drop"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Rule:
    rule_id: RuleId
    rule: RuleBody
    # Absent while it is evaluated. `over_budget`: an expression needed more than it may have ten times.
    disabled_reason: Literal["paused", "over_budget"] | None = None
    # When it was created. Epoch milliseconds.
    created_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleBody:
    """Fires after `forSnapshots` times `when`, and is over after `clearFor` times `clear`, or not `when` without one. A firing with the `dedupe` of the one before, unless `null`, is left out."""

    name: str
    region_ids: list[Literal["mena", "east-asia", "europe", "north-america", "south-asia", "latam", "sub-saharan-africa", "global"]]
    when: RulePredicate
    clear: RulePredicate | None = None
    for_snapshots: RuleCount | None = None
    clear_for: RuleCount | None = None
    # From one firing to the next; 0 when absent.
    cooldown_hours: int | None = None
    quiet_hours: QuietHours | None = None
    dedupe: RulePredicate | None = None
    # Where its events are sent.
    destination_ids: list[DestinationId] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListRulesResponse:
    rules: list[Rule]


@dataclass(frozen=True, kw_only=True, slots=True)
class DeleteRuleResponse:
    rule_id: RuleId


@dataclass(frozen=True, kw_only=True, slots=True)
class DryRunRuleResponse:
    # Snapshots that were evaluated.
    snapshots_read: int
    # Firings.
    count: int
    # Firings among them that quiet hours held.
    held: int
    # Snapshots that said nothing of the condition.
    unknown: int
    # The oldest first.
    firings: list[RuleFiring]
    days: list[RuleDay]
    by_year: list[RuleYear]
    # Whether it would have been disabled, over its budget ten times.
    is_disabled: bool
    # Absent at the end.
    next: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleFiring:
    region_id: str
    snapshot_id: str
    # When that snapshot was generated. Epoch milliseconds.
    fired_at: int
    # When it was due, where quiet hours held it. Epoch milliseconds.
    held_since: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleDay:
    # UTC.
    date: str
    # Firings.
    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleYear:
    # UTC.
    year: int
    # Snapshots that were evaluated.
    snapshots_read: int
    # Firings.
    count: int
    # Firings among them that quiet hours held.
    held: int
    # Snapshots that said nothing of the condition.
    unknown: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CreateFeedLinkResponse:
    link: FeedLink
    # The Atom feed of all regions; a secret, shown once.
    url: str
    # Every feed: `{region}` is a region or `all`, `{form}` `atom` or `json`.
    url_template: str


@dataclass(frozen=True, kw_only=True, slots=True)
class FeedLink:
    link_id: FeedLinkId
    label: str
    # When it was created. Epoch milliseconds.
    created_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ListFeedLinksResponse:
    links: list[FeedLink]


@dataclass(frozen=True, kw_only=True, slots=True)
class RevokeFeedLinkResponse:
    link_id: FeedLinkId


@dataclass(frozen=True, kw_only=True, slots=True)
class ListForecastersResponse:
    forecasters: list[ForecasterScores]


@dataclass(frozen=True, kw_only=True, slots=True)
class ForecasterScores:
    # A public name; `model`, or the name of a reference forecast.
    forecaster: str
    role: Literal["model", "reference", "forecaster"]
    boards: list[ForecasterBoard]


@dataclass(frozen=True, kw_only=True, slots=True)
class ForecasterBoard:
    horizon: Literal["24h", "7d", "30d"]
    kind: Literal["live", "replayed", "exercise"]
    # Sealed sets: scored, void and pending.
    set_count: int
    # Sets whose outcome is not known yet.
    pending_count: int
    # Sets that will never be scored.
    void_count: int
    # Sets whose outcome is known.
    scored_count: int
    # Days among the scored sets: sets of one day and horizon are one cluster.
    cluster_count: int
    log_score: MeanScore | None = None
    brier_score: MeanScore | None = None
    against_model: ModelComparison | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class MeanScore:
    """A mean with the 95% interval of a bootstrap over clusters, in blocks of consecutive clusters as long as the horizon."""

    mean: float
    # Lower end of the 95% interval.
    low: float
    # Upper end.
    high: float


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelComparison:
    """Score minus that of the model on the same units, days and horizons: below 0 is better than the model."""

    # Scored sets whose unit, day and horizon the model has forecast, too.
    scored_count: int
    # Days among them.
    cluster_count: int
    log_difference: MeanScore
    brier_difference: MeanScore


@dataclass(frozen=True, kw_only=True, slots=True)
class RecordList:
    pagination: RecordPagination
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the list is as of; every page of a list has the same. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class RecordPagination:
    # `cursor` of the next page; empty on the last one.
    next_cursor: str
    # Of the whole list, where it is no longer than its first page.
    total_count: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListEarthquakesResponse(RecordList):
    earthquakes: list[Earthquake]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListedPlacedRecord:
    # Of the entry at its source.
    id: str
    title: str | None = None
    # Page of the entry at its source.
    url: str | None = None
    # ISO 3166-1 alpha-2; of several the first.
    country: str | None = None
    # All of them, where there are several.
    countries: list[str] | None = None
    location: RecordLocation | None = None
    # Since when the item is known as it is here. Epoch milliseconds.
    known_at: int
    # Feed that it comes from, as in `/api/attribution`.
    source: str
    licence: str


@dataclass(frozen=True, kw_only=True, slots=True)
class RecordLocation:
    """A point, degrees."""

    lat: float
    lon: float


@dataclass(frozen=True, kw_only=True, slots=True)
class Earthquake(ListedPlacedRecord):
    # When it happened. Epoch milliseconds.
    occurred_at: int
    magnitude: float
    # In words.
    place: str | None = None
    depth_km: float | None = None
    # Colour of the estimated losses: green, yellow, orange or red.
    alert: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListNavigationalWarningsResponse(RecordList):
    warnings: list[NavigationalWarning]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListedAreaRecord:
    # Of the entry at its source.
    id: str
    title: str | None = None
    # Page of the entry at its source.
    url: str | None = None
    location: RecordLocation | None = None
    # Since when the item is known as it is here. Epoch milliseconds.
    known_at: int
    # Feed that it comes from, as in `/api/attribution`.
    source: str
    licence: str


@dataclass(frozen=True, kw_only=True, slots=True)
class NavigationalWarning(ListedAreaRecord):
    # When it was issued. Epoch milliseconds.
    issued_at: int
    # NAVAREA, HYDROLANT, HYDROPAC or HYDROARC, as the agency numbers it.
    area: str | None = None
    authority: str | None = None
    # `attack`, `piracy`, `mine`, `missile`, `gunnery` or `exercise`; absent for all else.
    danger: str | None = None
    text: str


@dataclass(frozen=True, kw_only=True, slots=True)
class ListNaturalEventsResponse(RecordList):
    events: list[NaturalEvent]


@dataclass(frozen=True, kw_only=True, slots=True)
class NaturalEvent(ListedPlacedRecord):
    # When it began, or was last seen. Epoch milliseconds.
    observed_at: int
    # In words, such as `tropical cyclone`.
    category: str | None = None
    # `orange` or `red`; absent where the source gives none.
    alert_level: str | None = None
    # As the source writes it.
    severity: str | None = None
    # `current` or `past`, as the source last said.
    status: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListClimateDisastersResponse(RecordList):
    disasters: list[ClimateDisaster]


@dataclass(frozen=True, kw_only=True, slots=True)
class ClimateDisaster(ListedPlacedRecord):
    # When it began, or was last seen. Epoch milliseconds.
    started_at: int
    # In words, such as `tropical cyclone`.
    category: str | None = None
    # `orange` or `red`; absent where the source gives none.
    alert_level: str | None = None
    # As the source writes it.
    severity: str | None = None
    # `current` or `past`, as the source last said.
    status: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListSecurityAdvisoriesResponse(RecordList):
    advisories: list[SecurityAdvisory]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListedCountryRecord:
    # Of the entry at its source.
    id: str
    title: str | None = None
    # Page of the entry at its source.
    url: str | None = None
    # ISO 3166-1 alpha-2; of several the first.
    country: str | None = None
    # All of them, where there are several.
    countries: list[str] | None = None
    # Since when the item is known as it is here. Epoch milliseconds.
    known_at: int
    # Feed that it comes from, as in `/api/attribution`.
    source: str
    licence: str


@dataclass(frozen=True, kw_only=True, slots=True)
class SecurityAdvisory(ListedCountryRecord):
    # When it was issued. Epoch milliseconds.
    issued_at: int
    level: int
    advice: str | None = None
    # The day of issue.
    issued_date: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListCyberThreatsResponse(RecordList):
    threats: list[CyberThreat]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListedRecord:
    # Of the entry at its source.
    id: str
    title: str | None = None
    # Page of the entry at its source.
    url: str | None = None
    # Since when the item is known as it is here. Epoch milliseconds.
    known_at: int
    # Feed that it comes from, as in `/api/attribution`.
    source: str
    licence: str


@dataclass(frozen=True, kw_only=True, slots=True)
class CyberThreat(ListedRecord):
    # When it was added to the catalogue. Epoch milliseconds.
    added_at: int
    vendor: str | None = None
    product: str | None = None
    # By when agencies of the United States have to act.
    due_date: str | None = None
    # Whether ransomware is known to use it.
    ransomware: bool | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListDiseaseOutbreaksResponse(RecordList):
    outbreaks: list[DiseaseOutbreak]


@dataclass(frozen=True, kw_only=True, slots=True)
class DiseaseOutbreak(ListedCountryRecord):
    # When it was published. Epoch milliseconds.
    published_at: int
    disease: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListHeadlinesResponse(RecordList):
    items: list[Headline]


@dataclass(frozen=True, kw_only=True, slots=True)
class Headline(ListedCountryRecord):
    # When it was published. Epoch milliseconds.
    published_at: int
    publisher: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListAviationNewsResponse(RecordList):
    items: list[Headline]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListClimateNewsResponse(RecordList):
    items: list[Headline]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListAirportDelaysResponse(RecordList):
    alerts: list[AirportDelay]


@dataclass(frozen=True, kw_only=True, slots=True)
class AirportDelay(ListedAreaRecord):
    # Hour in which it was last read. Epoch milliseconds.
    updated_at: int
    icao: str | None = None
    iata: str | None = None
    name: str | None = None
    # `closure`, `ground_stop`, `ground_delay` or `arrival_departure`.
    delay_type: str | None = None
    avg_delay_minutes: float | None = None
    reason: str | None = None
    # As the notice writes it.
    until: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListAirspaceRestrictionsResponse(RecordList):
    restrictions: list[AirspaceRestriction]


@dataclass(frozen=True, kw_only=True, slots=True)
class AirspaceRestriction(ListedCountryRecord):
    # When it was made, or begins to be valid. Epoch milliseconds.
    issued_at: int
    # Flight information region, ICAO.
    fir: str | None = None
    # `flight restriction` or `weather hazard`.
    restriction: str | None = None
    hazard: str | None = None
    qualifier: str | None = None
    # As UTC text.
    from_: str | None = field(default=None, metadata={"json": "from"})
    # As UTC text.
    until: str | None = None
    text: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListUcdpEventsResponse(RecordList):
    events: list[ConflictEvent]


@dataclass(frozen=True, kw_only=True, slots=True)
class ConflictEvent(ListedPlacedRecord):
    # Start of its last day, UTC. Epoch milliseconds.
    occurred_at: int
    side_a: str | None = None
    side_b: str | None = None
    # `state-based`, `non-state` or `one-sided`.
    violence_type: str | None = None
    date_start: str | None = None
    date_end: str | None = None
    # 1 is exact; the code book explains the others.
    date_precision: int | None = None
    deaths_best: int | None = None
    deaths_low: int | None = None
    deaths_high: int | None = None
    # In words.
    place: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListMilitaryFlightsResponse(RecordList):
    flights: list[MilitaryFlight]


@dataclass(frozen=True, kw_only=True, slots=True)
class MilitaryFlight(ListedAreaRecord):
    # When it was there. Epoch milliseconds.
    seen_at: int
    callsign: str | None = None
    registration: str | None = None
    # ICAO type designator, such as `C17`.
    aircraft_type: str | None = None
    # By pressure where it sends it, feet.
    altitude_ft: int
    # Over ground, knots.
    speed_kt: int | None = None
    # Over ground, degrees from north.
    heading_deg: int | None = None
    # Transponder code, four octal digits.
    squawk: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class TrackAircraftResponse:
    positions: list[MilitaryFlight]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListNavalExercisesResponse(RecordList):
    warnings: list[NavalExercise]


@dataclass(frozen=True, kw_only=True, slots=True)
class NavalExercise(ListedAreaRecord):
    # When it was issued. Epoch milliseconds.
    issued_at: int
    # NAVAREA, HYDROLANT, HYDROPAC or HYDROARC, as the agency numbers it.
    area: str | None = None
    authority: str | None = None
    # `missile`, `gunnery` or `exercise`.
    danger: str | None = None
    text: str


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEcbFxRatesResponse(RecordList):
    rates: list[EcbFxRate]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListedFigure:
    # Since when the item is known as it is here. Epoch milliseconds.
    known_at: int
    # Feed that it comes from, as in `/api/attribution`.
    source: str
    licence: str


@dataclass(frozen=True, kw_only=True, slots=True)
class EcbFxRate(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # ISO 4217 code.
    currency: str | None = None
    # Units of the currency for one euro.
    rate: float | None = None
    # Since the business day before.
    change1d: float | None = None
    # The same in per cent.
    change_pct1d: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEnergyPricesResponse(RecordList):
    prices: list[EnergyPrice]


@dataclass(frozen=True, kw_only=True, slots=True)
class EnergyPrice(ListedFigure):
    # Id of the series.
    series: str
    commodity: Literal["crude_oil", "natural_gas"]
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # In `unit`.
    price: float | None = None
    # Unit of the price.
    unit: str | None = None
    # Since the quote before.
    change: float | None = None
    # The same in per cent.
    change_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCrudeInventoriesResponse(RecordList):
    weeks: list[CrudeInventory]


@dataclass(frozen=True, kw_only=True, slots=True)
class CrudeInventory(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # As the report names it.
    product: str | None = None
    # Million barrels.
    million_barrels: float | None = None
    # Since the value before: a week, or a year for the oldest.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListWorldBankIndicatorsResponse(RecordList):
    data: list[WorldBankFigure]


@dataclass(frozen=True, kw_only=True, slots=True)
class WorldBankFigure(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    indicator_code: Literal["EG.IMP.CONS.ZS", "GC.DOD.TOTL.GD.ZS", "DT.DOD.DSTC.IR.ZS", "FI.RES.TOTL.MO", "FP.CPI.TOTL.ZG", "BN.CAB.XOKA.GD.ZS", "NY.GDP.PETR.RT.ZS", "TM.VAL.FOOD.ZS.UN", "GOV_WGI_PV.EST"]
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The year that it is of.
    year: str | None = None
    # With its unit.
    indicator_name: str | None = None
    # In the unit of the indicator.
    value: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetFaoFoodPriceIndexResponse(RecordList):
    points: list[FoodPricePoint]


@dataclass(frozen=True, kw_only=True, slots=True)
class FoodPricePoint(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # 100 in 2014 to 2016.
    index: float | None = None
    # Since the month before, per cent.
    mom_pct: float | None = None
    # Since the same month a year before, per cent.
    yoy_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetUsYieldCurveResponse(RecordList):
    tenors: list[TreasuryYield]


@dataclass(frozen=True, kw_only=True, slots=True)
class TreasuryYield(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # As the Treasury writes it.
    maturity: str | None = None
    # Per cent a year.
    yield_pct: float | None = None
    # Since the business day before, percentage points.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEuYieldCurveResponse(RecordList):
    tenors: list[EuroYield]


@dataclass(frozen=True, kw_only=True, slots=True)
class EuroYield(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # 3M, 2Y, 10Y or 30Y.
    maturity: str | None = None
    # Per cent a year.
    yield_pct: float | None = None
    # Since the business day before, percentage points.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEuFsiResponse(RecordList):
    history: list[SystemicStress]


@dataclass(frozen=True, kw_only=True, slots=True)
class SystemicStress(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # From 0, no stress, to 1.
    value: float | None = None
    # Since the day before.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetBisPolicyRatesResponse(RecordList):
    rates: list[PolicyRate]


@dataclass(frozen=True, kw_only=True, slots=True)
class PolicyRate(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str | None = None
    # Id of the series.
    series: str | None = None
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # YYYY-MM.
    month: str | None = None
    # Per cent a year.
    rate_pct: float | None = None
    # Since the month before, percentage points.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListLongTermRatesResponse(RecordList):
    rates: list[LongTermRate]


@dataclass(frozen=True, kw_only=True, slots=True)
class LongTermRate(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # Per cent a year.
    rate_pct: float | None = None
    # Since the month before, percentage points.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetGasTradeResponse(RecordList):
    months: list[GasTradeMonth]


@dataclass(frozen=True, kw_only=True, slots=True)
class GasTradeMonth(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # Terajoules.
    imports_tj: float | None = None
    # Terajoules.
    exports_tj: float | None = None
    # Imports less exports, terajoules.
    net_imports_tj: float | None = None
    # Of net imports since the same month a year before, per cent.
    net_change_pct1y: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEurostatCountryDataResponse(RecordList):
    countries: list[EurostatFigure]


@dataclass(frozen=True, kw_only=True, slots=True)
class EurostatFigure(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    indicator: Literal["hicp", "unemployment", "debt"]
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # YYYY-MM, or YYYY-Q1 to YYYY-Q4 of debt.
    period: str | None = None
    # Consumer prices since the same month a year before.
    hicp_yoy_pct: float | None = None
    # Of the labour force, seasonally adjusted.
    unemployment_pct: float | None = None
    # Gross debt of general government.
    debt_pct_gdp: float | None = None
    # As Eurostat marks it: e estimated, p provisional, b break.
    flag: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetNationalDebtResponse(RecordList):
    entries: list[NationalDebt]


@dataclass(frozen=True, kw_only=True, slots=True)
class NationalDebt(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The year that it is of.
    year: str | None = None
    # Per cent of gross domestic product.
    debt_to_gdp_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetUsPublicDebtResponse(RecordList):
    days: list[PublicDebtDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class PublicDebtDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # US dollars.
    debt_usd: float | None = None
    # Held by the public.
    held_by_public_usd: float | None = None
    # Since the business day before.
    change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListCommodityQuotesResponse(RecordList):
    quotes: list[CommodityQuote]


@dataclass(frozen=True, kw_only=True, slots=True)
class CommodityQuote(ListedFigure):
    # Id of the series.
    series: str
    commodity: Literal["crude_oil", "natural_gas", "food"]
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # In `unit`.
    price: float | None = None
    # Unit of the price.
    unit: str | None = None
    # Since the quote before, per cent.
    change_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCountryStockIndexResponse(RecordList):
    months: list[StockIndexMonth]


@dataclass(frozen=True, kw_only=True, slots=True)
class StockIndexMonth(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # 100 in 2015.
    index: float | None = None
    # Since the month before, per cent.
    change_pct: float | None = None
    # Since the same month a year before, per cent.
    yoy_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCotPositioningResponse(RecordList):
    instruments: list[FuturesPositions]


@dataclass(frozen=True, kw_only=True, slots=True)
class FuturesPositions(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    report_date: str | None = None
    # Commodity, currency, index or bond, and exchange.
    market: str | None = None
    # Long contracts.
    long: float | None = None
    # Short contracts.
    short: float | None = None
    # Long less short.
    net: float | None = None
    # Of `net`, since the report before.
    week_change: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetFoodImportDependenceResponse(RecordList):
    countries: list[FoodImportShare]


@dataclass(frozen=True, kw_only=True, slots=True)
class FoodImportShare(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The year that it is of.
    year: str | None = None
    # Per cent of merchandise imports.
    food_import_share_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetConsumerPriceOverviewResponse(RecordList):
    countries: list[ConsumerPriceInflation]


@dataclass(frozen=True, kw_only=True, slots=True)
class ConsumerPriceInflation(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    frequency: Literal["yearly", "monthly"]
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The year that it is of.
    year: str | None = None
    # Rise of consumer prices in the year, per cent.
    inflation_pct: float | None = None
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # 100 in 2025; not of a first estimate.
    index: float | None = None
    # Since the month before, per cent.
    mom_pct: float | None = None
    # Since the same month a year before, per cent.
    yoy_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListConsumerPriceCategoriesResponse(RecordList):
    categories: list[ConsumerPriceCategory]


@dataclass(frozen=True, kw_only=True, slots=True)
class ConsumerPriceCategory(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    code: Literal["CP01", "CP02", "CP03", "CP04", "CP05", "CP06", "CP07", "CP08", "CP09", "CP10", "CP11", "CP12", "CP13"]
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Of the division.
    name: str | None = None
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # 100 in 2025.
    index: float | None = None
    # Since the month before, per cent.
    mom_pct: float | None = None
    # Since the same month a year before, per cent.
    yoy_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListConsumerPriceMoversResponse:
    movers: list[ConsumerPriceMove]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ConsumerPriceMove:
    country: str
    # Division of COICOP 2018.
    code: str
    name: str
    # YYYY-MM.
    month: str
    change_pct: float


@dataclass(frozen=True, kw_only=True, slots=True)
class ListMarketFoodPricesResponse(RecordList):
    prices: list[MarketFoodPrice]


@dataclass(frozen=True, kw_only=True, slots=True)
class MarketFoodPrice(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # YYYY-MM.
    month: str | None = None
    # As WFP names it.
    commodity: str | None = None
    # retail or wholesale.
    price_type: str | None = None
    # What the price is for.
    unit: str | None = None
    # In the currency.
    price: float | None = None
    # ISO 4217.
    currency: str | None = None
    # The same in USD, as WFP converts it.
    usd: float | None = None
    # Markets behind it.
    markets: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetChokepointHistoryResponse(RecordList):
    history: list[ChokepointTraffic]


@dataclass(frozen=True, kw_only=True, slots=True)
class ChokepointTraffic(ListedFigure):
    # Id of a strait or canal.
    chokepoint: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # All ships; 100 is the mean of the 90 days before.
    total_index: float | None = None
    # Tankers, likewise.
    tanker_index: float | None = None
    # Container ships, likewise; absent where none passed.
    container_index: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListShippingDisruptionsResponse(RecordList):
    days: list[ShippingDisruptionDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class ShippingDisruptionDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str | None = None
    # Id of a strait or canal.
    chokepoint: str | None = None
    # True of what is of the whole world.
    world: bool | None = None
    # Start of the UTC day. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Ports and straits affected, counted once for each disruption.
    disruptions: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListGpsInterferenceResponse(RecordList):
    areas: list[GnssInterference]


@dataclass(frozen=True, kw_only=True, slots=True)
class GnssInterference(ListedFigure):
    # Id of a part of the world, as in evidence.
    theater: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Of aircraft that report their accuracy, 0 to 1.
    degraded_share: float | None = None
    # Aircraft that report it.
    reports: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListOrefAlertsResponse(RecordList):
    waves: list[SirenWave]


@dataclass(frozen=True, kw_only=True, slots=True)
class SirenWave(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str | None = None
    # True of what is of the whole world.
    world: bool | None = None
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Places under alert.
    places: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetGdeltTopicTimelineResponse(RecordList):
    days: list[ReportDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class ReportDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # Start of the UTC day. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Armed force (CAMEO 18, 19, 20).
    force: float | None = None
    # Blockades (191).
    blockade: float | None = None
    # Shows of force (15).
    posture: float | None = None
    # Coercion short of force (17).
    coercion: float | None = None
    # Protest (14).
    protest: float | None = None
    # Emergency rule and curfews (1722 to 1724).
    emergency: float | None = None
    # Cooperation of two states (03 to 06).
    cooperation: float | None = None
    # Agreements signed (057 and the like).
    treaty: float | None = None
    # Relations reduced or broken (16).
    rupture: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListGdeltArticlesResponse(RecordList):
    articles: list[GdeltArticle]


@dataclass(frozen=True, kw_only=True, slots=True)
class GdeltArticle(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Of the story.
    id: str | None = None
    # As its publisher wrote it.
    title: str | None = None
    # Of the article.
    url: str | None = None
    # Where it was published.
    outlet: str | None = None
    # What the story is about.
    kind: str | None = None
    # Outlets that print the story.
    outlets: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCountryPortActivityResponse(RecordList):
    days: list[PortActivityDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class PortActivityDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # 100 is the mean of the 60 days before.
    calls_index: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCountryEnergyProfileResponse(RecordList):
    years: list[CountryEnergyYear]


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryEnergyYear(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The year that it is of.
    year: str | None = None
    # Terawatt-hours.
    oil_production_twh: float | None = None
    # Terawatt-hours.
    oil_consumption_twh: float | None = None
    # Terawatt-hours.
    gas_production_twh: float | None = None
    # Terawatt-hours.
    gas_consumption_twh: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListGeopoliticalRiskResponse(RecordList):
    days: list[GeopoliticalRiskDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class GeopoliticalRiskDay(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Threats and acts.
    index: float | None = None
    # Acts alone.
    acts: float | None = None
    # Threats alone.
    threats: float | None = None
    # The index against its own 365 days before, whose mean is 100.
    index_of_year: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListConflictReportsResponse(RecordList):
    days: list[ConflictReportDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class ConflictReportDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # Start of the UTC day. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Armed force.
    force: float | None = None
    # Blockades and restricted movement.
    blockade: float | None = None
    # Coercion short of force.
    coercion: float | None = None
    # Reports of force for each 1,000 other rows of the day; the day may not be over.
    force_per_thousand: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListAcledEventsResponse(RecordList):
    counts: list[AcledDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class AcledDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # Start of the UTC day. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Events of all kinds.
    events: float | None = None
    # Deaths as reported.
    fatalities: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListUnrestEventsResponse(RecordList):
    events: list[UnrestEvent]


@dataclass(frozen=True, kw_only=True, slots=True)
class UnrestEvent(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # GLOBALEVENTID of GDELT.
    id: str | None = None
    # As GDELT names it.
    place: str | None = None
    # CAMEO code: 141 demonstration, 142 hunger strike, 143 strike, 144 obstruction, 145 riot.
    code: str | None = None
    # Country of who protests, where GDELT knows it.
    actor_country: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetUnrestTrendResponse(RecordList):
    days: list[UnrestDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class UnrestDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # Start of the UTC day. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Reports of protest.
    reports: float | None = None
    # For each 1,000 other rows of the day; the day may not be over.
    per_thousand: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetTheaterPostureResponse(RecordList):
    theaters: list[TheaterPosture]


@dataclass(frozen=True, kw_only=True, slots=True)
class TheaterPosture(ListedFigure):
    # Id of a part of the world, as in evidence.
    theater: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Aircraft received.
    active_flights: float | None = None
    # Mean of the hours of 14 days before.
    baseline14d: float | None = None
    # Standard deviations from it.
    z_score: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetDefenseIndustrialBaseResponse(RecordList):
    countries: list[DefenseBase]


@dataclass(frozen=True, kw_only=True, slots=True)
class DefenseBase(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The year that it is of.
    year: str | None = None
    # Per cent of gross domestic product.
    expenditure_pct_gdp: float | None = None
    # Trend indicator value.
    arms_imports_tiv: float | None = None
    # Trend indicator value.
    arms_exports_tiv: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetDisplacementSummaryResponse(RecordList):
    countries: list[DisplacedPeople]


@dataclass(frozen=True, kw_only=True, slots=True)
class DisplacedPeople(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Persons.
    total: float | None = None
    # Persons.
    refugees: float | None = None
    # Persons.
    asylum_seekers: float | None = None
    # Others abroad, persons.
    in_need_of_protection: float | None = None
    # Persons.
    internally_displaced: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetPopulationExposureResponse:
    # Of the countries whose density is known; absent where none is, 0 at sea.
    population: int | None = None
    countries: list[ExposedCountry]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ExposedCountry:
    # ISO 3166-1 alpha-2.
    country: str
    # Of its land within the distance.
    land_km2: int
    # Absent where it is not known.
    people_per_km2: float | None = None
    population: int | None = None
    # That the density is of.
    year: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetExploitedVulnerabilityTrendResponse(RecordList):
    days: list[ExploitedVulnerabilityDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class ExploitedVulnerabilityDay(ListedFigure):
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Entries added.
    added: float | None = None
    # Of them, used in known ransomware campaigns.
    ransomware: float | None = None
    # Their vendors.
    vendors: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListSanctionsChangesResponse(RecordList):
    changes: list[SanctionsChange]


@dataclass(frozen=True, kw_only=True, slots=True)
class SanctionsChange(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str | None = None
    # True of what is of the whole world.
    world: bool | None = None
    change: Literal["added", "removed"]
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Entries.
    entries: float | None = None
    # Id of the list.
    list: str | None = None
    # As the list names it.
    programme: str | None = None
    # Some of the names.
    names: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListSanctionsListsResponse(RecordList):
    lists: list[SanctionsListSize]


@dataclass(frozen=True, kw_only=True, slots=True)
class SanctionsListSize(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Entries.
    entries: float | None = None
    # Of them, persons.
    persons: float | None = None
    # Organisations.
    entities: float | None = None
    # Ships.
    vessels: float | None = None
    # Aircraft.
    aircraft: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListWeatherWarningsResponse(RecordList):
    counts: list[WeatherWarningCount]


@dataclass(frozen=True, kw_only=True, slots=True)
class WeatherWarningCount(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Warnings in force.
    total: float | None = None
    # Kinds and how many of each.
    kinds: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCo2MonitoringResponse(RecordList):
    months: list[CarbonDioxideMonth]


@dataclass(frozen=True, kw_only=True, slots=True)
class CarbonDioxideMonth(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # Parts per million.
    ppm: float | None = None
    # Since the same month a year before, parts per million.
    yoy: float | None = None
    # Days of the month with a measurement.
    days_measured: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetOceanIceDataResponse(RecordList):
    data: list[SeaIceDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class SeaIceDay(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Million km².
    extent_mkm2: float | None = None
    # Million km².
    anomaly: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetFireSummaryResponse(RecordList):
    days: list[FireDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class FireDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str | None = None
    # True of what is of the whole world.
    world: bool | None = None
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Detections.
    hotspots: float | None = None
    # Radiative power of all.
    megawatts: float | None = None
    # Mean of the 30 days before.
    mean30d: float | None = None
    # Standard deviations from it.
    z_score30d: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListFireDetectionsResponse(RecordList):
    fire_detections: list[FireDetection]


@dataclass(frozen=True, kw_only=True, slots=True)
class FireDetection(ListedPlacedRecord):
    # When the satellite passed. Epoch milliseconds.
    detected_at: int
    # Radiative power of the pixel.
    megawatts: float
    # `nominal` or `high`.
    confidence: str | None = None
    # As the source names it, such as `N20`.
    satellite: str
    is_night: bool | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListPredictionMarketsResponse(RecordList):
    markets: list[PredictionMarket]


@dataclass(frozen=True, kw_only=True, slots=True)
class PredictionMarket(ListedFigure):
    # Id of the series.
    series: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Price of a yes, to the nearest 0.05.
    probability: float | None = None
    # Since a day before, in probability.
    change1d: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetVesselSnapshotResponse(RecordList):
    areas: list[VesselArea]


@dataclass(frozen=True, kw_only=True, slots=True)
class VesselArea(ListedFigure):
    # Id of a part of the world, as in evidence.
    theater: str | None = None
    # Id of a strait or canal.
    chokepoint: str | None = None
    # True of what is of the whole world.
    world: bool | None = None
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # Its name.
    area: str | None = None
    # Ships under way.
    vessels: float | None = None
    # Mean of the hours of 14 days before.
    baseline14d: float | None = None
    # Standard deviations from it.
    z_score: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListInternetOutagesResponse(RecordList):
    outages: list[InternetOutageDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class InternetOutageDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # Start of the UTC day. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # The power of ten; absent for scores below 1.
    severity_at_least: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListPositiveGeoEventsResponse(RecordList):
    events: list[PositiveEventDay]


@dataclass(frozen=True, kw_only=True, slots=True)
class PositiveEventDay(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # Start of the UTC day. Epoch milliseconds.
    observed_at: int
    # The day that it is of, UTC.
    date: str | None = None
    # Agreements signed, military cooperation or protection.
    agreements: float | None = None
    # Cooperation of two states, agreements left out.
    cooperation: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ReverseGeocodeResponse:
    is_land: bool
    # ISO 3166-1 alpha-2.
    code: str | None = None
    # Its name.
    country: str | None = None
    region_id: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCountryFactsResponse:
    # ISO 3166-1 alpha-2; `XK` for Kosovo.
    country_code: str
    # ISO 3166-1 alpha-3.
    iso3: str
    # UN M49.
    m49: str
    country_name: str
    region_id: str
    # Ids of its theaters, its own first.
    theaters: list[str]
    # ISO 3166-1 alpha-2 of countries with a common land border.
    neighbours: list[str]
    # Ids of the straits and canals on whose shores it lies.
    chokepoints: list[str]
    # ISO 4217: the one it mostly pays with.
    currency: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListServiceStatusesResponse:
    statuses: list[FeedStatus]
    # Now. Epoch milliseconds.
    checked_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class FeedStatus:
    # Of the feed, as in `sources` of answers.
    id: str
    name: str
    # By both clocks, against what the feed declares.
    status: Literal["ok", "warn", "crit", "off"]
    # Page of its upstream.
    url: str
    # Older content is stale.
    max_age_ms: int
    # When it was last read. Epoch milliseconds.
    last_success_at: int | None = None
    # Time of its newest content. Epoch milliseconds.
    newest_content_at: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetForecastsResponse:
    # By region, horizon and lane; regions without a sealed set are absent.
    forecasts: list[LaneForecast]


@dataclass(frozen=True, kw_only=True, slots=True)
class LaneForecast:
    region_id: str
    horizon: Literal["24h", "7d", "30d"]
    lane: Literal["base", "escalation", "containment", "fragmentation"]
    probability: float
    # What the base rate gives.
    climatology: float | None = None
    kind: Literal["live", "replayed", "exercise"]
    # The instant of assessment. Epoch milliseconds.
    issued_at: int
    # When it was stored. Epoch milliseconds.
    sealed_at: int
    # The outcome is that of the whole UTC days from here, Epoch milliseconds.
    outcome_from: int
    # to here, exclusive. Epoch milliseconds.
    outcome_to: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetForecastScorecardResponse:
    # By kind and horizon; kinds without a set are absent.
    by_horizon: list[HorizonScorecard]


@dataclass(frozen=True, kw_only=True, slots=True)
class HorizonScorecard:
    kind: Literal["live", "replayed", "exercise"]
    horizon: Literal["24h", "7d", "30d"]
    # Sealed sets.
    set_count: int
    # Sets whose outcome is known.
    scored_count: int
    # Sets whose outcome is not known yet.
    pending_count: int
    # Sets that will never be scored.
    void_count: int
    # Mean, nats; lower is better.
    log_score: float | None = None
    # Mean over the four lanes, 0 to 2; lower is better.
    brier_score: float | None = None
    # The reference forecast with the best log score.
    reference: str | None = None
    # Share of its log loss that is avoided: 0 no better, below 0 worse.
    skill: float | None = None
    # Lower end of the 95% interval.
    skill_low: float | None = None
    # Upper end.
    skill_high: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListMarketImplicationsResponse:
    cards: list[MarketImplication]
    # Regions without a snapshot as of the instant.
    missing_regions: list[str]
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class MarketImplication:
    start: str
    mechanism: str
    end: str
    severity: Literal["critical", "high", "medium", "low"]
    corridor_id: str
    # Open list: crude, lng, container, fx, equity, agri, metals and others.
    asset_class: str
    # Lower end: of a central 80% interval, or of a range where `confidence` is below 0.625.
    low: float
    # Upper end, as the lower one.
    high: float
    # Open list: `usd_bbl`, `pct`, `usd_teu`, `basis_points` and others.
    unit: str
    # How often the band of the template held on past analogues.
    confidence: float
    latency_hours: int
    template_id: str
    # The snapshots that have it.
    snapshots: list[SnapshotOfRegion]


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotOfRegion:
    region_id: str
    snapshot_id: str


@dataclass(frozen=True, kw_only=True, slots=True)
class ListCrossSourceSignalsResponse:
    signals: list[CrossSourceSignal]
    # Regions without a snapshot as of the instant.
    missing_regions: list[str]
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CrossSourceSignal:
    # Id of the theater; absent where it is of a corridor.
    theater: str | None = None
    # Id of the corridor.
    corridor: str | None = None
    types: list[EvidenceType]
    sources: list[str]
    evidence_count: int
    mean_confidence: float
    # Time of the newest item. Epoch milliseconds.
    newest_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetRiskScoresResponse:
    cii_scores: list[CountryScore]
    # Regions whose countries are not stored as of the instant.
    missing_regions: list[str]
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CountryScore:
    country_code: str
    country_name: str
    region_id: str
    # 100 times the mean of the pressures that report; high is bad.
    combined_score: float
    # Pressures that report, of four.
    pressures: int
    # Of the country's axes.
    confidence: float
    # The instant of the assessment. Epoch milliseconds.
    computed_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetChokepointStatusResponse:
    chokepoints: list[ChokepointStatus]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ChokepointStatus:
    id: str
    name: str
    lat: float
    lon: float
    # Mean of seven days; 100 is the mean of the 90 days before them.
    traffic_index7d: int | None = None
    # The same of tankers.
    tanker_index7d: int | None = None
    # Oil that its tankers lack now, million barrels per day: its flow of 2023 times the loss of `tankerIndex7d`. Absent where either is not known.
    lost_mbd: float | None = None
    # Lowest and highest days that the way round it adds to a voyage; absent where there is none.
    detour_days: list[float] | None = None
    # The last of the seven days. Epoch milliseconds.
    traffic_to: int | None = None
    # Days from then to the instant of the answer.
    lag_days: int | None = None
    # Warnings of attack, piracy or mines in force.
    active_warnings: int | None = None
    # Named disruptions in force.
    disruptions: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetBypassOptionsResponse:
    chokepoint: ChokepointExposure
    options: list[WayRound]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ChokepointExposure:
    chokepoint_id: str
    name: str
    # As in `get-chokepoint-status`: 100 is its own mean of 90 days.
    traffic_index7d: int | None = None
    # Of its usual traffic, per cent.
    lost_pct: int | None = None
    # Whether it has lost 30 per cent or more, or a disruption is reported.
    is_disturbed: bool
    # Warnings to shipping in force.
    active_warnings: int | None = None
    # Disruptions of ports near it.
    disruptions: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class WayRound:
    # Of the way round.
    corridor_id: str
    name: str
    # Corridors that ships leave for it.
    avoids: list[str]
    # That it adds to a voyage.
    extra_days_low: float
    # That it adds to a voyage.
    extra_days_high: float
    # On the way round.
    chokepoints: list[ChokepointExposure]
    # Whether one of them is.
    is_disturbed: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCountryChokepointIndexResponse:
    country_code: str
    # `none` where no figures of the country are known.
    coverage: Literal["full", "none"]
    # The largest share of imports first.
    exposures: list[OilExposure]
    # The largest `consumptionPct`.
    vulnerability_index: float | None = None
    # The largest `lostPct`.
    lost_index: float | None = None
    # Sources of the shares.
    basis: list[str]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class OilExposure:
    chokepoint_id: str
    name: str
    # Of oil imports, through the strait.
    import_share: float
    # Of oil exports.
    export_share: float
    # Net imports through the strait, of consumption, per cent.
    consumption_pct: float | None = None
    # As in `get-chokepoint-status`: 100 is its own mean of 90 days.
    tanker_index7d: int | None = None
    # Of consumption, per cent: `consumptionPct` times the traffic of tankers that is lost.
    lost_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class RouteIntelligenceResponse:
    from_iso2: str
    to_iso2: str
    route: SeaRoute | None = None
    # Chokepoints of the route, in order.
    chokepoint_exposures: list[ChokepointExposure]
    # `lostPct` of the chokepoint that lost most; absent where none is counted.
    disruption_score: int | None = None
    # One for each chokepoint of the route that can be avoided.
    bypass_options: list[BypassOption]
    # Ids of those that cannot.
    unavoidable: list[str]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class SeaRoute:
    """Absent where ships cannot sail between them."""

    from_port: str
    to_port: str
    # Ids of the chokepoints that it passes, in order.
    chokepoint_ids: list[str]
    # Nautical miles.
    distance_nm: int
    # At sea at the speed, without waiting and canal transit.
    days: float


@dataclass(frozen=True, kw_only=True, slots=True)
class BypassOption:
    # Id of the chokepoint.
    avoids: str
    # Whether it is disturbed.
    is_needed: bool
    from_port: str
    to_port: str
    # Ids of the chokepoints that it passes, in order.
    chokepoint_ids: list[str]
    # Nautical miles.
    distance_nm: int
    # At sea at the speed, without waiting and canal transit.
    days: float
    extra_nm: int
    extra_days: float


@dataclass(frozen=True, kw_only=True, slots=True)
class GetMacroSignalsResponse:
    # Series with fewer than eight values in the year before are absent.
    signals: list[MacroSignal]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class MacroSignal:
    # Id of the series.
    series: str
    name: str
    # Share of the year before that is lower.
    percentile1y: int
    # In `unit`.
    value: float | None = None
    unit: str | None = None
    # What the value is of. Epoch milliseconds.
    observed_at: int
    # Values of the year before that it is compared with.
    observations: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Composite:
    # Sum of the contributions; absent where too little is known, which is not calm.
    score: float | None = None
    # Share of the parts that are known.
    coverage: float
    # Ids of the parts that are not.
    missing: list[str]
    # How it is computed, with its source.
    method: str


@dataclass(frozen=True, kw_only=True, slots=True)
class GetFearGreedIndexResponse(Composite):
    # The fifth that the score is in.
    label: Literal["extreme_fear", "fear", "neutral", "greed", "extreme_greed"] | None = None
    components: list[MoodComponent]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class MoodComponent:
    id: str
    name: str
    # 0 is fear, 100 greed.
    value: int
    # What it adds to the score.
    contribution: float
    # What it is of. Epoch milliseconds.
    observed_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetTradeRestrictionsResponse:
    restrictions: list[TradeRestriction]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class TradeRestriction:
    # `reported` by news, or `listed`: added to a sanctions list.
    kind: Literal["reported", "listed"]
    # ISO 3166-1 alpha-2; absent where it is `listed`.
    from_: str | None = field(default=None, metadata={"json": "from"})
    # Id of the feed of the sanctions list.
    list: str | None = None
    # ISO 3166-1 alpha-2.
    to: str
    # Event rows that GDELT codes; several can be of one event.
    reports: int | None = None
    # That were added.
    entries: int | None = None
    # Start of the first day of it in the 30 days. Epoch milliseconds.
    first_seen_at: int
    # Start of the last one. Epoch milliseconds.
    last_seen_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCustomsRevenueResponse(RecordList):
    months: list[CustomsMonth]


@dataclass(frozen=True, kw_only=True, slots=True)
class CustomsMonth(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # The month that it is of, YYYY-MM.
    month: str | None = None
    # US dollars.
    revenue_usd: float | None = None
    # Of the fiscal year to date, which begins in October.
    fytd_usd: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListEnergyDisruptionsResponse:
    events: list[EnergyDisruption]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class EnergyDisruption:
    # Id of the strait, or ISO 3166-1 alpha-2 of the country.
    place: str
    name: str
    type: Literal["strait", "exporter"]
    # Ports and straits affected on its last day.
    disruptions: int
    # Start of the first day of the last unbroken run of days. Epoch milliseconds.
    from_at: int
    # Start of its last day. Epoch milliseconds.
    to_at: int
    # Whether the source has looked at a later day.
    is_over: bool
    # Million barrels a day that usually pass the strait, or net exports of the country.
    oil_mbd: float


@dataclass(frozen=True, kw_only=True, slots=True)
class ListMarketMovesResponse:
    moves: list[MarketMove]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class MarketMove:
    # Name of the question at its source.
    series: str
    # Id of the feed.
    source: str
    # ISO 3166-1 alpha-2, by the words of the question.
    countries: list[str]
    from_: float = field(metadata={"json": "from"})
    to: float
    # The newest price that is at least so old. Epoch milliseconds.
    from_at: int
    # The newest price. Epoch milliseconds.
    to_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CompareEarthquakeNetworksResponse:
    pairs: list[EarthquakePair]
    alone: EarthquakesOfOneNetwork
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class EarthquakePair:
    # Of USGS.
    id: str
    # ISO 3166-1 alpha-2.
    country: str | None = None
    # By USGS. Epoch milliseconds.
    occurred_at: int
    # By USGS.
    magnitude: float
    # EMSC less USGS.
    magnitude_delta: float
    # The same of the time.
    time_delta_seconds: float


@dataclass(frozen=True, kw_only=True, slots=True)
class EarthquakesOfOneNetwork:
    usgs: int
    emsc: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ListThermalEscalationsResponse:
    clusters: list[ThermalEscalation]
    window: ThermalWindow
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ThermalEscalation:
    country_code: str
    country_name: str
    # Hotspots of the day.
    count: int
    # Mean of the 30 days before.
    baseline_expected_count: float
    # The difference.
    count_delta: float
    # The quotient; of a mean below 1, of 1.
    ratio: float
    # Reports of armed force in the week that ends with the day.
    force_reports7d: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ThermalWindow:
    # Start of the day that is judged; absent while none is read. Epoch milliseconds.
    day: int | None = None
    # Countries with a mean to compare with.
    compared_countries: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetHumanitarianSummaryResponse:
    summary: HumanitarianSummary
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class HumanitarianSummary:
    country_code: str
    country_name: str
    # Best estimate of deaths in 90 days.
    conflict_fatalities: int | None = None
    # Events of organised violence with a death in them.
    conflict_events_total: int | None = None
    # End of the 90 days. Epoch milliseconds.
    reference_period_end: int | None = None
    # Refugees, asylum seekers, others abroad and internally displaced people.
    displaced: int | None = None
    # What that is of. Epoch milliseconds.
    displaced_at: int | None = None
    # Reports of protest in 30 days.
    protest_reports30d: int | None = None
    # Reports of armed force in 30 days.
    force_reports30d: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetHumanitarianSummaryBatchResponse:
    # By country code.
    results: dict[str, HumanitarianSummary]
    # Countries asked for, each counted once.
    requested: int
    # Countries of which a source gives a figure, 0 included.
    fetched: int
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListTropicalCyclonesResponse(RecordList):
    storms: list[Storm]


@dataclass(frozen=True, kw_only=True, slots=True)
class Storm(ListedPlacedRecord):
    # When it began, or was last seen. Epoch milliseconds.
    observed_at: int
    # `orange` or `red`; absent where the source gives none.
    alert_level: str | None = None
    # Wind, as the source writes it.
    severity: str | None = None
    # `current` or `past`, as the source last said.
    status: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListCableWarningsResponse:
    # The newest come first.
    warnings: list[CableWarning]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class CableWarning:
    id: str
    title: str | None = None
    # NAVAREA.
    area: str | None = None
    location: CablePoint | None = None
    # When it was issued. Epoch milliseconds.
    issued_at: int
    text: str | None = None
    # Whether the text says broken, cut, damage, fault or parted.
    mentions_damage: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class CablePoint:
    """A point, degrees."""

    lat: float
    lon: float


@dataclass(frozen=True, kw_only=True, slots=True)
class ListFeedDigestResponse:
    # Regions without a headline are absent.
    categories: list[DigestCategory]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class DigestCategory:
    # Absent for headlines that name no country.
    region_id: str | None = None
    items: list[DigestItem]


@dataclass(frozen=True, kw_only=True, slots=True)
class DigestItem:
    title: str | None = None
    url: str | None = None
    publisher: str | None = None
    # ISO 3166-1 alpha-2; of several the first.
    country: str | None = None
    # When it was published. Epoch milliseconds.
    published_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class SearchGdeltDocumentsResponse:
    articles: list[FoundArticle]
    matches: int
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class FoundArticle:
    id: str
    # As its publisher wrote it.
    title: str
    url: str | None = None
    # Where it was published.
    outlet: str | None = None
    # That print the story.
    outlets: int | None = None
    # That it is about, ISO 3166-1 alpha-2.
    countries: list[str]
    # When GDELT saw it. Epoch milliseconds.
    published_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class IntelRecords:
    records: list[IntelRecord]
    # `cursor` of the next page; empty on the last one.
    next_cursor: str
    # Whether more matched than is ranked: the newest are.
    partial: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class IntelRecord:
    # `record`: an entry of a source; `evidence`: an item that a snapshot cited.
    origin: Literal["record", "evidence"]
    id: str
    # Kind of the record or type of the evidence.
    type: str
    # Title of the record, or summary of the evidence.
    summary: str
    # Page of the entry at its source.
    url: str | None = None
    # ISO 3166-1 alpha-2; of several the first.
    country: str | None = None
    # Of evidence, a region whose snapshot cited it.
    region_id: str | None = None
    # When it happened or was issued. Epoch milliseconds.
    observed_at: int
    # Since when it is known here; of evidence, when it was cited first. Epoch milliseconds.
    known_at: int
    # Feed of the record, source of the evidence.
    source: str
    # Of the record.
    licence: str | None = None
    # Of searches: how well it fits, 1 the best of the answer.
    score: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class SearchIntelHistoryResponse(IntelRecords):
    query: str
    # The instant that the answer is as of; every page has the same. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetSimilarEventsResponse(IntelRecords):
    situation: str
    # The instant that the answer is as of; every page has the same. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetIntelTimelineResponse(IntelRecords):
    # The instant that the answer is as of; every page has the same. Epoch milliseconds.
    as_of: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ListSanctionsPressureResponse:
    countries: list[SanctionsPressure]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class SanctionsPressure:
    country_code: str
    country_name: str
    # Entries added in 30 days.
    new_entry_count30d: int
    # Entries added in 365 days.
    new_entry_count365d: int
    # Entries removed in 365 days.
    removed_count365d: int
    by_list: list[SanctionsListCount]
    # Day of the newest addition. Epoch milliseconds.
    newest_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class SanctionsListCount:
    list: str
    # Entries added.
    added365d: int


@dataclass(frozen=True, kw_only=True, slots=True)
class LookupSanctionEntityResponse(RecordList):
    results: list[SanctionsMatch]


@dataclass(frozen=True, kw_only=True, slots=True)
class SanctionsMatch(ListedCountryRecord):
    # The name or alias that is most alike.
    matched_name: str
    # 1 for the same words.
    similarity: float
    # `person`, `entity`, `vessel` or `aircraft`.
    entry_kind: str
    # Other names on the list.
    aliases: list[str]
    # As the list names them.
    programmes: list[str]
    # Day of the listing; absent on lists without dates. Epoch milliseconds.
    listed_at: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListTemporalAnomaliesResponse:
    anomalies: list[TemporalBaseline]
    # Series that were judged.
    series_count: int
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class TemporalBaseline:
    type: Literal["chokepoint-transits", "port-calls", "thermal-hotspots", "exchange-rates"]
    # Country code, or id of the strait or series.
    subject: str
    # The newest day of the series. Epoch milliseconds.
    observed_at: int
    # Standard deviations of the newest day from the mean of the 30 days before.
    z_score: float
    # The newest day in per cent of that mean.
    percent_of_mean: float | None = None
    # Days of the 30 that have a value.
    days: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetTemporalBaselineResponse:
    baseline: TemporalBaseline | None = None
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListScenarioTemplatesResponse:
    templates: list[ScenarioTemplate]


@dataclass(frozen=True, kw_only=True, slots=True)
class ScenarioTemplate:
    # `templateId` of transmission paths.
    id: str
    # What starts it.
    shock: Literal["corridor-loss", "detour", "threat", "sanctions", "gas-cut", "oil-shock"]
    # Where; absent where it is of no corridor.
    corridor_id: str | None = None
    # Of sanctions: against whom, ISO 3166-1 alpha-2.
    country: str | None = None
    mechanism: str
    # What it moves.
    end: str
    asset_class: str
    # `usd_bbl`, `usd_teu` or `pct`.
    unit: str
    # First effect after the shock.
    latency_hours: int
    # Where its figures come from.
    source: str


@dataclass(frozen=True, kw_only=True, slots=True)
class StartedJob:
    job_id: str
    status: Literal["queued"]
    # Path to ask for its outcome; a job takes seconds, and minutes where many wait.
    status_url: str


@dataclass(frozen=True, kw_only=True, slots=True)
class JobState:
    # `none`: no id was given, and the account has started no job within 24 hours.
    status: Literal["none", "queued", "running", "done", "failed", "cancelled"]
    job_id: str | None = None
    # The snapshots of this instant are assessed. Epoch milliseconds.
    requested_at: int | None = None
    # The end, however it came. Epoch milliseconds.
    ended_at: int | None = None
    # Why it failed: its process ended three times with it; it found no room or took too long, twenty times; the evidence or the snapshot is no longer kept; an invariant broke.
    failure: Literal["interrupted", "busy", "evidence_expired", "snapshot_gone", "internal"] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetScenarioStatusResponse(JobState):
    result: SimulateRegionalSnapshotResponse | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class CancelScenarioResponse:
    # Jobs that this request ended.
    cancelled: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class GetSimulationOutcomeResponse(JobState):
    result: SimulationOutcome | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class SimulationOutcome:
    regions: list[SimulatedRegion]
    not_simulated: list[RegionNotSimulated]


@dataclass(frozen=True, kw_only=True, slots=True)
class SimulatedRegion:
    region_id: str
    # Snapshot that it is compared with.
    snapshot_id: str
    # The instant at which both are assessed. Epoch milliseconds.
    generated_at: int
    regime_from: RegimeLabel
    regime_to: RegimeLabel
    # Axes and lane probabilities that differ.
    numbers: list[NumberChange]


@dataclass(frozen=True, kw_only=True, slots=True)
class RegionNotSimulated:
    region_id: str
    # `outside_window`: an observation is dated after its snapshot, or too long before.
    reason: Literal["no_snapshot", "evidence_expired", "outside_window"]


@dataclass(frozen=True, kw_only=True, slots=True)
class GetAirportOpsSummaryResponse:
    # The worst first, then by code.
    summaries: list[AirportOps]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class AirportOps:
    icao: str
    iata: str | None = None
    name: str | None = None
    status: Literal["closed", "ground_stop", "delayed"]
    # Of its notices of delay.
    max_delay_minutes: float | None = None
    # As the worst notice gives it.
    reason: str | None = None
    # Notices in force.
    notices: int
    # Hour in which they were last read. Epoch milliseconds.
    updated_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ListRadiationObservationsResponse(RecordList):
    observations: list[RadiationObservation]


@dataclass(frozen=True, kw_only=True, slots=True)
class RadiationObservation(ListedAreaRecord):
    # End of the hour since which it is so. Epoch milliseconds.
    measured_at: int
    # µSv/h.
    dose_rate: float


@dataclass(frozen=True, kw_only=True, slots=True)
class GetRadiationSummaryResponse(RecordList):
    hours: list[RadiationHour]


@dataclass(frozen=True, kw_only=True, slots=True)
class RadiationHour(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # µSv/h.
    median: float | None = None
    # µSv/h.
    highest: float | None = None
    # Probes in operation.
    probes: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListArxivPapersResponse(RecordList):
    papers: list[ArxivPaper]


@dataclass(frozen=True, kw_only=True, slots=True)
class ArxivPaper(ListedRecord):
    # When its first version was handed in. Epoch milliseconds.
    published_at: int
    categories: list[str]
    version: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListHackernewsItemsResponse(RecordList):
    items: list[HackernewsItem]


@dataclass(frozen=True, kw_only=True, slots=True)
class HackernewsItem(ListedRecord):
    # When it was submitted. Epoch milliseconds.
    submitted_at: int
    # Host that it links to.
    publisher: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ListWebcamsResponse(RecordList):
    webcams: list[Webcam]


@dataclass(frozen=True, kw_only=True, slots=True)
class Webcam(ListedAreaRecord):
    # Since when it is listed so. Epoch milliseconds.
    listed_at: int
    # First of its pictures.
    image_url: str
    # All of them.
    images: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class SearchImageryResponse(RecordList):
    scenes: list[ImageryScene]


@dataclass(frozen=True, kw_only=True, slots=True)
class ImageryScene(ListedAreaRecord):
    # When it was taken. Epoch milliseconds.
    taken_at: int
    satellite: str
    sensor: Literal["optical", "radar"]
    # Share of cloud, percent.
    cloud_pct: int | None = None
    preview_url: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetGivingSummaryResponse(RecordList):
    countries: list[HumanitarianFunding]


@dataclass(frozen=True, kw_only=True, slots=True)
class HumanitarianFunding(ListedFigure):
    # ISO 3166-1 alpha-2.
    country: str
    # What it is of: the day, or the end of the month or year. Epoch milliseconds.
    observed_at: int
    # USD.
    usd: float | None = None
    # The calendar year.
    year: str | None = None
    # Of all funding, percent.
    share_pct: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class GetWebcamImageResponse:
    is_listed: bool
    title: str | None = None
    thumbnail_url: str | None = None
    images: list[str]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEconomicStressResponse(Composite):
    components: list[StressComponent]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class StressComponent:
    id: str
    name: str
    # Of the year before.
    percentile1y: int
    # What it adds to the score.
    contribution: float
    # What it is of. Epoch milliseconds.
    observed_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetShippingStressResponse(Composite):
    # The largest contribution first.
    components: list[ShippingComponent]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ShippingComponent:
    # Id of a strait or canal.
    id: str
    name: str
    # What it adds to the score.
    contribution: float
    # Last of the seven days. Epoch milliseconds.
    traffic_to: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ComputeEnergyShockResponse:
    country_code: str
    chokepoint_id: str
    disruption_pct: float
    # `none` where no figures of the country are known.
    coverage: Literal["full", "none"]
    # Consumption less production. Million barrels per day.
    net_imports: float | None = None
    # Of imports, through the strait.
    import_share: float | None = None
    # Best estimate. Million barrels per day.
    import_loss: float | None = None
    # With a share 0.1 lower. Million barrels per day.
    import_loss_low: float | None = None
    # With a share 0.1 higher. Million barrels per day.
    import_loss_high: float | None = None
    # Of consumption, percent.
    import_loss_pct: float | None = None
    # Exports that cannot leave. Million barrels per day.
    export_loss: float | None = None
    # Sources of the figures.
    basis: list[str]


@dataclass(frozen=True, kw_only=True, slots=True)
class GetResilienceScoreResponse(Composite):
    country_code: str
    country_name: str
    indicators: list[ResilienceIndicator]
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class ResilienceIndicator:
    id: str
    domain: Literal["finances", "supply", "governance"]
    name: str
    value: float
    # Countries that stand worse.
    percentile: float
    # What it adds to the score.
    contribution: float
    # Compared.
    countries: int
    # End of its year. Epoch milliseconds.
    observed_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class GetResilienceRankingResponse:
    items: list[RankedCountry]
    # Countries of which something is known, but too little.
    greyed_out: list[str]
    method: str
    # False where no source was read by the instant.
    data_available: bool
    # The instant that the answer is as of. Epoch milliseconds.
    as_of: int
    # Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.
    sources: list[AnswerSource]


@dataclass(frozen=True, kw_only=True, slots=True)
class RankedCountry:
    # From 1; equal scores have the same.
    rank: int
    country_code: str
    country_name: str
    score: float
    # Share of the six figures that are known.
    coverage: float


@dataclass(frozen=True, kw_only=True, slots=True)
class LeadReceived:
    # Of the text that was agreed to.
    consent_version: str


@dataclass(frozen=True, kw_only=True, slots=True)
class RegisterInterestResponse(LeadReceived):
    status: Literal["received"]


@dataclass(frozen=True, kw_only=True, slots=True)
class SubmitContactResponse(LeadReceived):
    status: Literal["received"]


@dataclass(frozen=True, kw_only=True, slots=True)
class BatchOperation:
    # Unique within the batch after trimming; the index as a string when absent.
    id: str | None = None
    # Path and query string of a documented GET operation, e.g. with a `jmespath` parameter.
    path: str


@dataclass(frozen=True, kw_only=True, slots=True)
class BatchResponse:
    results: list[BatchResult]
    # Results with an empty `error` and a status below 400.
    succeeded: int
    failed: int


@dataclass(frozen=True, kw_only=True, slots=True)
class BatchResult:
    id: str
    # Status of the operation; 0 without a response.
    status: int
    # Body of the operation, success or error; absent when `error` is not empty.
    body: Any | None = None
    # Empty when the operation ran.
    error: Literal["", "invalid_path", "nested_batch", "timeout", "response_too_large", "failed"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Health:
    status: Literal["ok", "warn", "crit"]
    # When the checks were made. Epoch milliseconds.
    checked_at: int
    # `live`, or `exercise` when the data describe an invented world.
    world: Literal["live", "exercise"]
    summary: HealthSummary
    problems: list[HealthProblem] | None = None
    # Only with an operator key.
    checks: list[HealthCheck] | None = None
    # Not done, by name; as `checks`.
    jobs: list[HealthJob] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class HealthSummary:
    total: int
    ok: int
    warn: int
    crit: int


@dataclass(frozen=True, kw_only=True, slots=True)
class HealthProblem:
    # `feed:<id>`, `region:<id>`, `backup`, `clock`, `store` or `connections`.
    check: str
    status: Literal["ok", "warn", "crit"]
    reasons: list[HealthReason]


@dataclass(frozen=True, kw_only=True, slots=True)
class HealthCheck:
    """Two clocks of one feed or region; an instant that never happened is left out."""

    # `feed:<id>`, `region:<id>`, `backup`, `clock`, `store` or `connections`.
    check: str
    status: Literal["ok", "warn", "crit"]
    reasons: list[HealthReason]
    # When it last ran, whatever came of it. Epoch milliseconds.
    last_run_at: int | None = None
    # When it last succeeded. Epoch milliseconds.
    last_success_at: int | None = None
    # How new its content is. Epoch milliseconds.
    content_at: int | None = None
    # The last problem in words, what is wrong with the backups, or what the clock was compared with.
    detail: str | None = None
    failures_in_a_row: int | None = None
    # It is not asked before this, because the upstream wished so or failed too often. Epoch milliseconds.
    waiting_until: int | None = None
    # `open` while it is paused after consecutive failures, `half_open` until the trial after the pause.
    circuit: Literal["closed", "open", "half_open"] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class HealthJob:
    job: str
    slot: str
    state: Literal["running", "waiting", "dead"]
    failure_count: int
    last_problem: str | None = None
    # No sooner is it tried again. Epoch milliseconds.
    retry_at: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Liveness:
    status: Literal["ok"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Readiness:
    status: Literal["ready"]
    # `live`, or `exercise` when the data describe an invented world.
    world: Literal["live", "exercise"]
    # What the store cannot do, in sentences: its disk is full, or a page is corrupt.
    problems: list[str] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Version:
    version: str
    # `unknown` when the build has none.
    commit: str
    # Start of the process. Epoch milliseconds.
    started_at: int
    model_version: str
    scoring_version: str
    geography_version: str
    # `live`, or `exercise` when the data describe an invented world.
    world: Literal["live", "exercise"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Bootstrap:
    data: BootstrapData
    # `snapshots.<region>` for every region without a snapshot; `services` while the state of feeds cannot be read.
    missing: list[str]
    # `live`, or `exercise` when the data describe an invented world.
    world: Literal["live", "exercise"]


@dataclass(frozen=True, kw_only=True, slots=True)
class BootstrapData:
    regions: list[BootstrapRegion]
    catalog: list[BootstrapOperation]
    # How fresh each service is.
    services: list[BootstrapService]
    snapshots: list[BootstrapSnapshot]


@dataclass(frozen=True, kw_only=True, slots=True)
class BootstrapRegion:
    id: str
    name: str


@dataclass(frozen=True, kw_only=True, slots=True)
class BootstrapOperation:
    operation_id: str
    service: str
    method: Literal["GET", "POST"]
    path: str
    summary: str
    gate: Literal["public", "key", "pro"]
    accepts_jmespath: bool
    idempotent: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class BootstrapService:
    service: str
    # The worst of its feeds that are read, as in `list-service-statuses`; `off`: it has feeds, and none is read; `computed`: it lists no feed of its own.
    status: Literal["ok", "warn", "crit", "off", "computed"]
    feed_ids: list[str]
    # Time of the newest content of these feeds. Epoch milliseconds.
    newest_content_at: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class BootstrapSnapshot:
    region_id: str
    snapshot_id: str
    # The instant of assessment. Epoch milliseconds.
    generated_at: int
    # End of validity. Epoch milliseconds.
    valid_until: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Me:
    account: str
    # Absent while the subscription cannot be verified.
    plan_key: str | None = None
    # 0 also while the subscription is not active; absent like `planKey`.
    tier: int | None = None
    scopes: list[str]
    limits: AccountLimits
    # Of a session: when it ends unless it is used again. Epoch milliseconds.
    session_ends_at: int | None = None
    # `live`, or `exercise` when the data describe an invented world.
    world: Literal["live", "exercise"]


@dataclass(frozen=True, kw_only=True, slots=True)
class AccountLimits:
    """The limits in force, of all credentials of the account together; those of the free plan where the plan cannot be verified. Absent is without a limit."""

    # Requests per minute.
    requests_per_minute: int | None = None
    # Requests per UTC day.
    requests_per_utc_day: int | None = None
    deduct_per_utc_day: ModelRuns


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelRuns:
    # Model runs per UTC day.
    limit: int | None = None
    # Left of them today; absent also while the counters cannot be reached.
    remaining: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class KeyList:
    keys: list[ApiKey]
    # `cursor` of the next page; absent on the last one.
    next_cursor: str | None = None
    accounts: list[KeyAccount] | None = None
    changes: list[AuditedChange] | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class ApiKey:
    public_id: str
    account: str
    scopes: list[str]
    # When it was made. Epoch milliseconds.
    created_at: int
    # When it ends. Epoch milliseconds.
    expires_at: int | None = None
    # When it was revoked. Epoch milliseconds.
    revoked_at: int | None = None
    # To the hour. Epoch milliseconds.
    last_used_at: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class KeyAccount:
    account: str
    plan_key: str
    status: Literal["active", "cancelled", "lapsed", "expired"]
    # Until when a cancelled plan serves. Epoch milliseconds.
    paid_until: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class AuditedChange:
    seq: int
    # When it was made. Epoch milliseconds.
    at: int
    # Id of the credential, or part of the program.
    actor: str
    action: str
    subject: str
    # JSON.
    facts: str


@dataclass(frozen=True, kw_only=True, slots=True)
class CreatedKey:
    public_id: str
    key: str


@dataclass(frozen=True, kw_only=True, slots=True)
class RevokedKey:
    public_id: str
    # When it was revoked first. Epoch milliseconds.
    revoked_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionList:
    sessions: list[OpenSession]


@dataclass(frozen=True, kw_only=True, slots=True)
class OpenSession:
    session_id: str
    # When it began. Epoch milliseconds.
    created_at: int
    # To ten minutes. Epoch milliseconds.
    last_seen_at: int
    # When it ends unless it is used again. Epoch milliseconds.
    ends_at: int


@dataclass(frozen=True, kw_only=True, slots=True)
class EndedSession:
    ended: Literal[True]


@dataclass(frozen=True, kw_only=True, slots=True)
class Attribution:
    sources: list[SourceAttribution]


@dataclass(frozen=True, kw_only=True, slots=True)
class SourceAttribution:
    """One source of evidence and its terms."""

    # Feed id, as in `/api/health`.
    id: str
    # Source, as in evidence.
    source: str
    title: str
    # Page of the source.
    url: str
    licence: str
    # Attribution to show with its data.
    attribution: str
    # Whether its records may be redistributed. Of the others only derived numbers are served, or titles with their links.
    redistribute: bool
    # Polled only where the operator has set a key.
    needs_key: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotKeySet:
    keys: list[SnapshotKey]


@dataclass(frozen=True, kw_only=True, slots=True)
class SnapshotKey:
    """A public key (RFC 8037)."""

    kty: Literal["OKP"]
    crv: Literal["Ed25519"]
    # The public key, base64url.
    x: str
    # Its thumbprint (RFC 7638); `X-Snapshot-Signature` names it.
    kid: str
    alg: Literal["EdDSA"]
    use: Literal["sig"]


@dataclass(frozen=True, kw_only=True, slots=True)
class WebhookKeySet:
    keys: list[SnapshotKey]


@dataclass(frozen=True, kw_only=True, slots=True)
class CachePurgeResponse:
    # Entries that this process had under the keys.
    matched: int
    # Entries purged: all of them, or none in a dry run.
    purged: int
    dry_run: bool
    # `live`, or `exercise` when the data describe an invented world.
    world: Literal["live", "exercise"]


RegimeLabel = Literal["calm", "stressed_equilibrium", "coercive_stalemate", "fragmentation_risk", "managed_deescalation", "escalation_ladder"]
Axis = Literal["coercivePressure", "domesticFragility", "capitalStress", "energyVulnerability", "allianceCohesion", "maritimeAccess", "energyLeverage"]
EvidenceType = Literal["vessel_track", "flight_surge", "news_headline", "cii_spike", "chokepoint_status", "sanctions_move", "market_signal", "mobility_disruption"]
Instant = str
SimulatedObservations = list[SimulatedObservation]
SimulationPreset = str
SubmittedProbability = float
DestinationKind = Literal["webhook", "template", "email"]
DestinationUrl = str
EmailAddress = str
MailSchedule = Literal["each", "daily", "weekly"]
TemplatePreset = Literal["ntfy", "slack", "telegram", "discord", "matrix"]
TemplateMethod = Literal["POST", "PUT"]
TemplateBody = str
DestinationTypes = list[Literal["snapshot.stored", "regime.changed", "corridor.changed", "trigger.activated", "trigger.released", "forecast.sealed", "forecast.resolved", "feed.stale", "feed.recovered"]]
DestinationRegions = list[Literal["mena", "east-asia", "europe", "north-america", "south-asia", "latam", "sub-saharan-africa", "global"]]
DestinationId = str
RulePredicate = str
RuleCount = int
RuleId = str
FeedLinkId = str
LeadConsent = Literal[True]
HealthReason = Literal["never_ran", "never_succeeded", "run_overdue", "run_failing", "circuit_open", "sources_unread", "content_stale", "no_content", "no_snapshot", "snapshot_stale", "snapshot_overdue", "in_future", "rows_in_future", "clock_unconfirmed", "clock_wrong", "unreadable", "disk_full", "corrupt_page", "connections_rejected"]
