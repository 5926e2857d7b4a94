/* Generated from the contract by `node scripts/generate-clients.mjs`. */

/** The limits in force, of all credentials of the account together; those of the free plan where the plan cannot be verified. Absent is without a limit. */
export interface AccountLimits {
  /** Requests per minute. */
  requestsPerMinute?: number;
  /** Requests per UTC day. */
  requestsPerUtcDay?: number;
  deductPerUtcDay: ModelRuns;
}

export interface AcledDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Start of the UTC day. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Events of all kinds. */
  events?: number;
  /** Deaths as reported. */
  fatalities?: number;
}

export interface ActorState {
  actorId: string;
  name: string;
  role: "aggressor" | "stabilizer" | "swing" | "broker";
  leverageDomains: ("energy" | "military" | "diplomatic" | "economic" | "maritime")[];
  /** Leverage now. */
  leverageScore: number;
  /** Score now minus score 7 days ago on the same vintage. */
  delta: number;
  /** Ids of items in `snapshot.evidence`. */
  evidenceIds: string[];
}

export interface AgedEvidence {
  id: string;
  /** From `observedAt` to the `generatedAt` of the first snapshot. */
  ageHoursFrom: number;
  ageHoursTo: number;
  confidenceFrom: number;
  confidenceTo: number;
  contributions: AxisContribution[];
}

export interface AirportDelay extends ListedAreaRecord {
  /** Hour in which it was last read. Epoch milliseconds. */
  updatedAt: number;
  icao?: string;
  iata?: string;
  name?: string;
  /** `closure`, `ground_stop`, `ground_delay` or `arrival_departure`. */
  delayType?: string;
  avgDelayMinutes?: number;
  reason?: string;
  /** As the notice writes it. */
  until?: string;
}

export interface AirportNodeStatus {
  icao: string;
  name: string;
  status: "normal" | "disrupted" | "closed";
  disruptionReason: string;
}

export interface AirportOps {
  icao: string;
  iata?: string;
  name?: string;
  status: "closed" | "ground_stop" | "delayed";
  /** Of its notices of delay. */
  maxDelayMinutes?: number;
  /** As the worst notice gives it. */
  reason?: string;
  /** Notices in force. */
  notices: number;
  /** Hour in which they were last read. Epoch milliseconds. */
  updatedAt: number;
}

export interface AirspaceRestriction extends ListedCountryRecord {
  /** When it was made, or begins to be valid. Epoch milliseconds. */
  issuedAt: number;
  /** Flight information region, ICAO. */
  fir?: string;
  /** `flight restriction` or `weather hazard`. */
  restriction?: string;
  hazard?: string;
  qualifier?: string;
  /** As UTC text. */
  from?: string;
  /** As UTC text. */
  until?: string;
  text?: string;
}

export interface AirspaceStatus {
  airspaceId: string;
  status: "open" | "restricted" | "closed";
  reason: string;
}

/** One fact, made by code from one stored thing. */
export interface AnswerClaim {
  /** The same fact has the same id in every answer. */
  id: string;
  /** The claim as a sentence. */
  text: string;
  /** e.g. `level`, `change`, `corridor`, `lane`, `gap`. */
  kind: string;
  /** e.g. `region:mena`, `country:IR`, `corridor:hormuz_strait`. */
  subject: string;
  predicate: string;
  object?: string;
  measure?: string;
  value?: number;
  /** Upper end of a range that begins at `value`. */
  upTo?: number;
  unit?: string;
  direction?: "up" | "down" | "unchanged";
  comparedWith?: ClaimComparison;
  period: ClaimPeriod;
  lane?: "base" | "escalation" | "containment" | "fragmentation";
  horizon?: "24h" | "7d" | "30d";
  /** By evidence. */
  certainty: number;
  /** Evidence of the same snapshot, as `list-evidence` has it. */
  evidenceIds: string[];
  /** Pages of the sources of that evidence. */
  sourceUrls: string[];
  /** When it was first known in this form. Epoch milliseconds. */
  knownAt: number;
}

export interface AnswerQuestionRequest {
  /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
  at?: Instant;
  /** The conversation that the question belongs to; absent: a new one begins. */
  conversationId?: string;
  /** A built-in framework (`ach`, `key-assumptions`, `pmesii-pt`, `dime`, `scenario-cone`, `red-team`, `pre-mortem`, `indicators-warnings`) or your own text; at most 2000 Unicode code points after trimming. */
  framework?: string;
  /** Geographic context: countries, regions, straits; at most 2000 Unicode code points after trimming. */
  geoContext?: string;
  /** The question; 1 to 500 Unicode code points after trimming. */
  query: string;
}

export interface AnswerQuestionResponse {
  answer: AnswerText;
  /** Every claim that a sentence names, in the order of first mention. */
  claims: AnswerClaim[];
  understood: UnderstoodQuestion;
  /** Words of the question that nothing was read from. */
  notUnderstood: string[];
  /** Parts of the question without an answer, and why. */
  notAnswered: NotAnswered[];
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Snapshots that it rests on. */
  snapshotIds: string[];
  /** The answer as Markdown. */
  analysis: string;
  model: string;
  provider: string;
  /** Why the built-in analyst answered instead of a model. */
  fallbackReason?: "model_unavailable" | "unusable_plan" | "budget";
  /** For a follow-up; absent where the conversation could not be kept. */
  conversationId?: string;
}

export interface AnswerSection {
  heading: string;
  /** Whether its sentences are judgements of a model, not facts. */
  isJudgement: boolean;
  sentences: AnswerSentence[];
}

export interface AnswerSentence {
  /** A judgement begins with `Judgement, from [1] [2]: `, the places of its claims. */
  text: string;
  /** Claims that the sentence states, or that a judgement rests on; empty where it says what is not answered or how the question was read. */
  claimIds: string[];
}

export interface AnswerSource {
  /** As in `/api/attribution`. */
  feedId: string;
  /** When it last brought something new; absent while `missing`. Epoch milliseconds. */
  lastReadAt?: number;
  /** Time of its newest content; absent while `missing`. Epoch milliseconds. */
  newestContentAt?: number;
  /** By the age of its content; `missing`: it has brought nothing that is still used. */
  state: "current" | "stale" | "missing";
  /** Attribution to show with its data. */
  attribution: string;
}

export interface AnswerText {
  /** The answer in one or two sentences that stand alone. */
  headline: AnswerSentence[];
  sections: AnswerSection[];
}

export interface ApiKey {
  publicId: string;
  account: string;
  scopes: string[];
  /** When it was made. Epoch milliseconds. */
  createdAt: number;
  /** When it ends. Epoch milliseconds. */
  expiresAt?: number;
  /** When it was revoked. Epoch milliseconds. */
  revokedAt?: number;
  /** To the hour. Epoch milliseconds. */
  lastUsedAt?: number;
}

export interface ArxivPaper extends ListedRecord {
  /** When its first version was handed in. Epoch milliseconds. */
  publishedAt: number;
  categories: string[];
  version?: number;
}

export interface AskedPeriod {
  /** Begin, inclusive. Epoch milliseconds. */
  from: number;
  /** End, exclusive. Epoch milliseconds. */
  to: number;
}

export interface AssessmentInputs {
  regionId: string;
  snapshotId: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt: number;
  /** Of the body of the snapshot as it is served. */
  sha256: string;
  /** Whether the running program makes the same bytes from these inputs. */
  isReproduced: boolean;
  /** Versions, each with a hash: a program with the same has the same parameters. */
  parameters: {
    [member: string]: string;
  };
  /** Before the name of every source; empty in the live world. */
  label: string;
  /** State that the snapshot before left; absent of the first of a region. */
  prior?: unknown;
  provider: string;
  model: string;
  narrative: RegionalNarrative;
  /** By metric all subjects that anything is known of. */
  subjects: {
    [member: string]: string[];
  };
  /** SHA-256 of each text of `observations`, hexadecimal. */
  chunks: string[];
  /** Rows that the terms of their feed leave to operators. With any, only an operator can recompute. */
  withheld: WithheldObservations[];
}

export interface Attribution {
  sources: SourceAttribution[];
}

export interface AuditedChange {
  seq: number;
  /** When it was made. Epoch milliseconds. */
  at: number;
  /** Id of the credential, or part of the program. */
  actor: string;
  action: string;
  subject: string;
  /** JSON. */
  facts: string;
}

export type Axis = "coercivePressure" | "domesticFragility" | "capitalStress" | "energyVulnerability" | "allianceCohesion" | "maritimeAccess" | "energyLeverage";

/** What an item carries of an axis: the magnitudes of the drivers that cite it, shared equally between all they cite. */
export interface AxisContribution {
  axis: Axis;
  from: number;
  to: number;
  change: number;
}

export interface BackingRecord extends EvidenceRecord {
  /** The item that it is behind. */
  evidenceId: string;
}

export interface BalanceDriver {
  axis: Axis;
  description: string;
  /** Share of the axis; the magnitudes of an axis sum to the axis exactly (4 decimals). */
  magnitude: number;
  /** Ids of items in `snapshot.evidence`. */
  evidenceIds: string[];
  orientation: "pressure" | "buffer";
}

/** The numbers of a balance, without its drivers. */
export interface BalanceFigures {
  /** Pressure axis (high = bad). */
  coercivePressure: number;
  /** Pressure axis. */
  domesticFragility: number;
  /** Pressure axis. */
  capitalStress: number;
  /** Pressure axis. */
  energyVulnerability: number;
  /** Buffer axis (high = good). */
  allianceCohesion: number;
  /** Buffer axis. */
  maritimeAccess: number;
  /** Buffer axis. */
  energyLeverage: number;
  /** Mean of buffers minus mean of pressures. */
  netBalance: number;
}

export interface BalanceVector {
  /** Pressure axis (high = bad). */
  coercivePressure: number;
  /** Pressure axis. */
  domesticFragility: number;
  /** Pressure axis. */
  capitalStress: number;
  /** Pressure axis. */
  energyVulnerability: number;
  /** Buffer axis (high = good). */
  allianceCohesion: number;
  /** Buffer axis. */
  maritimeAccess: number;
  /** Buffer axis. */
  energyLeverage: number;
  /** Mean of buffers minus mean of pressures. */
  netBalance: number;
  pressures: BalanceDriver[];
  buffers: BalanceDriver[];
}

export interface BatchOperation {
  /** Unique within the batch after trimming; the index as a string when absent. */
  id?: string;
  /** Path and query string of a documented GET operation, e.g. with a `jmespath` parameter. */
  path: string;
}

export interface BatchRequest {
  operations: BatchOperation[];
}

export interface BatchResponse {
  results: BatchResult[];
  /** Results with an empty `error` and a status below 400. */
  succeeded: number;
  failed: number;
}

export interface BatchResult {
  id: string;
  /** Status of the operation; 0 without a response. */
  status: number;
  /** Body of the operation, success or error; absent when `error` is not empty. */
  body?: unknown;
  /** Empty when the operation ran. */
  error: "" | "invalid_path" | "nested_batch" | "timeout" | "response_too_large" | "failed";
}

export interface Bootstrap {
  data: BootstrapData;
  /** `snapshots.<region>` for every region without a snapshot; `services` while the state of feeds cannot be read. */
  missing: string[];
  /** `live`, or `exercise` when the data describe an invented world. */
  world: "live" | "exercise";
}

export interface BootstrapData {
  regions: BootstrapRegion[];
  catalog: BootstrapOperation[];
  /** How fresh each service is. */
  services: BootstrapService[];
  snapshots: BootstrapSnapshot[];
}

export interface BootstrapOperation {
  operationId: string;
  service: string;
  method: "GET" | "POST";
  path: string;
  summary: string;
  gate: "public" | "key" | "pro";
  acceptsJmespath: boolean;
  idempotent: boolean;
}

export interface BootstrapRegion {
  id: string;
  name: string;
}

export interface BootstrapService {
  service: string;
  /** The worst of its feeds that are read, as in `list-service-statuses`; `off`: it has feeds, and none is read; `computed`: it lists no feed of its own. */
  status: "ok" | "warn" | "crit" | "off" | "computed";
  feedIds: string[];
  /** Time of the newest content of these feeds. Epoch milliseconds. */
  newestContentAt?: number;
}

export interface BootstrapSnapshot {
  regionId: string;
  snapshotId: string;
  /** The instant of assessment. Epoch milliseconds. */
  generatedAt: number;
  /** End of validity. Epoch milliseconds. */
  validUntil: number;
}

export interface BriefAxisChange {
  axis: Axis;
  /** Value a week earlier. */
  from: number;
  /** Value now. */
  to: number;
}

/** Differences from the snapshot as of a week earlier. */
export interface BriefChanges {
  /** `generatedAt` of the snapshot as of a week earlier. Epoch milliseconds. */
  since: number;
  /** The regime a week earlier. */
  regimeLabel: RegimeLabel;
  /** Axes that moved, largest change first. */
  axes: BriefAxisChange[];
}

export interface BypassOption {
  /** Id of the chokepoint. */
  avoids: string;
  /** Whether it is disturbed. */
  isNeeded: boolean;
  fromPort: string;
  toPort: string;
  /** Ids of the chokepoints that it passes, in order. */
  chokepointIds: string[];
  /** Nautical miles. */
  distanceNm: number;
  /** At sea at the speed, without waiting and canal transit. */
  days: number;
  extraNm: number;
  extraDays: number;
}

/** A point, degrees. */
export interface CablePoint {
  lat: number;
  lon: number;
}

export interface CableWarning {
  id: string;
  title?: string;
  /** NAVAREA. */
  area?: string;
  location?: CablePoint;
  /** When it was issued. Epoch milliseconds. */
  issuedAt: number;
  text?: string;
  /** Whether the text says broken, cut, damage, fault or parted. */
  mentionsDamage: boolean;
}

export interface CachePurgeRequest {
  /** `snapshot:<region>`: the copy of its snapshot; `projection:<region>`: the kept projections of that copy; `projections`: all kept projections, read bodies and read expressions. */
  keys?: string[];
  /** Region ids; each adds the two keys of its region. An unknown region or key is a violation. */
  regions?: string[];
  /** Counts without purging. */
  dryRun?: boolean;
}

export interface CachePurgeResponse {
  /** Entries that this process had under the keys. */
  matched: number;
  /** Entries purged: all of them, or none in a dry run. */
  purged: number;
  dryRun: boolean;
  /** `live`, or `exercise` when the data describe an invented world. */
  world: "live" | "exercise";
}

export interface CalibrationGroup {
  /** `live`: sealed before the outcome began. `replayed`: sealed later. `exercise`: of an invented world. Counted separately. */
  kind: "live" | "replayed" | "exercise";
  /** Absent: all regions together, `global` among them. */
  regionId?: string;
  horizon: "24h" | "7d" | "30d";
  /** Sealed sets: scored, void and pending. */
  setCount: number;
  /** Sets whose outcome is not known yet. */
  pendingCount: number;
  /** Sets that will never be scored. */
  voidCount: number;
  voids: VoidCount[];
  /** Distinct outcomes of the scored sets: sets of one day share one. */
  outcomeCount: number;
  /** Sets whose outcome is known. */
  scoredCount: number;
  outcomes: LaneFigures;
  /** The published lanes first, then the references. */
  forecasts: ForecastScores[];
  skills: SkillFigure[];
  lanes: LaneCalibration[];
}

export interface CancelScenarioRequest {
  /** As the answer to its start gave it. */
  jobId?: string;
}

export interface CancelScenarioResponse {
  /** Jobs that this request ended. */
  cancelled: string[];
}

export interface CarbonDioxideMonth extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** Parts per million. */
  ppm?: number;
  /** Since the same month a year before, parts per million. */
  yoy?: number;
  /** Days of the month with a measurement. */
  daysMeasured?: number;
}

export interface ChainEnd {
  seq: number;
  hash: string;
}

export interface CheckClaimResponse {
  verdict: "supported" | "contradicted" | "unknown";
  /** What is so, in one sentence. */
  basis: string;
  /** Whose snapshot it was compared with. */
  regionId?: string;
  snapshotId?: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt?: number;
  evidence: EvidenceItem[];
}

export interface ChokepointExposure {
  chokepointId: string;
  name: string;
  /** As in `get-chokepoint-status`: 100 is its own mean of 90 days. */
  trafficIndex7d?: number;
  /** Of its usual traffic, per cent. */
  lostPct?: number;
  /** Whether it has lost 30 per cent or more, or a disruption is reported. */
  isDisturbed: boolean;
  /** Warnings to shipping in force. */
  activeWarnings?: number;
  /** Disruptions of ports near it. */
  disruptions?: number;
}

