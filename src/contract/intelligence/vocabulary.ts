/** Closed word lists of SPEC.md, in SPEC's order. */
export const REGIME_LABELS = [
  'calm',
  'stressed_equilibrium',
  'coercive_stalemate',
  'fragmentation_risk',
  'managed_deescalation',
  'escalation_ladder',
] as const;
export const TRIGGER_REASONS = [
  'scheduled_6h',
  'regime_shift',
  'trigger_activation',
  'corridor_break',
  'leverage_shift',
] as const;
export const PRESSURE_AXES = ['coercivePressure', 'domesticFragility', 'capitalStress', 'energyVulnerability'] as const;
export const BUFFER_AXES = ['allianceCohesion', 'maritimeAccess', 'energyLeverage'] as const;
export const AXES = [...PRESSURE_AXES, ...BUFFER_AXES] as const;
export const ORIENTATIONS = ['pressure', 'buffer'] as const;
export const ACTOR_ROLES = ['aggressor', 'stabilizer', 'swing', 'broker'] as const;
export const LEVERAGE_DOMAINS = ['energy', 'military', 'diplomatic', 'economic', 'maritime'] as const;
export const LEVERAGE_MECHANISMS = [
  'sanctions',
  'naval_posture',
  'energy_supply',
  'alliance_shift',
  'trade_friction',
] as const;
export const HORIZONS = ['24h', '7d', '30d'] as const;
export const LANES = ['base', 'escalation', 'containment', 'fragmentation'] as const;
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export const TRIGGER_OPERATORS = ['gt', 'gte', 'lt', 'lte', 'delta_gt', 'delta_lt'] as const;
export const TRIGGER_BASELINES = ['trailing_7d', 'trailing_30d', 'fixed'] as const;
export const AIRSPACE_STATUSES = ['open', 'restricted', 'closed'] as const;
export const AIRPORT_STATUSES = ['normal', 'disrupted', 'closed'] as const;
export const EVIDENCE_TYPES = [
  'vessel_track',
  'flight_surge',
  'news_headline',
  'cii_spike',
  'chokepoint_status',
  'sanctions_move',
  'market_signal',
  'mobility_disruption',
] as const;

export type RegimeLabel = (typeof REGIME_LABELS)[number];
export type TriggerReason = (typeof TRIGGER_REASONS)[number];
export type PressureAxis = (typeof PRESSURE_AXES)[number];
export type BufferAxis = (typeof BUFFER_AXES)[number];
export type Axis = (typeof AXES)[number];
export type Horizon = (typeof HORIZONS)[number];
export type Lane = (typeof LANES)[number];
export type Severity = (typeof SEVERITIES)[number];
export type TriggerOperator = (typeof TRIGGER_OPERATORS)[number];
export type TriggerBaseline = (typeof TRIGGER_BASELINES)[number];
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];
export type ActorRole = (typeof ACTOR_ROLES)[number];
export type LeverageDomain = (typeof LEVERAGE_DOMAINS)[number];
export type LeverageMechanism = (typeof LEVERAGE_MECHANISMS)[number];
