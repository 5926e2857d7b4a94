import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { partsOf } from '../actors/actor-states.ts';
import { factorsOf } from '../actors/leverage-edge.ts';
import type { SnapshotDraft } from '../assess-region.ts';
import { gradeOf, MIN_AGE_FACTOR } from '../evidence/figure-grades.ts';
import { gradeProvenance } from '../evidence/grade-provenance.ts';
import { confidenceTermsOf, metricOfItem } from '../evidence.ts';
import { METRICS } from '../metrics.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';
import { rulesOfRegion } from '../triggers/registry.ts';
import { readTrigger } from '../triggers/trigger-reading.ts';
import { SLOT_MS } from '../validity.ts';
import { confidenceTerms } from './confidence-terms.ts';
import { laneTerms } from './lane-terms.ts';
import { pathTerms } from './path-terms.ts';
import { roleTerms } from './role-terms.ts';
import { named, triggerRule } from './rules.ts';
import { maxChanging, type SectionContext, type SectionTerms, term } from './section-context.ts';

/** Terms of the number at a place, by the code that made it; undefined for a place that the code has no more to say of. */
export function sectionTerms(names: readonly string[], context: SectionContext): SectionTerms | undefined {
  const [, section, ...rest] = names;
  switch (section) {
    case 'meta':
      return rest[0] === 'snapshotConfidence' ? confidenceTerms(context) : validity(context);
    case 'scenarioSets':
      return rest[3] === 'transmissions' ? pathTerms(rest[4], rest[5], context) : laneTerms(rest, context);
    case 'transmissionPaths':
      return pathTerms(rest[0], rest[1], context);
    case 'triggers':
      return trigger(rest, context);
    case 'actors':
      return rest[1] === 'role'
        ? roleTerms(context.again.actors[Number(rest[0])])
        : actor(context.again.actors[Number(rest[0])], rest[1]);
    case 'leverageEdges':
      return edge(context.again.leverageEdges[Number(rest[0])]);
    case 'mobility':
      return mobility(context.again, rest);
    case 'evidence':
      return item(context.again.evidence[Number(rest[0])], rest[1]);
    default:
      return undefined;
  }
}

function validity({ again }: SectionContext): SectionTerms {
  const words =
    'The next scheduled run and thirty minutes, or the moment at which an input that carries a tenth of the weight goes stale.';
  const { validUntil } = again.meta;
  const terms = [
    term('assessed at, epoch milliseconds', again.generatedAt),
    term('valid for, milliseconds', validUntil - again.generatedAt),
  ];
  return { rule: { words, parameters: [{ name: 'slot, milliseconds', value: SLOT_MS }] }, terms, isSum: true };
}

function trigger([bucket, index]: readonly string[], { world, regionId, again }: SectionContext) {
  const shown = Object.entries(again.triggers).find(([name]) => name === bucket)?.[1][Number(index)];
  const rule = rulesOfRegion(regionId).find(({ id }) => id === shown?.id);
  if (shown === undefined || rule === undefined) return undefined;
  const reading = readTrigger(rule, world);
  const ids = reading?.evidence.map(({ id }) => id) ?? [];
  const terms = [
    ...(reading === undefined ? [term('metric missing', 1)] : [term('metric now', reading.value, ids)]),
    ...(reading?.parts ?? []).map(({ label, value }) => term(label, value)),
    ...(reading?.recent ?? []).map((value, i) => term(`reading ${i + 1} of ${reading?.recent.length}`, value)),
    term('threshold', shown.threshold.value),
    ...(reading === undefined ? [] : [term('from metric to threshold', shown.threshold.value - reading.value, ids)]),
    term('active since, epoch milliseconds; 0 while inactive', shown.activatedAt, shown.evidenceIds),
  ];
  const found = triggerRule(shown);
  return { ...(found === undefined ? {} : { rule: found }), terms, isSum: false };
}