export interface ChokepointStatus {
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** Mean of seven days; 100 is the mean of the 90 days before them. */
  trafficIndex7d?: number;
  /** The same of tankers. */
  tankerIndex7d?: number;
  /** Oil that its tankers lack now, million barrels per day: its flow of 2023 times the loss of `tankerIndex7d`. Absent where either is not known. */
  lostMbd?: number;
  /** Lowest and highest days that the way round it adds to a voyage; absent where there is none. */
  detourDays?: number[];
  /** The last of the seven days. Epoch milliseconds. */
  trafficTo?: number;
  /** Days from then to the instant of the answer. */
  lagDays?: number;
  /** Warnings of attack, piracy or mines in force. */
  activeWarnings?: number;
  /** Named disruptions in force. */
  disruptions?: number;
}

export interface ChokepointTraffic extends ListedFigure {
  /** Id of a strait or canal. */
  chokepoint: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** All ships; 100 is the mean of the 90 days before. */
  totalIndex?: number;
  /** Tankers, likewise. */
  tankerIndex?: number;
  /** Container ships, likewise; absent where none passed. */
  containerIndex?: number;
}

export interface CitedEvidence {
  item: EvidenceItem;
  /** JSON Pointers (RFC 6901) from `snapshot` to every part that cites the item. */
  citedBy: string[];
}

export interface ClaimComparison {
  /** What the value is compared with, e.g. `seasonal_norm` or `threshold`. */
  what: string;
  value?: number;
  /** The compared value is an upper bound. */
  bound?: "below";
  /** Relative change from it, of 1, without sign. */
  change?: number;
  /** When it was so. Epoch milliseconds. */
  at?: number;
}

export interface ClaimPeriod {
  kind: "instant" | "day" | "span" | "between" | "latest" | "since" | "horizon" | "always";
  /** Begin. Epoch milliseconds. */
  from: number;
  /** End; absent where it is open. Epoch milliseconds. */
  to?: number;
}

export interface ClimateDisaster extends ListedPlacedRecord {
  /** When it began, or was last seen. Epoch milliseconds. */
  startedAt: number;
  /** In words, such as `tropical cyclone`. */
  category?: string;
  /** `orange` or `red`; absent where the source gives none. */
  alertLevel?: string;
  /** As the source writes it. */
  severity?: string;
  /** `current` or `past`, as the source last said. */
  status?: string;
}

/** A failure with a stable code in the body. */
export interface CodedError {
  /** A stable code. */
  error: string;
  message: string;
}

export interface CommodityQuote extends ListedFigure {
  /** Id of the series. */
  series: string;
  commodity: "crude_oil" | "natural_gas" | "food";
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** In `unit`. */
  price?: number;
  /** Unit of the price. */
  unit?: string;
  /** Since the quote before, per cent. */
  changePct?: number;
}

export interface CompanionHeadline {
  /** The most severe thing that is true now of the region, in one sentence. */
  text: string;
  evidenceIds: string[];
  /** Severity × change × certainty; comparable between regions. */
  rank: number;
}

export interface CompareEarthquakeNetworksResponse {
  pairs: EarthquakePair[];
  alone: EarthquakesOfOneNetwork;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface Composite {
  /** Sum of the contributions; absent where too little is known, which is not calm. */
  score?: number;
  /** Share of the parts that are known. */
  coverage: number;
  /** Ids of the parts that are not. */
  missing: string[];
  /** How it is computed, with its source. */
  method: string;
}

export interface ComputeEnergyShockResponse {
  countryCode: string;
  chokepointId: string;
  disruptionPct: number;
  /** `none` where no figures of the country are known. */
  coverage: "full" | "none";
  /** Consumption less production. Million barrels per day. */
  netImports?: number;
  /** Of imports, through the strait. */
  importShare?: number;
  /** Best estimate. Million barrels per day. */
  importLoss?: number;
  /** With a share 0.1 lower. Million barrels per day. */
  importLossLow?: number;
  /** With a share 0.1 higher. Million barrels per day. */
  importLossHigh?: number;
  /** Of consumption, percent. */
  importLossPct?: number;
  /** Exports that cannot leave. Million barrels per day. */
  exportLoss?: number;
  /** Sources of the figures. */
  basis: string[];
}

export interface ConflictEvent extends ListedPlacedRecord {
  /** Start of its last day, UTC. Epoch milliseconds. */
  occurredAt: number;
  sideA?: string;
  sideB?: string;
  /** `state-based`, `non-state` or `one-sided`. */
  violenceType?: string;
  dateStart?: string;
  dateEnd?: string;
  /** 1 is exact; the code book explains the others. */
  datePrecision?: number;
  deathsBest?: number;
  deathsLow?: number;
  deathsHigh?: number;
  /** In words. */
  place?: string;
}

export interface ConflictReportDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Start of the UTC day. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Armed force. */
  force?: number;
  /** Blockades and restricted movement. */
  blockade?: number;
  /** Coercion short of force. */
  coercion?: number;
  /** Reports of force for each 1,000 other rows of the day; the day may not be over. */
  forcePerThousand?: number;
}

export interface ConsumerPriceCategory extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code: "CP01" | "CP02" | "CP03" | "CP04" | "CP05" | "CP06" | "CP07" | "CP08" | "CP09" | "CP10" | "CP11" | "CP12" | "CP13";
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Of the division. */
  name?: string;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** 100 in 2025. */
  index?: number;
  /** Since the month before, per cent. */
  momPct?: number;
  /** Since the same month a year before, per cent. */
  yoyPct?: number;
}

export interface ConsumerPriceInflation extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  frequency: "yearly" | "monthly";
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The year that it is of. */
  year?: string;
  /** Rise of consumer prices in the year, per cent. */
  inflationPct?: number;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** 100 in 2025; not of a first estimate. */
  index?: number;
  /** Since the month before, per cent. */
  momPct?: number;
  /** Since the same month a year before, per cent. */
  yoyPct?: number;
}

export interface ConsumerPriceMove {
  country: string;
  /** Division of COICOP 2018. */
  code: string;
  name: string;
  /** YYYY-MM. */
  month: string;
  changePct: number;
}

export interface CountryAxis {
  axis: Axis;
  /** `missing`: nothing current is known of this axis here, which does not mean that it is calm. */
  status: "reporting" | "missing";
  /** Absent while `status` is `missing`. */
  value?: number;
  /** Sum to the value exactly (4 decimals). */
  drivers: BalanceDriver[];
  /** Expected inputs without a current value here; sorted. */
  missingInputs: string[];
}

export interface CountryAxisRule {
  axis: Axis;
  rule: string;
  parameters: ExplainedParameter[];
}

export interface CountryAxisValue {
  axis: Axis;
  /** `missing`: nothing current is known of this axis here, which does not mean that it is calm. */
  status: "reporting" | "missing";
  /** Absent while `status` is `missing`. */
  value?: number;
}

/** The four factors of the confidence. */
export interface CountryConfidence {
  /** Share of the expected inputs that are current, by weight. */
  coverage: number;
  /** The same, each by its age. */
  freshness: number;
  /** How many independent sources agree. */
  agreement: number;
  /** Of the published forecasts of its region. */
  skill: number;
}

export interface CountryEnergyYear extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The year that it is of. */
  year?: string;
  /** Terawatt-hours. */
  oilProductionTwh?: number;
  /** Terawatt-hours. */
  oilConsumptionTwh?: number;
  /** Terawatt-hours. */
  gasProductionTwh?: number;
  /** Terawatt-hours. */
  gasConsumptionTwh?: number;
}

export interface CountryIndex {
  /** 100 times the mean of the pressures that report; high is bad. */
  combinedScore: number;
  /** The pressures that report, in their fixed order. */
  components: CountryIndexComponent[];
  /** By five points or more against a week earlier, over the pressures that report in both; absent where no week is known. */
  trend?: "rising" | "stable" | "falling";
  /** Of the country's axes. */
  confidence: number;
  /** The instant of the assessment. Epoch milliseconds. */
  computedAt: number;
}

export interface CountryIndexComponent {
  axis: Axis;
  /** 100 times the value of the axis. */
  score: number;
}

export interface CountryOverview {
  /** ISO 3166 alpha-2 code. */
  country: string;
  /** The region it lies in. */
  regionId: string;
  /** The snapshot of its region that it was assessed with. */
  snapshotId: string;
  /** The instant of the assessment. Epoch milliseconds. */
  generatedAt: number;
  /** Geometric mean of its four factors. */
  confidence: number;
  /** All seven, in their fixed order. */
  axes: CountryAxisValue[];
  /** Mean of buffers minus mean of pressures; absent unless all seven axes report. */
  netBalance?: number;
  /** Official advice to travellers, from 1 (normal) to 4 (do not go); absent while it is not known. */
  advisoryLevel?: number;
  /** Entries that official sanctions lists added against the country in 365 days, removals not deducted; absent while no list reports. */
  sanctionsAdded365d?: number;
  /** Expected inputs without a current value here; sorted. */
  missingInputs: string[];
}

export interface CountryPagination {
  /** `cursor` of the next page; empty on the last one. */
  nextCursor: string;
  /** Countries on all pages. */
  totalCount: number;
}

export interface CountryScore {
  countryCode: string;
  countryName: string;
  regionId: string;
  /** 100 times the mean of the pressures that report; high is bad. */
  combinedScore: number;
  /** Pressures that report, of four. */
  pressures: number;
  /** Of the country's axes. */
  confidence: number;
  /** The instant of the assessment. Epoch milliseconds. */
  computedAt: number;
}

export interface CountryState {
  /** ISO 3166 alpha-2 code. */
  country: string;
  /** The region it lies in. */
  regionId: string;
  /** Geometric mean of its four factors. */
  confidence: number;
  confidenceFactors: CountryConfidence;
  /** All seven, in their fixed order. */
  axes: CountryAxis[];
  /** Mean of buffers minus mean of pressures; absent unless all seven axes report. */
  netBalance?: number;
  /** Official advice to travellers, from 1 (normal) to 4 (do not go); absent while it is not known. */
  advisoryLevel?: number;
  /** Entries that official sanctions lists added against the country in 365 days, removals not deducted; absent while no list reports. */
  sanctionsAdded365d?: number;
  /** Expected inputs without a current value here; sorted. */
  missingInputs: string[];
  /** Everything that the drivers cite; newest first. */
  evidence: EvidenceItem[];
}

export interface CreateDestinationRequest {
  kind?: DestinationKind;
  url?: DestinationUrl;
  address?: EmailAddress;
  schedule?: MailSchedule;
  preset?: TemplatePreset;
  method?: TemplateMethod;
  /** Headers of the request by name, with placeholders as in `body`. `Content-Type` says how a body is written; `application/json` when absent. */
  headers?: {
    [member: string]: string;
  };
  body?: TemplateBody;
  types?: DestinationTypes;
  regionIds?: DestinationRegions;
}

export interface CreateDestinationResponse {
  destination: Destination;
  /** Verifies the `v1` signatures of its webhooks (Standard Webhooks 1.0.0); templates and mail have none. Shown once. */
  secret?: string;
}

export interface CreateFeedLinkRequest {
  label: string;
}

export interface CreateFeedLinkResponse {
  link: FeedLink;
  /** The Atom feed of all regions; a secret, shown once. */
  url: string;
  /** Every feed: `{region}` is a region or `all`, `{form}` `atom` or `json`. */
  urlTemplate: string;
}

export interface CreateKeyRequest {
  /** The account. */
  account: string;
  planKey: "free" | "pro_monthly" | "pro_annual" | "api_starter" | "api_starter_annual" | "api_business" | "api_business_annual" | "enterprise";
  /** Beyond those of the plan. */
  scopes?: ("operator")[];
  /** When it ends. Epoch milliseconds. */
  expiresAt?: number;
}

export interface CreatedKey {
  publicId: string;
  key: string;
}

export interface CrossSourceSignal {
  /** Id of the theater; absent where it is of a corridor. */
  theater?: string;
  /** Id of the corridor. */
  corridor?: string;
  types: EvidenceType[];
  sources: string[];
  evidenceCount: number;
  meanConfidence: number;
  /** Time of the newest item. Epoch milliseconds. */
  newestAt: number;
}

export interface CrudeInventory extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** As the report names it. */
  product?: string;
  /** Million barrels. */
  millionBarrels?: number;
  /** Since the value before: a week, or a year for the oldest. */
  change?: number;
}

export interface CustomsMonth extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** US dollars. */
  revenueUsd?: number;
  /** Of the fiscal year to date, which begins in October. */
  fytdUsd?: number;
}

export interface CyberThreat extends ListedRecord {
  /** When it was added to the catalogue. Epoch milliseconds. */
  addedAt: number;
  vendor?: string;
  product?: string;
  /** By when agencies of the United States have to act. */
  dueDate?: string;
  /** Whether ransomware is known to use it. */
  ransomware?: boolean;
}

export interface DailyBrief {
  regionId: string;
  /** Region and day. */
  title: string;
  /** `generatedAt` of the newest snapshot that it rests on. Epoch milliseconds. */
  asOf: number;
  /** Changes are from the snapshot of this instant; absent where none is a day older. Epoch milliseconds. */
  since?: number;
  text: AnswerText;
  /** Every claim that a sentence names, in the order of first mention. */
  claims: AnswerClaim[];
  /** Snapshots that it rests on. */
  snapshotIds: string[];
  /** The brief as Markdown. */
  analysis: string;
}

/** How old the deaths behind the lanes are, by horizon; a horizon whose lanes are base rates of the region is absent. */
export interface DeathsKnownTo {
  /** Start of the newest UTC day whose deaths the lanes are made from. Epoch milliseconds. */
  "24h"?: number;
  /** Start of the newest UTC day whose deaths the lanes are made from. Epoch milliseconds. */
  "7d"?: number;
  /** Start of the newest UTC day whose deaths the lanes are made from. Epoch milliseconds. */
  "30d"?: number;
}

export interface DeductSituationRequest {
  /** A built-in framework (`ach`, `key-assumptions`, `pmesii-pt`, `dime`, `scenario-cone`, `red-team`, `pre-mortem`, `indicators-warnings`) or your own text; at most 2000 Unicode code points after trimming. */
  framework?: string;
  /** Geographic context: countries, regions, straits; at most 2000 Unicode code points after trimming. */
  geoContext?: string;
  /** The question; 1 to 500 Unicode code points after trimming. */
  query: string;
}

export interface DeductSituationResponse {
  analysis: string;
  model: string;
  provider: string;
}

export interface DefenseBase extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The year that it is of. */
  year?: string;
  /** Per cent of gross domestic product. */
  expenditurePctGdp?: number;
  /** Trend indicator value. */
  armsImportsTiv?: number;
  /** Trend indicator value. */
  armsExportsTiv?: number;
}

export interface DeleteDestinationRequest {
  destinationId: DestinationId;
}

export interface DeleteDestinationResponse {
  destinationId: DestinationId;
}

export interface DeleteRuleRequest {
  ruleId: RuleId;
}

export interface DeleteRuleResponse {
  ruleId: RuleId;
}

export interface Delivery {
  deliveryId: string;
  destinationId: string;
  /** `webhook-id` of every try. */
  eventId: string;
  type: string;
  /** `dead`: given up after ten tries or 72 hours. */
  state: "waiting" | "delivered" | "dead";
  /** When it was queued, or queued again. Epoch milliseconds. */
  queuedAt: number;
  /** Of the next try. Epoch milliseconds. */
  nextAt?: number;
  /** The newest ten, oldest first. */
  attempts: DeliveryAttempt[];
}

export interface DeliveryAttempt {
  /** When it began. Epoch milliseconds. */
  triedAt: number;
  durationMs: number;
  /** Of the answer; absent where none came within 15 s. */
  statusCode?: number;
  /** `refused`: the address is not open to deliveries; nothing was sent. */
  outcome: "succeeded" | "rejected" | "refused" | "unresolved" | "timed_out" | "unreachable";
}

