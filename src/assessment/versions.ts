import { contentHash } from '../reference/content-hash.ts';
import { geographyVersion } from '../reference/geography-version.ts';
import { once } from '../reference/once.ts';
import { ACT_KINDS } from './actors/act-kinds.ts';
import { ACTOR_REFERENCE } from './actors/actor-reference.ts';
import { CORRIDOR_RULES } from './corridors/corridor-state.ts';
import { SEASON_RULES } from './corridors/seasonal-reference.ts';
import { EVENT_RULES } from './event-driven/event-rules.ts';
import { TRIGGERING_METRICS } from './event-driven/triggering-metrics.ts';
import { EVIDENCE_GRADING } from './evidence/figure-grades.ts';
import { HEADLINE_FEEDS } from './evidence/headline-evidence.ts';
import { PREDICTION_RULES } from './evidence/prediction-evidence.ts';
import { CORRIDOR_NEWS } from './headline/corridor-news.ts';
import { HEADLINE_GRADES } from './headline/headline.ts';
import { AXIS_STAKES, PLACE_NEWS } from './headline/place-news.ts';
import { FLIGHT_PRECISION } from './indicators/air-posture.ts';
import { WARNED_DANGERS } from './indicators/navigational-warnings.ts';
import { PRICE_SERIES } from './indicators/quoted-series.ts';
import { INDICATORS } from './indicators/registry.ts';
import { INPUTS } from './inputs.ts';
import { METRIC_RECORDS } from './metrics.ts';
import { CARGO_EXPOSURE } from './parameters/cargo-exposure.ts';
import { CORRIDOR_BYPASS, CORRIDOR_EXPOSURE } from './parameters/corridor-exposure.ts';
import { LEVEL_NORMS, MONTHLY_NORMS } from './parameters/corridor-norms.ts';
import { COUNTRY_PRIORS, DEATHS_REFERENCE_PANEL, REPORT_SHARE_PANEL } from './parameters/country-priors.ts';
import { DEATH_HIGHS } from './parameters/death-highs.ts';
import { ENERGY_STRUCTURE } from './parameters/energy-structure.ts';
import { LANE_BASE_RATES } from './parameters/lane-base-rates.ts';
import { TRANSMISSION_BANDS } from './parameters/transmission-bands.ts';
import { TRIGGER_LIKELIHOODS } from './parameters/trigger-likelihoods.ts';
import { PARAMETERS } from './parameters.ts';
import { DATED_ARTEFACT } from './scenarios/dated-lanes/dated-artefact.ts';
import { LANE_ARTEFACT } from './scenarios/lane-model/lane-artefact.ts';
import { SEVERITY_RULES } from './severity.ts';
import { BAND_RULES } from './transmission/bands.ts';
import { HAZARD_RULES } from './transmission/closure-hazards.ts';
import { CLOSURES } from './transmission/closures.ts';
import { EFFECTS } from './transmission/effects.ts';
import { SEVERITY_STEPS } from './transmission/path-severity.ts';
import { TRANSMISSION_TEMPLATES } from './transmission/templates.ts';
import { CORRIDOR_BREAK } from './trigger-reason.ts';
import { TRIGGER_RULES } from './triggers/registry.ts';
import { WATCHED_CITING } from './triggers/trigger-ladder.ts';
import { TRIGGER_STATE_RULES } from './triggers/trigger-state.ts';

const SCORED_METRICS = Object.fromEntries(
  Object.entries(METRIC_RECORDS).map(([id, { grade: _, gradeReason: __, causes: ___, ...scored }]) => [id, scored]),
);

/** The one versioned set of everything that scores a snapshot: a change of any number in it changes the version. */
const scoringVersion = once(
  () =>
    `1.2.0+${contentHash(
      [
        PARAMETERS,
        // Grades and causes are hashed below, as EVIDENCE_GRADING and TRIGGERING_METRICS.
        SCORED_METRICS,
        // Words score nothing.
        INPUTS.map(({ words: _, ...input }) => input),
        INDICATORS.map(({ id, input, metric, place, axes, rest = null }) => ({ id, input, metric, place, axes, rest })),
        SEVERITY_RULES,
        COUNTRY_PRIORS,
        DEATHS_REFERENCE_PANEL,
        DEATH_HIGHS,
        REPORT_SHARE_PANEL,
        ENERGY_STRUCTURE,
        CORRIDOR_EXPOSURE,
        CORRIDOR_BYPASS,
        CORRIDOR_RULES,
        SEASON_RULES,
        MONTHLY_NORMS,
        LEVEL_NORMS,
        CORRIDOR_BREAK,
        EVENT_RULES,
        TRIGGERING_METRICS,
        EVIDENCE_GRADING,
        FLIGHT_PRECISION,
        PREDICTION_RULES,
        HEADLINE_FEEDS,
        WARNED_DANGERS,
        PRICE_SERIES,
        TRIGGER_RULES,
        TRIGGER_STATE_RULES,
        WATCHED_CITING,
        HEADLINE_GRADES,
        CORRIDOR_NEWS,
        PLACE_NEWS,
        AXIS_STAKES,
        TRANSMISSION_TEMPLATES,
        EFFECTS,
        CLOSURES,
        HAZARD_RULES,
        TRANSMISSION_BANDS,
        BAND_RULES,
        CARGO_EXPOSURE,
        SEVERITY_STEPS,
        ACT_KINDS,
        ACTOR_REFERENCE.authorities,
      ],
      12,
    )}`,
);

/** Says which scenario model gave the lanes: the fitted artefact, the base rates beside it, the triggers that speak for each. */
const modelVersion = once(
  () => `lanes-1.1.0+${contentHash([LANE_ARTEFACT, DATED_ARTEFACT, LANE_BASE_RATES, TRIGGER_LIKELIHOODS], 12)}`,
);

/** The three versions a snapshot carries. They are hashed when first asked for: most commands need none. */
export const VERSIONS = {
  get modelVersion() {
    return modelVersion();
  },
  get scoringVersion() {
    return scoringVersion();
  },
  get geographyVersion() {
    return geographyVersion();
  },
};