function actor(shown: RegionalSnapshot['actors'][number] | undefined, member: string | undefined) {
  if (shown === undefined) return undefined;
  const { leverageScore, delta, evidenceIds } = shown;
  const { domainWeight, halfActivity, halfLifeDays, deltaDays } = PARAMETERS.actors;
  const words = '1 − Π(1 − weight × level) over domains; the level of acts is n / (n + half), n the clusters by age.';
  const parameters = [
    ...named('domainWeight', domainWeight),
    ...named('actors', { halfActivity, halfLifeDays, deltaDays }),
  ];
  const before = leverageScore - delta;
  const rule = { words, parameters };
  if (member === 'delta') {
    const terms = [term('score now', leverageScore, evidenceIds), term('less the score a week ago', -before)];
    return { rule, terms, isSum: true };
  }
  const parts = partsOf(shown) ?? [];
  const terms = parts.map(({ domain, share }) => term(domain, share, evidenceIds));
  const whatIf = parts.map(({ domain, level, without }) => ({
    what: `level of ${domain}`,
    from: level,
    to: 0,
    value: without,
  }));
  return { rule, terms, isSum: true, whatIf: maxChanging(whatIf, leverageScore) };
}

function edge(shown: RegionalSnapshot['leverageEdges'][number] | undefined): SectionTerms | undefined {
  const factors = shown === undefined ? undefined : factorsOf(shown);
  if (factors === undefined) return undefined;
  const { dependence, activity } = factors;
  const terms = [
    term(
      'dependence',
      dependence.value,
      dependence.evidence.map(({ id }) => id),
    ),
    term(
      'activity',
      activity.value,
      activity.evidence.map(({ id }) => id),
    ),
  ];
  const words = 'Dependence × activity between two actors, each 0 to 1 and each shown by evidence.';
  return { rule: { words, parameters: named('leverage', PARAMETERS.leverage) }, terms, isSum: false };
}

function mobility({ mobility: state }: SnapshotDraft, [list, index, member]: readonly string[]): SectionTerms {
  const { usualShortfall, trafficHours } = PARAMETERS.mobility;
  const words = 'Civil aircraft in 24 hours against the same hours of the days before, beyond usual variation.';
  const rule = { words, parameters: named('mobility', { usualShortfall, trafficHours }) };
  const corridor = list === 'flightCorridors' ? state.flightCorridors[Number(index)] : undefined;
  if (corridor !== undefined) {
    const value = member === 'stressLevel' ? corridor.stressLevel : corridor.reroutedFlights24h;
    return { rule, terms: [term(`${corridor.corridor}: ${member}`, value)], isSum: true };
  }
  const terms = state.flightCorridors.map((one) => term(`shortfall over ${one.corridor}`, one.stressLevel));
  return { rule, terms: [...terms, term('weighted by usual traffic', state.rerouteIntensity)], isSum: false };
}

function item(shown: RegionalSnapshot['evidence'][number] | undefined, member: string | undefined) {
  if (shown === undefined) return undefined;
  const found = confidenceTermsOf(shown);
  const metric = metricOfItem(shown);
  if (member !== 'confidence' || found === undefined || metric === undefined)
    return { terms: [term('observed at, epoch milliseconds', shown.observedAt, [shown.id])], isSum: true };
  const words =
    'Product of four factors: a discounted noisy-OR over independent sources, age by the half-life of the kind of figure, its precision, and 1 less the chance of a material revision.';
  const { discount } = PARAMETERS.corroboration;
  const parameters = [...named('corroboration', { discount }), ...named('evidence', { minAgeFactor: MIN_AGE_FACTOR })];
  const terms = [
    term('independent sources', found.lineage, [shown.id]),
    term('age', found.age, [shown.id]),
    term('precision', found.precision, [shown.id]),
    term('revision risk, as 1 less the chance', found.revision, [shown.id]),
  ];
  const grade = {
    ...gradeOf(metric),
    halfLifeDays: METRICS[metric].halfLifeMs / DAY_MS,
    provenance: gradeProvenance(metric),
  };
  return { rule: { words, parameters }, terms, grade, isSum: false };
}