export interface Destination {
  destinationId: DestinationId;
  kind: DestinationKind;
  /** Of a template its origin alone: the rest is secret; of mail `mailto:` and the address. */
  url: string;
  address?: EmailAddress;
  schedule?: MailSchedule;
  preset?: TemplatePreset;
  method?: TemplateMethod;
  /** Of the headers of a template; their values and its body are secret. */
  headerNames?: string[];
  types?: DestinationTypes;
  regionIds?: DestinationRegions;
  /** Absent while events are sent. `gone`: it answered 410; `failing`: five days without a success; `unconfirmed`, `unsubscribed`: the holder of the address has not confirmed it, or left. */
  disabledReason?: "paused" | "gone" | "failing" | "unconfirmed" | "unsubscribed";
  /** When it was created. Epoch milliseconds. */
  createdAt: number;
  /** Of the newest success, within a minute. Epoch milliseconds. */
  lastSuccessAt?: number;
  /** Of the first failure since then. Epoch milliseconds. */
  failingSince?: number;
}

export interface DestinationAnswer {
  destination: Destination;
}

/** As `create-destination` gave it. */
export type DestinationId = string;

/** `webhook`: Standard Webhooks 1.0.0, signed. `template`: the request that a preset or the caller defines. `email`: mail, to an address that confirms it. */
export type DestinationKind = "webhook" | "template" | "email";

/** Only events of these regions; all, and those of none, when empty or absent. */
export type DestinationRegions = ("mena" | "east-asia" | "europe" | "north-america" | "south-asia" | "latam" | "sub-saharan-africa" | "global")[];

/** Only events of these types; every type when empty or absent. */
export type DestinationTypes = ("snapshot.stored" | "regime.changed" | "corridor.changed" | "trigger.activated" | "trigger.released" | "forecast.sealed" | "forecast.resolved" | "feed.stale" | "feed.recovered")[];

/** https on port 443 or 8443, without user name or password, of a host all of whose addresses are public. */
export type DestinationUrl = string;

export interface DiffRegionalSnapshotsResponse {
  regionId: string;
  /** What changed, in one sentence. */
  summary: string;
  from: SnapshotReference;
  to: SnapshotReference;
  difference: SnapshotDifference;
}

export interface DigestCategory {
  /** Absent for headlines that name no country. */
  regionId?: string;
  items: DigestItem[];
}

export interface DigestItem {
  title?: string;
  url?: string;
  publisher?: string;
  /** ISO 3166-1 alpha-2; of several the first. */
  country?: string;
  /** When it was published. Epoch milliseconds. */
  publishedAt: number;
}

export interface DiseaseOutbreak extends ListedCountryRecord {
  /** When it was published. Epoch milliseconds. */
  publishedAt: number;
  disease?: string;
}

export interface DisplacedPeople extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Persons. */
  total?: number;
  /** Persons. */
  refugees?: number;
  /** Persons. */
  asylumSeekers?: number;
  /** Others abroad, persons. */
  inNeedOfProtection?: number;
  /** Persons. */
  internallyDisplaced?: number;
}

/** The changes of the drivers of an axis sum to the change of the axis (4 decimals). */
export interface DriverChange {
  axis: Axis;
  description: string;
  from?: number;
  to?: number;
  change: number;
  /** Evidence of both snapshots. */
  evidenceIds: string[];
}

export interface DryRunRuleRequest {
  rule?: RuleBody;
  ruleId?: RuleId;
  /** Begin, inclusive. Epoch milliseconds, ISO 8601 or an offset from now. */
  from: Instant;
  /** End, exclusive; now when absent. Epoch milliseconds, ISO 8601 or an offset from now. */
  to?: Instant;
  /** `next` of the dry-run before, of the same rule. */
  next?: string;
}

export interface DryRunRuleResponse {
  /** Snapshots that were evaluated. */
  snapshotsRead: number;
  /** Firings. */
  count: number;
  /** Firings among them that quiet hours held. */
  held: number;
  /** Snapshots that said nothing of the condition. */
  unknown: number;
  /** The oldest first. */
  firings: RuleFiring[];
  days: RuleDay[];
  byYear: RuleYear[];
  /** Whether it would have been disabled, over its budget ten times. */
  isDisabled: boolean;
  /** Absent at the end. */
  next?: string;
}

export interface Earthquake extends ListedPlacedRecord {
  /** When it happened. Epoch milliseconds. */
  occurredAt: number;
  magnitude: number;
  /** In words. */
  place?: string;
  depthKm?: number;
  /** Colour of the estimated losses: green, yellow, orange or red. */
  alert?: string;
}

export interface EarthquakePair {
  /** Of USGS. */
  id: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** By USGS. Epoch milliseconds. */
  occurredAt: number;
  /** By USGS. */
  magnitude: number;
  /** EMSC less USGS. */
  magnitudeDelta: number;
  /** The same of the time. */
  timeDeltaSeconds: number;
}

export interface EarthquakesOfOneNetwork {
  usgs: number;
  emsc: number;
}

export interface EcbFxRate extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** ISO 4217 code. */
  currency?: string;
  /** Units of the currency for one euro. */
  rate?: number;
  /** Since the business day before. */
  change1d?: number;
  /** The same in per cent. */
  changePct1d?: number;
}

/** In any case. */
export type EmailAddress = string;

export interface EndSessionRequest {
  /** As the list has it. */
  sessionId: string;
}

export interface EndedSession {
  ended: true;
}

export interface EnergyDisruption {
  /** Id of the strait, or ISO 3166-1 alpha-2 of the country. */
  place: string;
  name: string;
  type: "strait" | "exporter";
  /** Ports and straits affected on its last day. */
  disruptions: number;
  /** Start of the first day of the last unbroken run of days. Epoch milliseconds. */
  fromAt: number;
  /** Start of its last day. Epoch milliseconds. */
  toAt: number;
  /** Whether the source has looked at a later day. */
  isOver: boolean;
  /** Million barrels a day that usually pass the strait, or net exports of the country. */
  oilMbd: number;
}

export interface EnergyPrice extends ListedFigure {
  /** Id of the series. */
  series: string;
  commodity: "crude_oil" | "natural_gas";
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** In `unit`. */
  price?: number;
  /** Unit of the price. */
  unit?: string;
  /** Since the quote before. */
  change?: number;
  /** The same in per cent. */
  changePct?: number;
}

/** The caller lacks the required entitlement, or it cannot be verified. */
export interface EntitlementError {
  error: string;
  requiredTier?: number;
  currentTier?: number;
  planKey?: string;
}

export interface EuroYield extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** 3M, 2Y, 10Y or 30Y. */
  maturity?: string;
  /** Per cent a year. */
  yieldPct?: number;
  /** Since the business day before, percentage points. */
  change?: number;
}

export interface EurostatFigure extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  indicator: "hicp" | "unemployment" | "debt";
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** YYYY-MM, or YYYY-Q1 to YYYY-Q4 of debt. */
  period?: string;
  /** Consumer prices since the same month a year before. */
  hicpYoyPct?: number;
  /** Of the labour force, seasonally adjusted. */
  unemploymentPct?: number;
  /** Gross debt of general government. */
  debtPctGdp?: number;
  /** As Eurostat marks it: e estimated, p provisional, b break. */
  flag?: string;
}

export interface EventPage {
  /** Oldest first. */
  events: LoggedEvent[];
  /** `after` of the next page; also where nothing more is there yet. */
  nextAfter: number;
  /** Sequence of the last event; 0 while there is none. */
  headSequence: number;
  /** Sequence of the first event that is kept. */
  oldestSequence?: number;
  /** Names the store: sequences of another one are not comparable. Absent while there is none. */
  storeId?: string;
}

export interface EvidenceChange {
  item: EvidenceItem;
  contributions: AxisContribution[];
}

export interface EvidenceDifference {
  came: EvidenceChange[];
  left: EvidenceChange[];
  /** In both snapshots, older in the second. */
  aged: AgedEvidence[];
}

export interface EvidenceEntry {
  evidenceId: string;
  feedId: string;
  /** Of an observation of the feed. */
  recordId: string;
}

/** The published grade of a kind of figure, from which the confidence of its evidence follows. */
export interface EvidenceGrade {
  /** Confidence that one independent source adds. */
  single: number;
  /** How exactly this kind of figure measures what it is cited for; an item may state its own. */
  precision: number;
  /** Chance that the newest figure is later revised enough to matter. */
  revisionRisk: number;
  /** Days within which nothing newer is due: age costs nothing. */
  currentDays: number;
  /** After them, age halves what it can take from the confidence. */
  halfLifeDays: number;
  /** Where the grade comes from. */
  provenance: string;
}

export interface EvidenceItem {
  /** Hash of the content: a re-run yields the same id. */
  id: string;
  type: EvidenceType;
  /** Open list: AIS, ADSB, GDELT, ACLED, Yahoo, OREF, NOTAM and others. */
  source: string;
  summary: string;
  /** Product of four terms: independent lineages, age, precision and revision risk. */
  confidence: number;
  /** When the world was so. Epoch milliseconds. */
  observedAt: number;
  theater: string;
  corridor: string;
}

export interface EvidenceRecord {
  /** As in `/api/attribution`. */
  feedId: string;
  /** Of the entry at its source. */
  recordId: string;
  title?: string;
  /** Page of the entry at its source. */
  url?: string;
  /** ISO 3166-1 alpha-2; of several the first. */
  country?: string;
  place?: RecordPlace;
  /** When it happened or was issued. Epoch milliseconds. */
  observedAt: number;
  /** Since when it is known as it is here. Epoch milliseconds. */
  knownAt: number;
  licence: string;
}

export type EvidenceType = "vessel_track" | "flight_surge" | "news_headline" | "cii_spike" | "chokepoint_status" | "sanctions_move" | "market_signal" | "mobility_disruption";

export interface ExplainRegionalSnapshotResponse {
  snapshotId: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt: number;
  pointer: string;
  /** As in the snapshot. */
  value: unknown;
  explanation: Explanation;
  /** Records behind the evidence, of feeds whose terms let callers have them, as known at the snapshot. */
  records: BackingRecord[];
  /** Of a place of the narrative: the claims it states. */
  claims?: AnswerClaim[];
}

export interface ExplainedParameter {
  name: string;
  value: number;
}

export interface ExplainedTerm {
  label: string;
  /** Contribution to the number, or the feature itself where the value is no sum. */
  value: number;
  evidenceIds: string[];
}

export interface Explanation {
  rule: string;
  /** `recomputed`: the terms come from the same code and evidence as the value. `stored`: the code, the parameters or the known evidence have changed since, or the value is copied; the terms are those of the snapshot itself. */
  basis: "recomputed" | "stored";
  /** Whether the terms sum to the value (4 decimals). */
  isSum: boolean;
  parameters: ExplainedParameter[];
  /** The largest first. */
  terms: ExplainedTerm[];
  grade?: EvidenceGrade;
  /** Evidence of the terms. */
  evidence: EvidenceItem[];
  /** The largest change first; at most 5. */
  wouldChangeMost: Sensitivity[];
  /** For the regime label: the nearest value of each axis, up and down, that changes the label, the smallest step first. For the confidence: one input missing, or a missing one reporting. For the score of an actor: without its activity in a domain. For a 30-day lane of the model: without the deaths of a country in the newest month, or with twice as many. The last three with the largest change first. Otherwise empty. At most 5. */
  whatIf: WhatIf[];
}

export interface ExploitedVulnerabilityDay extends ListedFigure {
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Entries added. */
  added?: number;
  /** Of them, used in known ransomware campaigns. */
  ransomware?: number;
  /** Their vendors. */
  vendors?: string;
}

export interface ExposedCountry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of its land within the distance. */
  landKm2: number;
  /** Absent where it is not known. */
  peoplePerKm2?: number;
  population?: number;
  /** That the density is of. */
  year?: string;
}

export interface FeatureCollection {
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the list is as of; every page of a list has the same. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
  pagination?: RecordPagination;
  type: "FeatureCollection";
  features: GeoJsonFeature[];
}

export interface FeedLink {
  linkId: FeedLinkId;
  label: string;
  /** When it was created. Epoch milliseconds. */
  createdAt: number;
}

/** As `create-feed-link` gave it. */
export type FeedLinkId = string;

export interface FeedStatus {
  /** Of the feed, as in `sources` of answers. */
  id: string;
  name: string;
  /** By both clocks, against what the feed declares. */
  status: "ok" | "warn" | "crit" | "off";
  /** Page of its upstream. */
  url: string;
  /** Older content is stale. */
  maxAgeMs: number;
  /** When it was last read. Epoch milliseconds. */
  lastSuccessAt?: number;
  /** Time of its newest content. Epoch milliseconds. */
  newestContentAt?: number;
}

export interface FireDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** True of what is of the whole world. */
  world?: boolean;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Detections. */
  hotspots?: number;
  /** Radiative power of all. */
  megawatts?: number;
  /** Mean of the 30 days before. */
  mean30d?: number;
  /** Standard deviations from it. */
  zScore30d?: number;
}

export interface FireDetection extends ListedPlacedRecord {
  /** When the satellite passed. Epoch milliseconds. */
  detectedAt: number;
  /** Radiative power of the pixel. */
  megawatts: number;
  /** `nominal` or `high`. */
  confidence?: string;
  /** As the source names it, such as `N20`. */
  satellite: string;
  isNight?: boolean;
}

export interface FlightCorridorStress {
  corridor: string;
  /** Shortfall against the corridor's own norm. */
  stressLevel: number;
  reroutedFlights24h: number;
}

export interface FoodImportShare extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The year that it is of. */
  year?: string;
  /** Per cent of merchandise imports. */
  foodImportSharePct?: number;
}

export interface FoodPricePoint extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** 100 in 2014 to 2016. */
  index?: number;
  /** Since the month before, per cent. */
  momPct?: number;
  /** Since the same month a year before, per cent. */
  yoyPct?: number;
}

export interface ForecastResolution {
  /** When it was resolved; final. Epoch milliseconds. */
  resolvedAt: number;
  /** Absent in a void. */
  outcome?: "base" | "escalation" | "containment" | "fragmentation";
  /** Absent in a score. */
  voidReason?: string;
  logScore?: number;
  brierScore?: number;
  /** Hash of the resolution, in a chain of its own. */
  hash: string;
  /** The text whose SHA-256 is `hash`: canonical JSON of everything that was sealed, `prevHash` included. */
  sealed: string;
}

export interface ForecastScores {
  /** `model`: the published lanes; otherwise a reference forecast: `uniform`, `climatology` … */
  forecast: string;
  /** Mean of −ln of the probability of the outcome, nats; lower is better. */
  logScore: number;
  /** Mean over the four lanes, 0 to 2; lower is better. */
  brierScore: number;
  /** Lanes from containment to escalation; lower is better. */
  rankedProbabilityScore: number;
}

export interface ForecasterBoard {
  horizon: "24h" | "7d" | "30d";
  kind: "live" | "replayed" | "exercise";
  /** Sealed sets: scored, void and pending. */
  setCount: number;
  /** Sets whose outcome is not known yet. */
  pendingCount: number;
  /** Sets that will never be scored. */
  voidCount: number;
  /** Sets whose outcome is known. */
  scoredCount: number;
  /** Days among the scored sets: sets of one day and horizon are one cluster. */
  clusterCount: number;
  logScore?: MeanScore;
  brierScore?: MeanScore;
  againstModel?: ModelComparison;
}

export interface ForecasterScores {
  /** A public name; `model`, or the name of a reference forecast. */
  forecaster: string;
  role: "model" | "reference" | "forecaster";
  boards: ForecasterBoard[];
}

export interface FoundArticle {
  id: string;
  /** As its publisher wrote it. */
  title: string;
  url?: string;
  /** Where it was published. */
  outlet?: string;
  /** That print the story. */
  outlets?: number;
  /** That it is about, ISO 3166-1 alpha-2. */
  countries: string[];
  /** When GDELT saw it. Epoch milliseconds. */
  publishedAt: number;
}

export interface FuturesPositions extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  reportDate?: string;
  /** Commodity, currency, index or bond, and exchange. */
  market?: string;
  /** Long contracts. */
  long?: number;
  /** Short contracts. */
  short?: number;
  /** Long less short. */
  net?: number;
  /** Of `net`, since the report before. */
  weekChange?: number;
}

export interface GasTradeMonth extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** Terajoules. */
  importsTj?: number;
  /** Terajoules. */
  exportsTj?: number;
  /** Imports less exports, terajoules. */
  netImportsTj?: number;
  /** Of net imports since the same month a year before, per cent. */
  netChangePct1y?: number;
}

/** The gateway refused the request before any handler ran. */
export interface GatewayError {
  error: string;
}

export interface GdeltArticle extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Of the story. */
  id?: string;
  /** As its publisher wrote it. */
  title?: string;
  /** Of the article. */
  url?: string;
  /** Where it was published. */
  outlet?: string;
  /** What the story is about. */
  kind?: string;
  /** Outlets that print the story. */
  outlets?: number;
}

export interface GeoJsonFeature {
  type: "Feature";
  /** `id` of the item. */
  id: string;
  /** Null where the source gives no place. */
  geometry: GeoJsonPoint | null;
  /** The item without its place. */
  properties: {
    [member: string]: unknown;
  };
}

export interface GeoJsonPoint {
  type: "Point";
  /** Longitude, latitude; degrees. */
  coordinates: number[];
}

export interface GeopoliticalRiskDay extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Threats and acts. */
  index?: number;
  /** Acts alone. */
  acts?: number;
  /** Threats alone. */
  threats?: number;
  /** The index against its own 365 days before, whose mean is 100. */
  indexOfYear?: number;
}

export interface GetAirportOpsSummaryResponse {
  /** The worst first, then by code. */
  summaries: AirportOps[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetAssessmentInputsResponse {
  inputs: AssessmentInputs;
  /** Each the JSON of a list of series `{metric, subject, recordId, value, observedAt, knownAt, feedId, lineage, event, detail}`, rows oldest first. A member is a list of one for each row, or `{all}` of them. A long series goes on in the next. */
  observations: string[];
}

export interface GetBisPolicyRatesResponse extends RecordList {
  rates: PolicyRate[];
}

export interface GetBypassOptionsResponse {
  chokepoint: ChokepointExposure;
  options: WayRound[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetCalibrationResponse {
  /** By kind, all regions together before each one, and horizon; kinds and regions without a set are absent. */
  groups: CalibrationGroup[];
  versions: VersionCount[];
  hindcast: HindcastGroup[];
  ledger: LedgerEnds;
}

export interface GetChokepointHistoryResponse extends RecordList {
  history: ChokepointTraffic[];
}

export interface GetChokepointStatusResponse {
  chokepoints: ChokepointStatus[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetCo2MonitoringResponse extends RecordList {
  months: CarbonDioxideMonth[];
}

export interface GetConsumerPriceOverviewResponse extends RecordList {
  countries: ConsumerPriceInflation[];
}

export interface GetCotPositioningResponse extends RecordList {
  instruments: FuturesPositions[];
}

export interface GetCountryChokepointIndexResponse {
  countryCode: string;
  /** `none` where no figures of the country are known. */
  coverage: "full" | "none";
  /** The largest share of imports first. */
  exposures: OilExposure[];
  /** The largest `consumptionPct`. */
  vulnerabilityIndex?: number;
  /** The largest `lostPct`. */
  lostIndex?: number;
  /** Sources of the shares. */
  basis: string[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetCountryEnergyProfileResponse extends RecordList {
  years: CountryEnergyYear[];
}

export interface GetCountryFactsResponse {
  /** ISO 3166-1 alpha-2; `XK` for Kosovo. */
  countryCode: string;
  /** ISO 3166-1 alpha-3. */
  iso3: string;
  /** UN M49. */
  m49: string;
  countryName: string;
  regionId: string;
  /** Ids of its theaters, its own first. */
  theaters: string[];
  /** ISO 3166-1 alpha-2 of countries with a common land border. */
  neighbours: string[];
  /** Ids of the straits and canals on whose shores it lies. */
  chokepoints: string[];
  /** ISO 4217: the one it mostly pays with. */
  currency?: string;
}

export interface GetCountryPortActivityResponse extends RecordList {
  days: PortActivityDay[];
}

export interface GetCountryRiskResponse {
  countryCode: string;
  countryName: string;
  regionId: string;
  /** The snapshot of its region that it was assessed with. */
  snapshotId: string;
  /** The instant of the assessment. Epoch milliseconds. */
  fetchedAt: number;
  cii?: CountryIndex;
  /** Official advice to travellers, 1 (normal) to 4 (do not go). */
  advisoryLevel?: number;
  /** Whether a list added an entry against the country in 365 days. */
  sanctionsActive?: boolean;
  /** Entries added in 365 days, removals not deducted. */
  sanctionsCount?: number;
  /** Whether one of `cii`, `advisoryLevel` and `sanctionsCount` is absent. */
  upstreamUnavailable: boolean;
  /** Expected inputs without a current value here; sorted. */
  missingInputs: string[];
  /** Feeds that the answer rests on, by id, as known at the assessments; one that needs a key is named once it has reported. Empty where only assessments of an earlier program are stored. */
  sources: AnswerSource[];
}

export interface GetCountryStateResponse {
  /** The snapshot of its region that it was assessed with. */
  snapshotId: string;
  /** The instant of the assessment. Epoch milliseconds. */
  generatedAt: number;
  state: CountryState;
  /** How each axis follows from its drivers, whose magnitudes sum to it. */
  rules: CountryAxisRule[];
}

export interface GetCountryStockIndexResponse extends RecordList {
  months: StockIndexMonth[];
}

export interface GetCrudeInventoriesResponse extends RecordList {
  weeks: CrudeInventory[];
}

export interface GetCustomsRevenueResponse extends RecordList {
  months: CustomsMonth[];
}

export interface GetDailyBriefResponse {
  brief: DailyBrief;
}

export interface GetDefenseIndustrialBaseResponse extends RecordList {
  countries: DefenseBase[];
}

export interface GetDisplacementSummaryResponse extends RecordList {
  countries: DisplacedPeople[];
}

export interface GetEcbFxRatesResponse extends RecordList {
  rates: EcbFxRate[];
}

export interface GetEconomicStressResponse extends Composite {
  components: StressComponent[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetEnergyPricesResponse extends RecordList {
  prices: EnergyPrice[];
}

export interface GetEuFsiResponse extends RecordList {
  history: SystemicStress[];
}

export interface GetEuYieldCurveResponse extends RecordList {
  tenors: EuroYield[];
}

export interface GetEurostatCountryDataResponse extends RecordList {
  countries: EurostatFigure[];
}

export interface GetExploitedVulnerabilityTrendResponse extends RecordList {
  days: ExploitedVulnerabilityDay[];
}

export interface GetFaoFoodPriceIndexResponse extends RecordList {
  points: FoodPricePoint[];
}

export interface GetFearGreedIndexResponse extends Composite {
  /** The fifth that the score is in. */
  label?: "extreme_fear" | "fear" | "neutral" | "greed" | "extreme_greed";
  components: MoodComponent[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetFireSummaryResponse extends RecordList {
  days: FireDay[];
}

export interface GetFoodImportDependenceResponse extends RecordList {
  countries: FoodImportShare[];
}

export interface GetForecastScorecardResponse {
  /** By kind and horizon; kinds without a set are absent. */
  byHorizon: HorizonScorecard[];
}

export interface GetForecastsResponse {
  /** By region, horizon and lane; regions without a sealed set are absent. */
  forecasts: LaneForecast[];
}

export interface GetGasTradeResponse extends RecordList {
  months: GasTradeMonth[];
}

export interface GetGdeltTopicTimelineResponse extends RecordList {
  days: ReportDay[];
}

export interface GetGivingSummaryResponse extends RecordList {
  countries: HumanitarianFunding[];
}

export interface GetHumanitarianSummaryBatchRequest {
  countryCodes: string[];
  /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
  at?: Instant;
}

export interface GetHumanitarianSummaryBatchResponse {
  /** By country code. */
  results: {
    [member: string]: HumanitarianSummary;
  };
  /** Countries asked for, each counted once. */
  requested: number;
  /** Countries of which a source gives a figure, 0 included. */
  fetched: number;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetHumanitarianSummaryResponse {
  summary: HumanitarianSummary;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetIntelTimelineResponse extends IntelRecords {
  /** The instant that the answer is as of; every page has the same. Epoch milliseconds. */
  asOf: number;
}

export interface GetMacroSignalsResponse {
  /** Series with fewer than eight values in the year before are absent. */
  signals: MacroSignal[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetNationalDebtResponse extends RecordList {
  entries: NationalDebt[];
}

export interface GetOceanIceDataResponse extends RecordList {
  data: SeaIceDay[];
}

export interface GetPopulationExposureResponse {
  /** Of the countries whose density is known; absent where none is, 0 at sea. */
  population?: number;
  countries: ExposedCountry[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetRadiationSummaryResponse extends RecordList {
  hours: RadiationHour[];
}

export interface GetRegimeHistoryResponse {
  periods: RegimePeriod[];
  /** `cursor` of the next page; absent on the last one. */
  nextCursor?: string;
}

export interface GetRegionalBriefResponse {
  brief: RegionalBrief;
}

export interface GetRegionalSnapshotResponse {
  snapshot: RegionalSnapshot;
}

export interface GetResilienceRankingResponse {
  items: RankedCountry[];
  /** Countries of which something is known, but too little. */
  greyedOut: string[];
  method: string;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetResilienceScoreResponse extends Composite {
  countryCode: string;
  countryName: string;
  indicators: ResilienceIndicator[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetRiskScoresResponse {
  ciiScores: CountryScore[];
  /** Regions whose countries are not stored as of the instant. */
  missingRegions: string[];
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
}

export interface GetScenarioStatusResponse extends JobState {
  result?: SimulateRegionalSnapshotResponse;
}

export interface GetShippingStressResponse extends Composite {
  /** The largest contribution first. */
  components: ShippingComponent[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetSimilarEventsRequest {
  /** A situation in words; the first 40 count. */
  situation: string;
  /** ISO 3166-1 alpha-2 code of a country. */
  country?: string;
  /** Only items of this domain. */
  domain?: "aviation" | "conflict" | "cyber" | "health" | "maritime" | "market" | "natural" | "news" | "sanctions" | "travel";
  /** Only items of this instant or later. */
  from?: Instant;
  /** Only items before this instant. */
  to?: Instant;
  /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
  at?: Instant;
  /** Maximum number of items; 20 when absent. */
  page_size?: number;
  /** `nextCursor` of the page before. */
  cursor?: string;
}

export interface GetSimilarEventsResponse extends IntelRecords {
  situation: string;
  /** The instant that the answer is as of; every page has the same. Epoch milliseconds. */
  asOf: number;
}

export interface GetSimulationOutcomeResponse extends JobState {
  result?: SimulationOutcome;
}

export interface GetSnapshotCompanionResponse {
  companion: SnapshotCompanion;
}

export interface GetSnapshotReceiptResponse {
  receipts: SignedReceipt[];
}

export interface GetTemporalBaselineResponse {
  baseline?: TemporalBaseline;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetTheaterPostureResponse extends RecordList {
  theaters: TheaterPosture[];
}

export interface GetTradeRestrictionsResponse {
  restrictions: TradeRestriction[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GetUnrestTrendResponse extends RecordList {
  days: UnrestDay[];
}

export interface GetUsPublicDebtResponse extends RecordList {
  days: PublicDebtDay[];
}

export interface GetUsYieldCurveResponse extends RecordList {
  tenors: TreasuryYield[];
}

export interface GetVesselSnapshotResponse extends RecordList {
  areas: VesselArea[];
}

export interface GetWebcamImageResponse {
  isListed: boolean;
  title?: string;
  thumbnailUrl?: string;
  images: string[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface GnssInterference extends ListedFigure {
  /** Id of a part of the world, as in evidence. */
  theater: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Of aircraft that report their accuracy, 0 to 1. */
  degradedShare?: number;
  /** Aircraft that report it. */
  reports?: number;
}

export interface HackernewsItem extends ListedRecord {
  /** When it was submitted. Epoch milliseconds. */
  submittedAt: number;
  /** Host that it links to. */
  publisher?: string;
}

export interface Headline extends ListedCountryRecord {
  /** When it was published. Epoch milliseconds. */
  publishedAt: number;
  publisher?: string;
}

export interface Health {
  status: "ok" | "warn" | "crit";
  /** When the checks were made. Epoch milliseconds. */
  checkedAt: number;
  /** `live`, or `exercise` when the data describe an invented world. */
  world: "live" | "exercise";
  summary: HealthSummary;
  problems?: HealthProblem[];
  /** Only with an operator key. */
  checks?: HealthCheck[];
  /** Not done, by name; as `checks`. */
  jobs?: HealthJob[];
}

/** Two clocks of one feed or region; an instant that never happened is left out. */
export interface HealthCheck {
  /** `feed:<id>`, `region:<id>`, `backup`, `clock`, `store` or `connections`. */
  check: string;
  status: "ok" | "warn" | "crit";
  reasons: HealthReason[];
  /** When it last ran, whatever came of it. Epoch milliseconds. */
  lastRunAt?: number;
  /** When it last succeeded. Epoch milliseconds. */
  lastSuccessAt?: number;
  /** How new its content is. Epoch milliseconds. */
  contentAt?: number;
  /** The last problem in words, what is wrong with the backups, or what the clock was compared with. */
  detail?: string;
  failuresInARow?: number;
  /** It is not asked before this, because the upstream wished so or failed too often. Epoch milliseconds. */
  waitingUntil?: number;
  /** `open` while it is paused after consecutive failures, `half_open` until the trial after the pause. */
  circuit?: "closed" | "open" | "half_open";
}

export interface HealthJob {
  job: string;
  slot: string;
  state: "running" | "waiting" | "dead";
  failureCount: number;
  lastProblem?: string;
  /** No sooner is it tried again. Epoch milliseconds. */
  retryAt?: number;
}

export interface HealthProblem {
  /** `feed:<id>`, `region:<id>`, `backup`, `clock`, `store` or `connections`. */
  check: string;
  status: "ok" | "warn" | "crit";
  reasons: HealthReason[];
}

export type HealthReason = "never_ran" | "never_succeeded" | "run_overdue" | "run_failing" | "circuit_open" | "sources_unread" | "content_stale" | "no_content" | "no_snapshot" | "snapshot_stale" | "snapshot_overdue" | "in_future" | "rows_in_future" | "clock_unconfirmed" | "clock_wrong" | "unreadable" | "disk_full" | "corrupt_page" | "connections_rejected";

export interface HealthSummary {
  total: number;
  ok: number;
  warn: number;
  crit: number;
}

export interface HindcastGroup {
  unit: "country" | "region";
  horizon: "24h" | "7d" | "30d";
  /** `active`, `low`, `quiet`, or `all`. */
  stratum: string;
  /** `final`: deaths as the newest tables state them. `as_published`: as the releases of the time did, like those of a live forecast. */
  inputs: "final" | "as_published";
  /** The years or months scored, e.g. `2018-2023` or `2024-07 to 2024-12`. */
  span: string;
  /** Sets whose outcome is known. */
  scoredCount: number;
  outcomes: LaneFigures;
  /** The published lanes first, then the references. */
  forecasts: ForecastScores[];
  skills: SkillFigure[];
  lanes: LaneCalibration[];
}

export interface HorizonScorecard {
  kind: "live" | "replayed" | "exercise";
  horizon: "24h" | "7d" | "30d";
  /** Sealed sets. */
  setCount: number;
  /** Sets whose outcome is known. */
  scoredCount: number;
  /** Sets whose outcome is not known yet. */
  pendingCount: number;
  /** Sets that will never be scored. */
  voidCount: number;
  /** Mean, nats; lower is better. */
  logScore?: number;
  /** Mean over the four lanes, 0 to 2; lower is better. */
  brierScore?: number;
  /** The reference forecast with the best log score. */
  reference?: string;
  /** Share of its log loss that is avoided: 0 no better, below 0 worse. */
  skill?: number;
  /** Lower end of the 95% interval. */
  skillLow?: number;
  /** Upper end. */
  skillHigh?: number;
}

export interface HumanitarianFunding extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** USD. */
  usd?: number;
  /** The calendar year. */
  year?: string;
  /** Of all funding, percent. */
  sharePct?: number;
}

export interface HumanitarianSummary {
  countryCode: string;
  countryName: string;
  /** Best estimate of deaths in 90 days. */
  conflictFatalities?: number;
  /** Events of organised violence with a death in them. */
  conflictEventsTotal?: number;
  /** End of the 90 days. Epoch milliseconds. */
  referencePeriodEnd?: number;
  /** Refugees, asylum seekers, others abroad and internally displaced people. */
  displaced?: number;
  /** What that is of. Epoch milliseconds. */
  displacedAt?: number;
  /** Reports of protest in 30 days. */
  protestReports30d?: number;
  /** Reports of armed force in 30 days. */
  forceReports30d?: number;
}

export interface ImageryScene extends ListedAreaRecord {
  /** When it was taken. Epoch milliseconds. */
  takenAt: number;
  satellite: string;
  sensor: "optical" | "radar";
  /** Share of cloud, percent. */
  cloudPct?: number;
  previewUrl?: string;
}

export interface InputNote {
  id: string;
  /** By the age of its content alone. */
  status: "reported" | "stale" | "missing";
  /** Of its newest content; absent where none was ever received. Epoch milliseconds. */
  contentAt?: number;
  /** Axes of the region that read it. */
  axes: Axis[];
  /** Share of the places where these axes read it whose value is a prior or carried forward. */
  priorShare?: number;
}

export type Instant = string;

export interface IntelRecord {
  /** `record`: an entry of a source; `evidence`: an item that a snapshot cited. */
  origin: "record" | "evidence";
  id: string;
  /** Kind of the record or type of the evidence. */
  type: string;
  /** Title of the record, or summary of the evidence. */
  summary: string;
  /** Page of the entry at its source. */
  url?: string;
  /** ISO 3166-1 alpha-2; of several the first. */
  country?: string;
  /** Of evidence, a region whose snapshot cited it. */
  regionId?: string;
  /** When it happened or was issued. Epoch milliseconds. */
  observedAt: number;
  /** Since when it is known here; of evidence, when it was cited first. Epoch milliseconds. */
  knownAt: number;
  /** Feed of the record, source of the evidence. */
  source: string;
  /** Of the record. */
  licence?: string;
  /** Of searches: how well it fits, 1 the best of the answer. */
  score?: number;
}

export interface IntelRecords {
  records: IntelRecord[];
  /** `cursor` of the next page; empty on the last one. */
  nextCursor: string;
  /** Whether more matched than is ranked: the newest are. */
  partial: boolean;
}

export interface InternetOutageDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Start of the UTC day. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** The power of ten; absent for scores below 1. */
  severityAtLeast?: number;
}

export interface JobState {
  /** `none`: no id was given, and the account has started no job within 24 hours. */
  status: "none" | "queued" | "running" | "done" | "failed" | "cancelled";
  jobId?: string;
  /** The snapshots of this instant are assessed. Epoch milliseconds. */
  requestedAt?: number;
  /** The end, however it came. Epoch milliseconds. */
  endedAt?: number;
  /** Why it failed: its process ended three times with it; it found no room or took too long, twenty times; the evidence or the snapshot is no longer kept; an invariant broke. */
  failure?: "interrupted" | "busy" | "evidence_expired" | "snapshot_gone" | "internal";
}

export interface KeyAccount {
  account: string;
  planKey: string;
  status: "active" | "cancelled" | "lapsed" | "expired";
  /** Until when a cancelled plan serves. Epoch milliseconds. */
  paidUntil?: number;
}

export interface KeyList {
  keys: ApiKey[];
  /** `cursor` of the next page; absent on the last one. */
  nextCursor?: string;
  accounts?: KeyAccount[];
  changes?: AuditedChange[];
}

export interface LaneCalibration {
  lane: "base" | "escalation" | "containment" | "fragmentation";
  /** Mean over the sets. */
  meanProbability: number;
  /** Share of the sets whose outcome it was. */
  happenedShare: number;
  /** Expected calibration error over the bins. */
  calibrationError: number;
  /** 95th percentile of the error of a calibrated forecast. */
  calibrationError95: number;
  /** Absent where the lane was always or never the outcome. */
  areaUnderCurve?: number;
  /** Absent where the lane was never the outcome. */
  averagePrecision?: number;
  /** Murphy decomposition of the lane's Brier score; lower is better. */
  reliability: number;
  /** Higher is better. */
  resolution: number;
  /** Variance of the outcome. */
  uncertainty: number;
  bins: ReliabilityFigure[];
}

export interface LaneFigures {
  base: number;
  escalation: number;
  containment: number;
  fragmentation: number;
}

export interface LaneForecast {
  regionId: string;
  horizon: "24h" | "7d" | "30d";
  lane: "base" | "escalation" | "containment" | "fragmentation";
  probability: number;
  /** What the base rate gives. */
  climatology?: number;
  kind: "live" | "replayed" | "exercise";
  /** The instant of assessment. Epoch milliseconds. */
  issuedAt: number;
  /** When it was stored. Epoch milliseconds. */
  sealedAt: number;
  /** The outcome is that of the whole UTC days from here, Epoch milliseconds. */
  outcomeFrom: number;
  /** to here, exclusive. Epoch milliseconds. */
  outcomeTo: number;
}

/** Agreement with: The operator may keep what I send for 365 days and write to me about this service, passes nothing to others, and deletes it when I ask. */
export type LeadConsent = true;

export interface LeadReceived {
  /** Of the text that was agreed to. */
  consentVersion: string;
}

/** The last entries of both chains: a client that keeps them can detect truncation and rewriting later. */
export interface LedgerEnds {
  forecasts?: ChainEnd;
  resolutions?: ChainEnd;
}

/** Directed influence between two actors. */
export interface LeverageEdge {
  fromActorId: string;
  toActorId: string;
  mechanism: "sanctions" | "naval_posture" | "energy_supply" | "alliance_shift" | "trade_friction";
  /** Dependence times activity. */
  strength: number;
  /** Ids of items in `snapshot.evidence`. */
  evidenceIds: string[];
}

export interface ListAcledEventsResponse extends RecordList {
  counts: AcledDay[];
}

export interface ListAirportDelaysResponse extends RecordList {
  alerts: AirportDelay[];
}

export interface ListAirspaceRestrictionsResponse extends RecordList {
  restrictions: AirspaceRestriction[];
}

export interface ListArxivPapersResponse extends RecordList {
  papers: ArxivPaper[];
}

export interface ListAviationNewsResponse extends RecordList {
  items: Headline[];
}

export interface ListCableWarningsResponse {
  /** The newest come first. */
  warnings: CableWarning[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListClimateDisastersResponse extends RecordList {
  disasters: ClimateDisaster[];
}

export interface ListClimateNewsResponse extends RecordList {
  items: Headline[];
}

export interface ListCommodityQuotesResponse extends RecordList {
  quotes: CommodityQuote[];
}

export interface ListConflictReportsResponse extends RecordList {
  days: ConflictReportDay[];
}

export interface ListConsumerPriceCategoriesResponse extends RecordList {
  categories: ConsumerPriceCategory[];
}

export interface ListConsumerPriceMoversResponse {
  movers: ConsumerPriceMove[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListCountryStatesResponse {
  countries: CountryOverview[];
  pagination: CountryPagination;
  /** False where no country of any region asked for is stored. */
  dataAvailable: boolean;
  /** Regions whose countries are not stored as of the instant. */
  missingRegions: string[];
  /** The instant that the list is as of; every page of a list has the same. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the answer rests on, by id, as known at the assessments; one that needs a key is named once it has reported. Empty where only assessments of an earlier program are stored. */
  sources: AnswerSource[];
}

export interface ListCrossSourceSignalsResponse {
  signals: CrossSourceSignal[];
  /** Regions without a snapshot as of the instant. */
  missingRegions: string[];
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
}

export interface ListCyberThreatsResponse extends RecordList {
  threats: CyberThreat[];
}

export interface ListDeliveriesResponse {
  deliveries: Delivery[];
  /** `cursor` of the next page; absent on the last one. */
  nextCursor?: string;
}

export interface ListDestinationsResponse {
  destinations: Destination[];
}

export interface ListDiseaseOutbreaksResponse extends RecordList {
  outbreaks: DiseaseOutbreak[];
}

export interface ListEarthquakesResponse extends RecordList {
  earthquakes: Earthquake[];
}

export interface ListEnergyDisruptionsResponse {
  events: EnergyDisruption[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListEvidenceResponse {
  snapshotId: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt: number;
  evidence: CitedEvidence[];
  /** Records behind the evidence, of feeds whose terms let callers have them, as known at the snapshot. */
  records: BackingRecord[];
  /** `cursor` of the next page; absent on the last one. */
  nextCursor?: string;
}

export interface ListFeedDigestResponse {
  /** Regions without a headline are absent. */
  categories: DigestCategory[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListFeedLinksResponse {
  links: FeedLink[];
}

export interface ListFireDetectionsResponse extends RecordList {
  fireDetections: FireDetection[];
}

export interface ListForecastersResponse {
  forecasters: ForecasterScores[];
}

export interface ListForecastsResponse {
  forecasts: PublishedForecast[];
  /** `cursor` of the next page; absent on the last one. */
  nextCursor?: string;
}

export interface ListGdeltArticlesResponse extends RecordList {
  articles: GdeltArticle[];
}

export interface ListGeopoliticalRiskResponse extends RecordList {
  days: GeopoliticalRiskDay[];
}

export interface ListGpsInterferenceResponse extends RecordList {
  areas: GnssInterference[];
}

export interface ListHackernewsItemsResponse extends RecordList {
  items: HackernewsItem[];
}

export interface ListHeadlinesResponse extends RecordList {
  items: Headline[];
}

export interface ListInputsResponse {
  inputs: RegionInput[];
  dataAvailable: boolean;
  snapshotId: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt: number;
  /** The instant that the list is as of. Epoch milliseconds. */
  asOf: number;
}

export interface ListInternetOutagesResponse extends RecordList {
  outages: InternetOutageDay[];
}

export interface ListLongTermRatesResponse extends RecordList {
  rates: LongTermRate[];
}

export interface ListMarketFoodPricesResponse extends RecordList {
  prices: MarketFoodPrice[];
}

export interface ListMarketImplicationsResponse {
  cards: MarketImplication[];
  /** Regions without a snapshot as of the instant. */
  missingRegions: string[];
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
}

export interface ListMarketMovesResponse {
  moves: MarketMove[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListMilitaryFlightsResponse extends RecordList {
  flights: MilitaryFlight[];
}

export interface ListNaturalEventsResponse extends RecordList {
  events: NaturalEvent[];
}

export interface ListNavalExercisesResponse extends RecordList {
  warnings: NavalExercise[];
}

export interface ListNavigationalWarningsResponse extends RecordList {
  warnings: NavigationalWarning[];
}

export interface ListOrefAlertsResponse extends RecordList {
  waves: SirenWave[];
}

export interface ListPositiveGeoEventsResponse extends RecordList {
  events: PositiveEventDay[];
}

export interface ListPredictionMarketsResponse extends RecordList {
  markets: PredictionMarket[];
}

export interface ListRadiationObservationsResponse extends RecordList {
  observations: RadiationObservation[];
}

export interface ListRegionalSnapshotsResponse {
  snapshots: SnapshotSummary[];
  /** `cursor` of the next page; absent on the last one. */
  nextCursor?: string;
}

export interface ListRegionsResponse {
  /** `latest` and `overview` are absent until the first snapshot of a region is stored. */
  regions: Region[];
}

export interface ListRulesResponse {
  rules: Rule[];
}

export interface ListSanctionsChangesResponse extends RecordList {
  changes: SanctionsChange[];
}

export interface ListSanctionsListsResponse extends RecordList {
  lists: SanctionsListSize[];
}

export interface ListSanctionsPressureResponse {
  countries: SanctionsPressure[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListScenarioTemplatesResponse {
  templates: ScenarioTemplate[];
}

export interface ListSecurityAdvisoriesResponse extends RecordList {
  advisories: SecurityAdvisory[];
}

export interface ListServiceStatusesResponse {
  statuses: FeedStatus[];
  /** Now. Epoch milliseconds. */
  checkedAt: number;
}

export interface ListShippingDisruptionsResponse extends RecordList {
  days: ShippingDisruptionDay[];
}

export interface ListSimulationInputsResponse {
  inputs: SimulationLever[];
  dataAvailable: boolean;
  snapshotId: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt: number;
  /** The instant that the list is as of. Epoch milliseconds. */
  asOf: number;
}

export interface ListTemporalAnomaliesResponse {
  anomalies: TemporalBaseline[];
  /** Series that were judged. */
  seriesCount: number;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListThermalEscalationsResponse {
  clusters: ThermalEscalation[];
  window: ThermalWindow;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface ListTriggerReadingsResponse {
  readings: TriggerReading[];
  snapshotId: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt: number;
  /** The instant that the list is as of. Epoch milliseconds. */
  asOf: number;
}

export interface ListTropicalCyclonesResponse extends RecordList {
  storms: Storm[];
}

export interface ListUcdpEventsResponse extends RecordList {
  events: ConflictEvent[];
}

export interface ListUnrestEventsResponse extends RecordList {
  events: UnrestEvent[];
}

export interface ListWeatherWarningsResponse extends RecordList {
  counts: WeatherWarningCount[];
}

export interface ListWebcamsResponse extends RecordList {
  webcams: Webcam[];
}

export interface ListWorldBankIndicatorsResponse extends RecordList {
  data: WorldBankFigure[];
}

export interface ListedAreaRecord {
  /** Of the entry at its source. */
  id: string;
  title?: string;
  /** Page of the entry at its source. */
  url?: string;
  location?: RecordLocation;
  /** Since when the item is known as it is here. Epoch milliseconds. */
  knownAt: number;
  /** Feed that it comes from, as in `/api/attribution`. */
  source: string;
  licence: string;
}

export interface ListedCountryRecord {
  /** Of the entry at its source. */
  id: string;
  title?: string;
  /** Page of the entry at its source. */
  url?: string;
  /** ISO 3166-1 alpha-2; of several the first. */
  country?: string;
  /** All of them, where there are several. */
  countries?: string[];
  /** Since when the item is known as it is here. Epoch milliseconds. */
  knownAt: number;
  /** Feed that it comes from, as in `/api/attribution`. */
  source: string;
  licence: string;
}

export interface ListedFigure {
  /** Since when the item is known as it is here. Epoch milliseconds. */
  knownAt: number;
  /** Feed that it comes from, as in `/api/attribution`. */
  source: string;
  licence: string;
}

export interface ListedPlacedRecord {
  /** Of the entry at its source. */
  id: string;
  title?: string;
  /** Page of the entry at its source. */
  url?: string;
  /** ISO 3166-1 alpha-2; of several the first. */
  country?: string;
  /** All of them, where there are several. */
  countries?: string[];
  location?: RecordLocation;
  /** Since when the item is known as it is here. Epoch milliseconds. */
  knownAt: number;
  /** Feed that it comes from, as in `/api/attribution`. */
  source: string;
  licence: string;
}

export interface ListedRecord {
  /** Of the entry at its source. */
  id: string;
  title?: string;
  /** Page of the entry at its source. */
  url?: string;
  /** Since when the item is known as it is here. Epoch milliseconds. */
  knownAt: number;
  /** Feed that it comes from, as in `/api/attribution`. */
  source: string;
  licence: string;
}

export interface Liveness {
  status: "ok";
}

export interface LoggedEvent {
  /** The same for the same cause, whatever the sequence. */
  id: string;
  /** Place in the log: 1, 2, 3 … without a gap. */
  sequence: number;
  type: "snapshot.stored" | "regime.changed" | "corridor.changed" | "trigger.activated" | "trigger.released" | "forecast.sealed" | "forecast.resolved" | "feed.stale" | "feed.recovered";
  world: "live" | "exercise";
  /** When it happened. Epoch milliseconds. */
  happenedAt: number;
  /** When it was recorded; never earlier than that of the event before. Epoch milliseconds. */
  recordedAt: number;
  /** Absent where it belongs to no one region. */
  regionId?: string;
  /** What it is about, such as `region:mena` or `feed:gdelt-events`. */
  subject: string;
  /** What changed, by type; at most 8 KB. */
  data: {
    [member: string]: unknown;
  };
  /** Of the snapshots that it is from. */
  receipts: SnapshotReceipt[];
}

export interface LongTermRate extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** Per cent a year. */
  ratePct?: number;
  /** Since the month before, percentage points. */
  change?: number;
}

export interface LookupSanctionEntityResponse extends RecordList {
  results: SanctionsMatch[];
}

export interface MacroSignal {
  /** Id of the series. */
  series: string;
  name: string;
  /** Share of the year before that is lower. */
  percentile1y: number;
  /** In `unit`. */
  value?: number;
  unit?: string;
  /** What the value is of. Epoch milliseconds. */
  observedAt: number;
  /** Values of the year before that it is compared with. */
  observations: number;
}

/** Of mail: one per event (when absent), or a digest at 06:00 UTC, on Mondays if `weekly`; none while nothing happened and nothing is missing. */
export type MailSchedule = "each" | "daily" | "weekly";

export interface MarketFoodPrice extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** YYYY-MM. */
  month?: string;
  /** As WFP names it. */
  commodity?: string;
  /** retail or wholesale. */
  priceType?: string;
  /** What the price is for. */
  unit?: string;
  /** In the currency. */
  price?: number;
  /** ISO 4217. */
  currency?: string;
  /** The same in USD, as WFP converts it. */
  usd?: number;
  /** Markets behind it. */
  markets?: number;
}

export interface MarketImplication {
  start: string;
  mechanism: string;
  end: string;
  severity: "critical" | "high" | "medium" | "low";
  corridorId: string;
  /** Open list: crude, lng, container, fx, equity, agri, metals and others. */
  assetClass: string;
  /** Lower end: of a central 80% interval, or of a range where `confidence` is below 0.625. */
  low: number;
  /** Upper end, as the lower one. */
  high: number;
  /** Open list: `usd_bbl`, `pct`, `usd_teu`, `basis_points` and others. */
  unit: string;
  /** How often the band of the template held on past analogues. */
  confidence: number;
  latencyHours: number;
  templateId: string;
  /** The snapshots that have it. */
  snapshots: SnapshotOfRegion[];
}

export interface MarketMove {
  /** Name of the question at its source. */
  series: string;
  /** Id of the feed. */
  source: string;
  /** ISO 3166-1 alpha-2, by the words of the question. */
  countries: string[];
  from: number;
  to: number;
  /** The newest price that is at least so old. Epoch milliseconds. */
  fromAt: number;
  /** The newest price. Epoch milliseconds. */
  toAt: number;
}

export interface Me {
  account: string;
  /** Absent while the subscription cannot be verified. */
  planKey?: string;
  /** 0 also while the subscription is not active; absent like `planKey`. */
  tier?: number;
  scopes: string[];
  limits: AccountLimits;
  /** Of a session: when it ends unless it is used again. Epoch milliseconds. */
  sessionEndsAt?: number;
  /** `live`, or `exercise` when the data describe an invented world. */
  world: "live" | "exercise";
}

/** A mean with the 95% interval of a bootstrap over clusters, in blocks of consecutive clusters as long as the horizon. */
export interface MeanScore {
  mean: number;
  /** Lower end of the 95% interval. */
  low: number;
  /** Upper end. */
  high: number;
}

/** A handler could not answer. */
export interface MessageError {
  message: string;
}

export interface MilitaryFlight extends ListedAreaRecord {
  /** When it was there. Epoch milliseconds. */
  seenAt: number;
  callsign?: string;
  registration?: string;
  /** ICAO type designator, such as `C17`. */
  aircraftType?: string;
  /** By pressure where it sends it, feet. */
  altitudeFt: number;
  /** Over ground, knots. */
  speedKt?: number;
  /** Over ground, degrees from north. */
  headingDeg?: number;
  /** Transponder code, four octal digits. */
  squawk?: string;
}

export interface MobilityState {
  airspace: AirspaceStatus[];
  flightCorridors: FlightCorridorStress[];
  airports: AirportNodeStatus[];
  /** Exposure-weighted shortfall of civil overflights; 0 while `mobility` is in `meta.missingInputs` means not observed. */
  rerouteIntensity: number;
  notamClosures: string[];
}

/** Score minus that of the model on the same units, days and horizons: below 0 is better than the model. */
export interface ModelComparison {
  /** Scored sets whose unit, day and horizon the model has forecast, too. */
  scoredCount: number;
  /** Days among them. */
  clusterCount: number;
  logDifference: MeanScore;
  brierDifference: MeanScore;
}

export interface ModelRuns {
  /** Model runs per UTC day. */
  limit?: number;
  /** Left of them today; absent also while the counters cannot be reached. */
  remaining?: number;
}

export interface MoodComponent {
  id: string;
  name: string;
  /** 0 is fear, 100 greed. */
  value: number;
  /** What it adds to the score. */
  contribution: number;
  /** What it is of. Epoch milliseconds. */
  observedAt: number;
}

export interface NarrativeSection {
  text: string;
  /** Ids of items in `snapshot.evidence`. */
  evidenceIds: string[];
}

export interface NationalDebt extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The year that it is of. */
  year?: string;
  /** Per cent of gross domestic product. */
  debtToGdpPct?: number;
}

export interface NaturalEvent extends ListedPlacedRecord {
  /** When it began, or was last seen. Epoch milliseconds. */
  observedAt: number;
  /** In words, such as `tropical cyclone`. */
  category?: string;
  /** `orange` or `red`; absent where the source gives none. */
  alertLevel?: string;
  /** As the source writes it. */
  severity?: string;
  /** `current` or `past`, as the source last said. */
  status?: string;
}

export interface NavalExercise extends ListedAreaRecord {
  /** When it was issued. Epoch milliseconds. */
  issuedAt: number;
  /** NAVAREA, HYDROLANT, HYDROPAC or HYDROARC, as the agency numbers it. */
  area?: string;
  authority?: string;
  /** `missile`, `gunnery` or `exercise`. */
  danger?: string;
  text: string;
}

export interface NavigationalWarning extends ListedAreaRecord {
  /** When it was issued. Epoch milliseconds. */
  issuedAt: number;
  /** NAVAREA, HYDROLANT, HYDROPAC or HYDROARC, as the agency numbers it. */
  area?: string;
  authority?: string;
  /** `attack`, `piracy`, `mine`, `missile`, `gunnery` or `exercise`; absent for all else. */
  danger?: string;
  text: string;
}

export interface NotAnswered {
  /** e.g. `no_data`, `beyond_horizon`, `other_domain`. */
  reason: string;
  text: string;
}

export interface NumberChange {
  /** Name of the number, equal in both snapshots, e.g. `scenarioSets.7d.escalation.probability`. */
  name: string;
  from?: number;
  to?: number;
  /** Absent where one snapshot lacks the number. */
  change?: number;
}

export interface ObservedTrigger {
  value: number;
  /** Of the value and its baseline: `share` and `relative_change` are of 1, `log_change` is a natural logarithm. */
  unit: string;
  /** The ordinary value; 0 for a change. */
  baselineValue: number;
  /** The value as a sentence writes it. */
  words: string;
  /** The threshold, written alike. */
  threshold: string;
}

export interface OilExposure {
  chokepointId: string;
  name: string;
  /** Of oil imports, through the strait. */
  importShare: number;
  /** Of oil exports. */
  exportShare: number;
  /** Net imports through the strait, of consumption, per cent. */
  consumptionPct?: number;
  /** As in `get-chokepoint-status`: 100 is its own mean of 90 days. */
  tankerIndex7d?: number;
  /** Of consumption, per cent: `consumptionPct` times the traffic of tankers that is lost. */
  lostPct?: number;
}

export interface OpenSession {
  sessionId: string;
  /** When it began. Epoch milliseconds. */
  createdAt: number;
  /** To ten minutes. Epoch milliseconds. */
  lastSeenAt: number;
  /** When it ends unless it is used again. Epoch milliseconds. */
  endsAt: number;
}

/** One operation of a JSON Patch (RFC 6902). */
export interface PatchOperation {
  op: "add" | "remove" | "replace";
  /** JSON Pointer (RFC 6901) from the snapshot. */
  path: string;
  /** Absent in `remove`. */
  value?: unknown;
}

export interface PathNote {
  /** Which path: as in the snapshot, with its two ends. */
  templateId: string;
  start: string;
  end: string;
  /** What the two magnitudes are: a range held fewer than five of eight past cases. */
  interval: "interval_80" | "range";
  /** Why the channel is closed. */
  cause?: "force" | "accident" | "weather" | "drought" | "dispute";
  /** Days for which the loss is expected to last, 30 at most. */
  expectedDays: number;
  move?: PriceMove;
}

export interface PolicyRate extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Id of the series. */
  series?: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** YYYY-MM. */
  month?: string;
  /** Per cent a year. */
  ratePct?: number;
  /** Since the month before, percentage points. */
  change?: number;
}

export interface PortActivityDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** 100 is the mean of the 60 days before. */
  callsIndex?: number;
}

export interface PositiveEventDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Start of the UTC day. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Agreements signed, military cooperation or protection. */
  agreements?: number;
  /** Cooperation of two states, agreements left out. */
  cooperation?: number;
}

export interface PredictionMarket extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Price of a yes, to the nearest 0.05. */
  probability?: number;
  /** Since a day before, in probability. */
  change1d?: number;
}

export interface PriceMove {
  /** Relative change of the price since the last quote before the closure. */
  change: number;
  /** Of that quote. Epoch milliseconds. */
  fromAt: number;
  /** Of the newest quote. Epoch milliseconds. */
  toAt: number;
  evidenceIds: string[];
}

/** RFC 9457 problem details, sent when `Accept` asks for `application/problem+json`. Further members repeat those of the plain error body. */
export interface ProblemDetails {
  /** Where the error is described. */
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Equals `X-Error-Code`. */
  code: string;
  /** Equals `X-Request-Id`. */
  requestId: string;
  [member: string]: unknown;
}

/** The `jmespath` expression could not be applied. */
export interface ProjectionError {
  /** Begins with `expression_too_long`, `invalid_expression`, `projection_too_large` or `projection_too_costly`. */
  _jmespath_error: string;
  /** Top-level keys or shape of the unprojected response. */
  original_keys: string[];
}

export interface ProtectedResource {
  /** Audience of a token. */
  resource: string;
  authorization_servers: string[];
  scopes_supported: string[];
  bearer_methods_supported: string[];
}

export interface PublicDebtDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** US dollars. */
  debtUsd?: number;
  /** Held by the public. */
  heldByPublicUsd?: number;
  /** Since the business day before. */
  change?: number;
}

export interface PublishedForecast {
  /** Position in the chain. */
  seq: number;
  /** Snapshot that published the set; of regions alone. */
  snapshotId?: string;
  /** Id of a set that no snapshot published. */
  forecastId?: string;
  /** Absent in a set of a country. */
  regionId?: string;
  /** ISO 3166-1 alpha-2; absent in a set of a region. */
  country?: string;
  /** Who submitted it; absent in the sets of this service. */
  forecaster?: string;
  submitted?: LaneFigures;
  horizon: "24h" | "7d" | "30d";
  kind: "live" | "replayed" | "exercise";
  modelVersion: string;
  /** The instant of assessment. Epoch milliseconds. */
  issuedAt: number;
  /** When it was stored. Epoch milliseconds. */
  sealedAt: number;
  /** The outcome is that of the whole UTC days from here, Epoch milliseconds. */
  outcomeFrom: number;
  /** to here, exclusive. Epoch milliseconds. */
  outcomeTo: number;
  probabilities: LaneFigures;
  /** Reference forecasts of the same instant, sealed with it. */
  references: ReferenceLanes[];
  /** Hash of this entry, lower-case hex; the next entry includes it. */
  hash: string;
  /** The text whose SHA-256 is `hash`: canonical JSON of everything that was sealed, `prevHash` included. */
  sealed: string;
  status: "pending" | "scored" | "void";
  resolution?: ForecastResolution;
}

export interface QuietHours {
  /** IANA time zone, such as `Europe/Rome`. */
  zone: string;
  from: string;
  to: string;
  /** `hold`: sent with the first snapshot after these hours; `drop`: never sent. */
  action: "hold" | "drop";
}

export interface RadiationHour extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** µSv/h. */
  median?: number;
  /** µSv/h. */
  highest?: number;
  /** Probes in operation. */
  probes?: number;
}

export interface RadiationObservation extends ListedAreaRecord {
  /** End of the hour since which it is so. Epoch milliseconds. */
  measuredAt: number;
  /** µSv/h. */
  doseRate: number;
}

export interface RankedCountry {
  /** From 1; equal scores have the same. */
  rank: number;
  countryCode: string;
  countryName: string;
  score: number;
  /** Share of the six figures that are known. */
  coverage: number;
}

export interface Readiness {
  status: "ready";
  /** `live`, or `exercise` when the data describe an invented world. */
  world: "live" | "exercise";
  /** What the store cannot do, in sentences: its disk is full, or a page is corrupt. */
  problems?: string[];
}

export interface RecordList {
  pagination: RecordPagination;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the list is as of; every page of a list has the same. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

/** A point, degrees. */
export interface RecordLocation {
  lat: number;
  lon: number;
}

export interface RecordPagination {
  /** `cursor` of the next page; empty on the last one. */
  nextCursor: string;
  /** Of the whole list, where it is no longer than its first page. */
  totalCount?: number;
}

/** A point, degrees. */
export interface RecordPlace {
  lat: number;
  lon: number;
}

export interface RedeliverRequest {
  /** As `list-deliveries` names it. */
  deliveryId?: string;
  destinationId?: DestinationId;
  fromSequence?: number;
}

export interface RedeliverResponse {
  queued: number;
}

export interface ReferenceLanes {
  name: string;
  probabilities: LaneFigures;
}

export type RegimeLabel = "calm" | "stressed_equilibrium" | "coercive_stalemate" | "fragmentation_risk" | "managed_deescalation" | "escalation_ladder";

export interface RegimePeriod {
  label: RegimeLabel;
  /** The label before this one; empty in the first period. */
  previousLabel: string;
  /** `regime.transitionedAt` of every snapshot of the period. Epoch milliseconds. */
  beganAt: number;
  /** When the next period began; absent while this one lasts. Epoch milliseconds. */
  endedAt?: number;
  /** The axis and rule that began it; empty in the first period. */
  transitionDriver: string;
  /** The newest snapshot of the period. */
  lastSnapshotId: string;
}

export interface RegimeState {
  label: RegimeLabel;
  /** The label before this one; empty in a region's first snapshot. */
  previousLabel: string;
  /** When the current label began. Epoch milliseconds. */
  transitionedAt: number;
  /** The axis and rule that moved the regime; empty in a region's first snapshot. */
  transitionDriver: string;
}

export interface Region {
  id: string;
  name: string;
  description: string;
  /** ISO 3166 alpha-2 codes. */
  countries: string[];
  latest?: SnapshotSummary;
  overview?: RegionOverview;
}

export interface RegionInput {
  id: string;
  /** Of its newest content; absent where none was ever received. Epoch milliseconds. */
  contentAt?: number;
  /** Axes of the region that read it. */
  axes: Axis[];
  /** Share of the places where these axes read it whose value is a prior or carried forward. */
  priorShare?: number;
  name: string;
  status: "reported" | "missing" | "stale" | "not_asked";
  /** Older content is stale; three times older is missing. */
  maxAgeMs: number;
  /** Ids of feeds that bring it. */
  feeds: string[];
}

export interface RegionNotSimulated {
  regionId: string;
  /** `outside_window`: an observation is dated after its snapshot, or too long before. */
  reason: "no_snapshot" | "evidence_expired" | "outside_window";
}

export interface RegionOverview {
  headline?: CompanionHeadline;
  strongestDriver?: BalanceDriver;
  /** Escalation. */
  escalation30d?: number;
  activeTriggerIds: string[];
  missingInputs: string[];
  staleInputs: string[];
  before?: SnapshotSummary;
  /** From `before`. */
  netBalanceChange?: number;
}

export interface RegionalBrief {
  regionId: string;
  /** The snapshot that the brief is of. */
  snapshotId: string;
  /** The instant of its assessment. Epoch milliseconds. */
  generatedAt: number;
  regimeLabel: RegimeLabel;
  narrative: RegionalNarrative;
  changes?: BriefChanges;
}

export interface RegionalNarrative {
  situation: NarrativeSection;
  balanceAssessment: NarrativeSection;
  outlook24h: NarrativeSection;
  outlook7d: NarrativeSection;
  outlook30d: NarrativeSection;
  watchItems: NarrativeSection[];
}

export interface RegionalSnapshot {
  regionId: string;
  /** The instant of assessment. Epoch milliseconds. */
  generatedAt: number;
  meta: SnapshotMeta;
  regime: RegimeState;
  balance: BalanceVector;
  actors: ActorState[];
  leverageEdges: LeverageEdge[];
  scenarioSets: ScenarioSet[];
  transmissionPaths: TransmissionPath[];
  triggers: TriggerLadder;
  mobility: MobilityState;
  evidence: EvidenceItem[];
  narrative: RegionalNarrative;
}

export interface RegisterInterestRequest {
  email: EmailAddress;
  consent: LeadConsent;
  /** Where the form was. */
  origin?: string;
}

export interface RegisterInterestResponse extends LeadReceived {
  status: "received";
}

export interface ReliabilityFigure {
  /** Lower edge of the bin. */
  from: number;
  /** Upper edge. */
  to: number;
  /** Sets in the bin. */
  count: number;
  /** Mean forecast probability of the bin. */
  meanProbability: number;
  /** Observed frequency. */
  happenedShare: number;
  /** Lower end of the 95% band of a calibrated forecast. */
  consistentLow: number;
  /** Upper end of that band. */
  consistentHigh: number;
}

export interface ReportDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Start of the UTC day. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Armed force (CAMEO 18, 19, 20). */
  force?: number;
  /** Blockades (191). */
  blockade?: number;
  /** Shows of force (15). */
  posture?: number;
  /** Coercion short of force (17). */
  coercion?: number;
  /** Protest (14). */
  protest?: number;
  /** Emergency rule and curfews (1722 to 1724). */
  emergency?: number;
  /** Cooperation of two states (03 to 06). */
  cooperation?: number;
  /** Agreements signed (057 and the like). */
  treaty?: number;
  /** Relations reduced or broken (16). */
  rupture?: number;
}

export interface ResilienceIndicator {
  id: string;
  domain: "finances" | "supply" | "governance";
  name: string;
  value: number;
  /** Countries that stand worse. */
  percentile: number;
  /** What it adds to the score. */
  contribution: number;
  /** Compared. */
  countries: number;
  /** End of its year. Epoch milliseconds. */
  observedAt: number;
}

export interface ReverseGeocodeResponse {
  isLand: boolean;
  /** ISO 3166-1 alpha-2. */
  code?: string;
  /** Its name. */
  country?: string;
  regionId?: string;
}

export interface RevokeFeedLinkRequest {
  linkId: FeedLinkId;
}

export interface RevokeFeedLinkResponse {
  linkId: FeedLinkId;
}

export interface RevokeKeyRequest {
  /** The 8 characters after `baro_live_`. */
  publicId: string;
}

export interface RevokedKey {
  publicId: string;
  /** When it was revoked first. Epoch milliseconds. */
  revokedAt: number;
}

export interface RotateDestinationSecretRequest {
  destinationId: DestinationId;
  /** 24 when absent. */
  overlapHours?: number;
}

export interface RotateDestinationSecretResponse {
  /** Verifies the `v1` signatures of its webhooks (Standard Webhooks 1.0.0); templates and mail have none. Shown once. */
  secret: string;
  /** The secret before signs until then. Epoch milliseconds. */
  overlapUntil: number;
}

export interface RouteIntelligenceResponse {
  fromIso2: string;
  toIso2: string;
  route?: SeaRoute;
  /** Chokepoints of the route, in order. */
  chokepointExposures: ChokepointExposure[];
  /** `lostPct` of the chokepoint that lost most; absent where none is counted. */
  disruptionScore?: number;
  /** One for each chokepoint of the route that can be avoided. */
  bypassOptions: BypassOption[];
  /** Ids of those that cannot. */
  unavoidable: string[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface Rule {
  ruleId: RuleId;
  rule: RuleBody;
  /** Absent while it is evaluated. `over_budget`: an expression needed more than it may have ten times. */
  disabledReason?: "paused" | "over_budget";
  /** When it was created. Epoch milliseconds. */
  createdAt: number;
}

/** Fires after `forSnapshots` times `when`, and is over after `clearFor` times `clear`, or not `when` without one. A firing with the `dedupe` of the one before, unless `null`, is left out. */
export interface RuleBody {
  name: string;
  regionIds: ("mena" | "east-asia" | "europe" | "north-america" | "south-asia" | "latam" | "sub-saharan-africa" | "global")[];
  when: RulePredicate;
  clear?: RulePredicate;
  forSnapshots?: RuleCount;
  clearFor?: RuleCount;
  /** From one firing to the next; 0 when absent. */
  cooldownHours?: number;
  quietHours?: QuietHours;
  dedupe?: RulePredicate;
  /** Where its events are sent. */
  destinationIds?: DestinationId[];
}

/** Snapshots in a row, those that are unknown left out; 1 when absent. */
export type RuleCount = number;

export interface RuleDay {
  /** UTC. */
  date: string;
  /** Firings. */
  count: number;
}

export interface RuleFiring {
  regionId: string;
  snapshotId: string;
  /** When that snapshot was generated. Epoch milliseconds. */
  firedAt: number;
  /** When it was due, where quiet hours held it. Epoch milliseconds. */
  heldSince?: number;
}

/** As `create-rule` gave it. */
export type RuleId = string;

/** JMESPath over `{snapshot, previous, difference}`. `null` is unknown: it neither fires nor clears, and breaks no count; what needs too much is `null`. */
export type RulePredicate = string;

export interface RuleYear {
  /** UTC. */
  year: number;
  /** Snapshots that were evaluated. */
  snapshotsRead: number;
  /** Firings. */
  count: number;
  /** Firings among them that quiet hours held. */
  held: number;
  /** Snapshots that said nothing of the condition. */
  unknown: number;
}

export interface SanctionsChange extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** True of what is of the whole world. */
  world?: boolean;
  change: "added" | "removed";
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Entries. */
  entries?: number;
  /** Id of the list. */
  list?: string;
  /** As the list names it. */
  programme?: string;
  /** Some of the names. */
  names?: string;
}

export interface SanctionsListCount {
  list: string;
  /** Entries added. */
  added365d: number;
}

export interface SanctionsListSize extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Entries. */
  entries?: number;
  /** Of them, persons. */
  persons?: number;
  /** Organisations. */
  entities?: number;
  /** Ships. */
  vessels?: number;
  /** Aircraft. */
  aircraft?: number;
}

export interface SanctionsMatch extends ListedCountryRecord {
  /** The name or alias that is most alike. */
  matchedName: string;
  /** 1 for the same words. */
  similarity: number;
  /** `person`, `entity`, `vessel` or `aircraft`. */
  entryKind: string;
  /** Other names on the list. */
  aliases: string[];
  /** As the list names them. */
  programmes: string[];
  /** Day of the listing; absent on lists without dates. Epoch milliseconds. */
  listedAt?: number;
}

export interface SanctionsPressure {
  countryCode: string;
  countryName: string;
  /** Entries added in 30 days. */
  newEntryCount30d: number;
  /** Entries added in 365 days. */
  newEntryCount365d: number;
  /** Entries removed in 365 days. */
  removedCount365d: number;
  byList: SanctionsListCount[];
  /** Day of the newest addition. Epoch milliseconds. */
  newestAt: number;
}

export interface ScenarioLane {
  name: "base" | "escalation" | "containment" | "fragmentation";
  /** On a grid of 1/4096; the lanes of a set sum to exactly 1. */
  probability: number;
  triggerIds: string[];
  consequences: string[];
  transmissions: TransmissionPath[];
}

export interface ScenarioSet {
  horizon: "24h" | "7d" | "30d";
  lanes: ScenarioLane[];
}

export interface ScenarioTemplate {
  /** `templateId` of transmission paths. */
  id: string;
  /** What starts it. */
  shock: "corridor-loss" | "detour" | "threat" | "sanctions" | "gas-cut" | "oil-shock";
  /** Where; absent where it is of no corridor. */
  corridorId?: string;
  /** Of sanctions: against whom, ISO 3166-1 alpha-2. */
  country?: string;
  mechanism: string;
  /** What it moves. */
  end: string;
  assetClass: string;
  /** `usd_bbl`, `usd_teu` or `pct`. */
  unit: string;
  /** First effect after the shock. */
  latencyHours: number;
  /** Where its figures come from. */
  source: string;
}

export interface SeaIceDay extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Million km². */
  extentMkm2?: number;
  /** Million km². */
  anomaly?: number;
}

/** Absent where ships cannot sail between them. */
export interface SeaRoute {
  fromPort: string;
  toPort: string;
  /** Ids of the chokepoints that it passes, in order. */
  chokepointIds: string[];
  /** Nautical miles. */
  distanceNm: number;
  /** At sea at the speed, without waiting and canal transit. */
  days: number;
}

export interface SearchGdeltDocumentsResponse {
  articles: FoundArticle[];
  matches: number;
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface SearchImageryResponse extends RecordList {
  scenes: ImageryScene[];
}

export interface SearchIntelHistoryRequest {
  /** Words, phrases, or what to leave out. */
  query: string;
  /** ISO 3166-1 alpha-2 code of a country. */
  country?: string;
  /** Only items of this domain. */
  domain?: "aviation" | "conflict" | "cyber" | "health" | "maritime" | "market" | "natural" | "news" | "sanctions" | "travel";
  /** Only items of this instant or later. */
  from?: Instant;
  /** Only items before this instant. */
  to?: Instant;
  /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
  at?: Instant;
  /** Maximum number of items; 20 when absent. */
  page_size?: number;
  /** `nextCursor` of the page before. */
  cursor?: string;
}

export interface SearchIntelHistoryResponse extends IntelRecords {
  query: string;
  /** The instant that the answer is as of; every page has the same. Epoch milliseconds. */
  asOf: number;
}

export interface SecurityAdvisory extends ListedCountryRecord {
  /** When it was issued. Epoch milliseconds. */
  issuedAt: number;
  level: number;
  advice?: string;
  /** The day of issue. */
  issuedDate?: string;
}

/** The number without one of its causes. */
export interface Sensitivity {
  evidenceId: string;
  /** The number if this evidence showed normal values, by the same rules. */
  value: number;
  change: number;
}

export interface SessionList {
  sessions: OpenSession[];
}

export interface ShippingComponent {
  /** Id of a strait or canal. */
  id: string;
  name: string;
  /** What it adds to the score. */
  contribution: number;
  /** Last of the seven days. Epoch milliseconds. */
  trafficTo: number;
}

export interface ShippingDisruptionDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Id of a strait or canal. */
  chokepoint?: string;
  /** True of what is of the whole world. */
  world?: boolean;
  /** Start of the UTC day. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Ports and straits affected, counted once for each disruption. */
  disruptions?: number;
}

export interface SignedReceipt extends SnapshotReceipt {
  regionId: string;
  /** Of `/.well-known/jwks.json`; absent where nothing is signed. */
  kid?: string;
  /** Ed25519, base64url. */
  signature?: string;
}

export interface SimulateRegionalSnapshotRequest {
  /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
  regionId: string;
  /** As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent. */
  at?: Instant;
  observations?: SimulatedObservations;
  preset?: SimulationPreset;
}

export interface SimulateRegionalSnapshotResponse {
  simulated: true;
  /** What the preset supposes, in words. */
  preset?: string;
  basedOn: SimulationBasis;
  snapshot: RegionalSnapshot;
  difference: SnapshotDifference;
}

export interface SimulatedObservation {
  /** One of the published metrics, e.g. `transits_total`. */
  metric: string;
  /** Subject of the measurement, by registry id, e.g. `chokepoint:hormuz_strait`, `country:YE`, `series:brent`. */
  subject: string;
  /** In the unit of the metric. */
  value: number;
  /** Instant of the observation, within the window of the metric; the instant of the snapshot when absent. Epoch milliseconds. */
  observedAt?: number;
  /** Source; `caller` when absent. Different ones count as independent. */
  lineage?: string;
  /** Event that it reports; one of its own when absent. */
  event?: string;
}

/** Required without a `preset`; with one they are added to it. */
export type SimulatedObservations = SimulatedObservation[];

export interface SimulatedRegion {
  regionId: string;
  /** Snapshot that it is compared with. */
  snapshotId: string;
  /** The instant at which both are assessed. Epoch milliseconds. */
  generatedAt: number;
  regimeFrom: RegimeLabel;
  regimeTo: RegimeLabel;
  /** Axes and lane probabilities that differ. */
  numbers: NumberChange[];
}

export interface SimulationBasis {
  snapshotId: string;
  /** The instant at which both are assessed. Epoch milliseconds. */
  generatedAt: number;
  /** Whether the same assessment without the overrides still gives the numbers of that snapshot. */
  isReproduced: boolean;
}

export interface SimulationLever {
  /** With `subject`, what `simulate-regional-snapshot` takes. */
  metric: string;
  subject: string;
  label: string;
  unit: string;
  /** The newest observation. */
  value: number;
  /** A tenth of its observations in the window of the metric were lower. */
  low: number;
  /** A tenth of them were higher. */
  high: number;
}

export interface SimulationOutcome {
  regions: SimulatedRegion[];
  notSimulated: RegionNotSimulated[];
}

/** A strait or canal, then `open` (its seasonal norm of transits) or `closed` (none), on each of the seven days to the snapshot, e.g. `Hormuz open`. */
export type SimulationPreset = string;

export interface SirenWave extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** True of what is of the whole world. */
  world?: boolean;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Places under alert. */
  places?: number;
}

export interface SkillFigure {
  reference: string;
  score: "log" | "brier";
  /** Share of the loss of the reference that the model avoids: 0 no better, below 0 worse. */
  skill: number;
  /** 95% interval: block bootstrap of quarters, by region. */
  low: number;
  high: number;
  /** Whether it is the best reference by this score. */
  isBestReference: boolean;
}

export interface SnapshotCompanion {
  regionId: string;
  /** The snapshot that it belongs to. */
  snapshotId: string;
  /** Of the snapshot. Epoch milliseconds. */
  generatedAt: number;
  headline: CompanionHeadline;
  /** The present value of each trigger, by id; one whose metric is missing has none. */
  observed: {
    [member: string]: ObservedTrigger;
  };
  /** Distance, series and spells of each trigger, by id; absent for a snapshot of an earlier program. */
  triggerNotes?: {
    [member: string]: TriggerNote;
  };
  /** Whether the lanes of 30 days are those of the fitted model, not base rates of the region. */
  hasLaneModel: boolean;
  deathsKnownTo: DeathsKnownTo;
  /** Expected duration and price move of each path to a market. */
  pathNotes: PathNote[];
  /** Entries of upstreams behind the evidence; absent for a snapshot of an earlier program. */
  entries?: EvidenceEntry[];
  /** As in `list-inputs`. */
  inputs?: InputNote[];
  /** As in `list-simulation-inputs`. */
  levers?: SimulationLever[];
  /** Every country of the region. */
  countries: CountryState[];
  /** Feeds that the countries were assessed from. */
  sources: SourceClocks[];
}

export interface SnapshotDifference {
  regimeFrom: RegimeLabel;
  regimeTo: RegimeLabel;
  /** Every number that differs. */
  numbers: NumberChange[];
  /** Every driver that differs, by axis, the largest change first. */
  drivers: DriverChange[];
  evidence: EvidenceDifference;
  /** Applied to the first snapshot it yields the second, members in order. */
  patch: PatchOperation[];
}

/** A public key (RFC 8037). */
export interface SnapshotKey {
  kty: "OKP";
  crv: "Ed25519";
  /** The public key, base64url. */
  x: string;
  /** Its thumbprint (RFC 7638); `X-Snapshot-Signature` names it. */
  kid: string;
  alg: "EdDSA";
  use: "sig";
}

export interface SnapshotKeySet {
  keys: SnapshotKey[];
}

export interface SnapshotMeta {
  /** Idempotency id of the snapshot: a hash of its inputs. */
  snapshotId: string;
  modelVersion: string;
  scoringVersion: string;
  geographyVersion: string;
  /** Geometric mean of coverage, freshness, agreement and live skill. */
  snapshotConfidence: number;
  /** Expected inputs without a usable value; their axes are at published priors. */
  missingInputs: string[];
  /** Inputs whose newest content is older than their declared maximum age. */
  staleInputs: string[];
  /** The next scheduled run plus 30 minutes, or the first expiry of an input that carries 10% or more. Epoch milliseconds. */
  validUntil: number;
  triggerReason: "scheduled_6h" | "regime_shift" | "trigger_activation" | "corridor_break" | "leverage_shift";
  narrativeProvider: string;
  narrativeModel: string;
}

export interface SnapshotOfRegion {
  regionId: string;
  snapshotId: string;
}

export interface SnapshotReceipt {
  snapshotId: string;
  /** The instant of assessment. Epoch milliseconds. */
  generatedAt: number;
  /** Of the canonical JSON of the snapshot, which is what is signed; lower-case hex. */
  sha256: string;
}

export interface SnapshotReference {
  snapshotId: string;
  /** The instant of assessment. Epoch milliseconds. */
  generatedAt: number;
}

/** The numbers of one snapshot, as it has them. */
export interface SnapshotSummary {
  snapshotId: string;
  /** The instant of assessment. Epoch milliseconds. */
  generatedAt: number;
  /** End of validity. Epoch milliseconds. */
  validUntil: number;
  triggerReason: "scheduled_6h" | "regime_shift" | "trigger_activation" | "corridor_break" | "leverage_shift";
  /** As `meta.snapshotConfidence`. */
  snapshotConfidence: number;
  regime: RegimeState;
  balance: BalanceFigures;
}

/** One source of evidence and its terms. */
export interface SourceAttribution {
  /** Feed id, as in `/api/health`. */
  id: string;
  /** Source, as in evidence. */
  source: string;
  title: string;
  /** Page of the source. */
  url: string;
  licence: string;
  /** Attribution to show with its data. */
  attribution: string;
  /** Whether its records may be redistributed. Of the others only derived numbers are served, or titles with their links. */
  redistribute: boolean;
  /** Polled only where the operator has set a key. */
  needsKey: boolean;
}

export interface SourceClocks {
  feedId: string;
  /** When the feed last brought something new. Epoch milliseconds. */
  lastReadAt: number;
  /** Time of its newest content. Epoch milliseconds. */
  newestContentAt: number;
}

export interface StartedJob {
  jobId: string;
  status: "queued";
  /** Path to ask for its outcome; a job takes seconds, and minutes where many wait. */
  statusUrl: string;
}

export interface StockIndexMonth extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The month that it is of, YYYY-MM. */
  month?: string;
  /** 100 in 2015. */
  index?: number;
  /** Since the month before, per cent. */
  changePct?: number;
  /** Since the same month a year before, per cent. */
  yoyPct?: number;
}

export interface Storm extends ListedPlacedRecord {
  /** When it began, or was last seen. Epoch milliseconds. */
  observedAt: number;
  /** `orange` or `red`; absent where the source gives none. */
  alertLevel?: string;
  /** Wind, as the source writes it. */
  severity?: string;
  /** `current` or `past`, as the source last said. */
  status?: string;
}

export interface StressComponent {
  id: string;
  name: string;
  /** Of the year before. */
  percentile1y: number;
  /** What it adds to the score. */
  contribution: number;
  /** What it is of. Epoch milliseconds. */
  observedAt: number;
}

export interface SubmitContactRequest {
  email: EmailAddress;
  consent: LeadConsent;
  name: string;
  message: string;
  /** Where the form was. */
  origin?: string;
}

export interface SubmitContactResponse extends LeadReceived {
  status: "received";
}

export interface SubmitForecastRequest {
  /** Public name of a forecaster, at most 64 characters. */
  forecaster: string;
  /** Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`. */
  regionId?: string;
  /** ISO 3166-1 alpha-2 code of a country. */
  country?: string;
  horizon: "24h" | "7d" | "30d";
  lanes: SubmittedLanes;
}

export interface SubmitForecastResponse {
  forecastId: string;
  /** Hash of the sealed entry, lower-case hex. */
  hash: string;
  /** When it was sealed. Epoch milliseconds. */
  sealedAt: number;
  /** The outcome is that of the whole UTC days from here, Epoch milliseconds. */
  outcomeFrom: number;
  /** to here, exclusive. Epoch milliseconds. */
  outcomeTo: number;
}

export interface SubmittedLanes {
  base: SubmittedProbability;
  escalation: SubmittedProbability;
  containment: SubmittedProbability;
  fragmentation: SubmittedProbability;
}

/** Probability; the four sum to 1 within 0.000001. */
export type SubmittedProbability = number;

export interface SystemicStress extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** From 0, no stress, to 1. */
  value?: number;
  /** Since the day before. */
  change?: number;
}

/** Of the request; every `{{/json/pointer}}` is replaced by that value of the webhook, as text escaped for the content type, or by nothing. `{{/title}}` and `{{/text}}` say the event in words. */
export type TemplateBody = string;

/** Of the request of a template; POST when absent. */
export type TemplateMethod = "POST" | "PUT";

/** The service that the request of a template is for. */
export type TemplatePreset = "ntfy" | "slack" | "telegram" | "discord" | "matrix";

export interface TemporalBaseline {
  type: "chokepoint-transits" | "port-calls" | "thermal-hotspots" | "exchange-rates";
  /** Country code, or id of the strait or series. */
  subject: string;
  /** The newest day of the series. Epoch milliseconds. */
  observedAt: number;
  /** Standard deviations of the newest day from the mean of the 30 days before. */
  zScore: number;
  /** The newest day in per cent of that mean. */
  percentOfMean?: number;
  /** Days of the 30 that have a value. */
  days: number;
}

export interface TestDestinationRequest {
  destinationId: DestinationId;
}

export interface TestDestinationResponse {
  /** As `list-deliveries` names it. */
  deliveryId: string;
}

export interface TheaterPosture extends ListedFigure {
  /** Id of a part of the world, as in evidence. */
  theater: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Aircraft received. */
  activeFlights?: number;
  /** Mean of the hours of 14 days before. */
  baseline14d?: number;
  /** Standard deviations from it. */
  zScore?: number;
}

export interface ThermalEscalation {
  countryCode: string;
  countryName: string;
  /** Hotspots of the day. */
  count: number;
  /** Mean of the 30 days before. */
  baselineExpectedCount: number;
  /** The difference. */
  countDelta: number;
  /** The quotient; of a mean below 1, of 1. */
  ratio: number;
  /** Reports of armed force in the week that ends with the day. */
  forceReports7d: number;
}

export interface ThermalWindow {
  /** Start of the day that is judged; absent while none is read. Epoch milliseconds. */
  day?: number;
  /** Countries with a mean to compare with. */
  comparedCountries: number;
}

export interface TrackAircraftResponse {
  positions: MilitaryFlight[];
  /** False where no source was read by the instant. */
  dataAvailable: boolean;
  /** The instant that the answer is as of. Epoch milliseconds. */
  asOf: number;
  /** Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`. */
  sources: AnswerSource[];
}

export interface TradeRestriction {
  /** `reported` by news, or `listed`: added to a sanctions list. */
  kind: "reported" | "listed";
  /** ISO 3166-1 alpha-2; absent where it is `listed`. */
  from?: string;
  /** Id of the feed of the sanctions list. */
  list?: string;
  /** ISO 3166-1 alpha-2. */
  to: string;
  /** Event rows that GDELT codes; several can be of one event. */
  reports?: number;
  /** That were added. */
  entries?: number;
  /** Start of the first day of it in the 30 days. Epoch milliseconds. */
  firstSeenAt: number;
  /** Start of the last one. Epoch milliseconds. */
  lastSeenAt: number;
}

export interface TransmissionPath {
  start: string;
  mechanism: string;
  end: string;
  severity: "critical" | "high" | "medium" | "low";
  corridorId: string;
  /** How often the band of the template held on past analogues. */
  confidence: number;
  latencyHours: number;
  /** Open list: crude, lng, container, fx, equity, agri, metals and others. */
  impactedAssetClass: string;
  impactedRegions: string[];
  /** Lower end: of a central 80% interval, or of a range where `confidence` is below 0.625. */
  magnitudeLow: number;
  /** Upper end, as the lower one. */
  magnitudeHigh: number;
  /** Open list: `usd_bbl`, `pct`, `usd_teu`, `basis_points` and others. */
  magnitudeUnit: string;
  templateId: string;
  templateVersion: string;
}

export interface TreasuryYield extends ListedFigure {
  /** Id of the series. */
  series: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** As the Treasury writes it. */
  maturity?: string;
  /** Per cent a year. */
  yieldPct?: number;
  /** Since the business day before, percentage points. */
  change?: number;
}

export interface Trigger {
  id: string;
  description: string;
  threshold: TriggerThreshold;
  activated: boolean;
  /** When the trigger became active; 0 while it is not. Epoch milliseconds. */
  activatedAt: number;
  scenarioLane: "base" | "escalation" | "containment" | "fragmentation";
  /** Ids of items in `snapshot.evidence`. */
  evidenceIds: string[];
}

export interface TriggerDaily {
  /** First UTC day. Epoch milliseconds. */
  from: number;
  /** The last reading of each day; `null` on a day that has none. */
  values: (number | null)[];
}

export interface TriggerLadder {
  active: Trigger[];
  watching: Trigger[];
  dormant: Trigger[];
}

export interface TriggerNote {
  /** Whether the threshold was estimated on history of this very metric. */
  fit?: "fitted" | "unfitted";
  /** On the history that the threshold was estimated on; absent without one. */
  falseAlarmsPerYear?: number;
  /** Of the newest evidence of the reading; of an active one without, its last. Epoch milliseconds. */
  observedAt?: number;
  /** From the value to the threshold, in its unit; negative past it. */
  distance?: number;
  /** The same as a share of the way from the baseline to the threshold. */
  distanceShare?: number;
  /** Days of the past year on which it was active or past its own threshold; oldest first. */
  activations?: TriggerSpell[];
  series90d?: TriggerDaily;
  /** What the reading does not answer. */
  cannotTell: string[];
}

export interface TriggerReading extends TriggerNote {
  id: string;
  description: string;
  /** `kept`: active from its last reading, without a new one. `missing`: not active, no reading. */
  status: "active" | "kept" | "watching" | "dormant" | "missing";
  scenarioLane: "base" | "escalation" | "containment" | "fragmentation";
  threshold: TriggerThreshold;
  /** When it became active; absent while it is not. Epoch milliseconds. */
  activatedAt?: number;
  observed?: number;
  /** Of the value and its baseline: `share` and `relative_change` are of 1, `log_change` is a natural logarithm. */
  unit?: string;
  /** The ordinary value; 0 for a change. */
  baselineValue?: number;
  /** The value as a sentence writes it. */
  words?: string;
  /** The threshold, written alike. */
  thresholdWords?: string;
}

export interface TriggerSimulationRequest {
  observations?: SimulatedObservations;
  preset?: SimulationPreset;
  /** Only these regions; all when absent. */
  regionIds?: ("mena" | "east-asia" | "europe" | "north-america" | "south-asia" | "latam" | "sub-saharan-africa" | "global")[];
}

export interface TriggerSpell {
  /** First UTC day. Epoch milliseconds. */
  from: number;
  /** Last UTC day. Epoch milliseconds. */
  to: number;
}

export interface TriggerThreshold {
  metric: string;
  operator: "gt" | "gte" | "lt" | "lte" | "delta_gt" | "delta_lt";
  value: number;
  windowMinutes: number;
  baseline: "trailing_7d" | "trailing_30d" | "fixed";
}

/** What was read from the question, with what a conversation adds. */
export interface UnderstoodQuestion {
  /** ISO 639-1; answers are in English. */
  language: string;
  /** e.g. `status`, `value`, `likelihood`, `cause`, `out_of_scope`. */
  intent: string;
  /** Those named first, then those of other places named; `global` alone where none is. */
  regionIds: string[];
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** Groups and organisations; states are countries. */
  actors: string[];
  /** e.g. `hormuz_strait`. */
  corridors: string[];
  /** Seas, theaters, cities, sites, e.g. `sea:black-sea`. */
  places: string[];
  /** Axes, lanes and readings, e.g. `transits`. */
  measures: string[];
  period?: AskedPeriod;
}

export interface UnrestDay extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Start of the UTC day. Epoch milliseconds. */
  observedAt: number;
  /** The day that it is of, UTC. */
  date?: string;
  /** Reports of protest. */
  reports?: number;
  /** For each 1,000 other rows of the day; the day may not be over. */
  perThousand?: number;
}

export interface UnrestEvent extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** GLOBALEVENTID of GDELT. */
  id?: string;
  /** As GDELT names it. */
  place?: string;
  /** CAMEO code: 141 demonstration, 142 hunger strike, 143 strike, 144 obstruction, 145 riot. */
  code?: string;
  /** Country of who protests, where GDELT knows it. */
  actorCountry?: string;
}

export interface UpdateDestinationRequest {
  destinationId: DestinationId;
  url?: DestinationUrl;
  preset?: TemplatePreset;
  method?: TemplateMethod;
  /** Headers of the request by name, with placeholders as in `body`. `Content-Type` says how a body is written; `application/json` when absent. */
  headers?: {
    [member: string]: string;
  };
  body?: TemplateBody;
  types?: DestinationTypes;
  regionIds?: DestinationRegions;
  isEnabled?: boolean;
}

export interface UpdateRuleRequest {
  ruleId: RuleId;
  rule?: RuleBody;
  isEnabled?: boolean;
}

/** Every broken rule of the request. */
export interface ValidationError {
  violations: Violation[];
}

export interface Version {
  version: string;
  /** `unknown` when the build has none. */
  commit: string;
  /** Start of the process. Epoch milliseconds. */
  startedAt: number;
  modelVersion: string;
  scoringVersion: string;
  geographyVersion: string;
  /** `live`, or `exercise` when the data describe an invented world. */
  world: "live" | "exercise";
}

export interface VersionCount {
  modelVersion: string;
  /** Sealed sets. */
  setCount: number;
}

export interface VesselArea extends ListedFigure {
  /** Id of a part of the world, as in evidence. */
  theater?: string;
  /** Id of a strait or canal. */
  chokepoint?: string;
  /** True of what is of the whole world. */
  world?: boolean;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Its name. */
  area?: string;
  /** Ships under way. */
  vessels?: number;
  /** Mean of the hours of 14 days before. */
  baseline14d?: number;
  /** Standard deviations from it. */
  zScore?: number;
}

export interface Violation {
  /** A field path, or a header name for header validation. */
  field: string;
  description: string;
}

export interface VoidCount {
  reason: string;
  /** Sets. */
  count: number;
}

export interface WayRound {
  /** Of the way round. */
  corridorId: string;
  name: string;
  /** Corridors that ships leave for it. */
  avoids: string[];
  /** That it adds to a voyage. */
  extraDaysLow: number;
  /** That it adds to a voyage. */
  extraDaysHigh: number;
  /** On the way round. */
  chokepoints: ChokepointExposure[];
  /** Whether one of them is. */
  isDisturbed: boolean;
}

export interface WeatherWarningCount extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** Warnings in force. */
  total?: number;
  /** Kinds and how many of each. */
  kinds?: string;
}

export interface Webcam extends ListedAreaRecord {
  /** Since when it is listed so. Epoch milliseconds. */
  listedAt: number;
  /** First of its pictures. */
  imageUrl: string;
  /** All of them. */
  images: string[];
}

export interface WebhookKeySet {
  keys: SnapshotKey[];
}

/** The value with one named quantity changed, all else equal. */
export interface WhatIf {
  /** The quantity: an axis, whether an input reports, the activity of an actor in a domain, or the deaths of a country, e.g. `coercivePressure`. */
  what: string;
  /** Current value; absent where there is none. */
  from?: number;
  to: number;
  /** The explained value with that change, by the same rules. */
  value: unknown;
}

export interface WithheldObservations {
  feedId: string;
  count: number;
  /** Of the canonical JSON of the list of these rows. */
  sha256: string;
}

export interface WorldBankFigure extends ListedFigure {
  /** ISO 3166-1 alpha-2. */
  country: string;
  indicatorCode: "EG.IMP.CONS.ZS" | "GC.DOD.TOTL.GD.ZS" | "DT.DOD.DSTC.IR.ZS" | "FI.RES.TOTL.MO" | "FP.CPI.TOTL.ZG" | "BN.CAB.XOKA.GD.ZS" | "NY.GDP.PETR.RT.ZS" | "TM.VAL.FOOD.ZS.UN" | "GOV_WGI_PV.EST";
  /** What it is of: the day, or the end of the month or year. Epoch milliseconds. */
  observedAt: number;
  /** The year that it is of. */
  year?: string;
  /** With its unit. */
  indicatorName?: string;
  /** In the unit of the indicator. */
  value?: number;
}
