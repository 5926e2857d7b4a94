import type { Explanation } from '../../contract/intelligence/explain-regional-snapshot.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { AXES, type Axis, BUFFER_AXES, PRESSURE_AXES } from '../../contract/intelligence/vocabulary.ts';
import { isObject, toJson } from '../../contract/openapi/json.ts';
import { valueAt } from '../../contract/openapi/json-pointer.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { isRegionId } from '../../reference/regions.ts';
import { alarmFeatures } from '../alarms/alarm-features.ts';
import { assessRegion } from '../assess-region.ts';
import type { World } from '../assess-world.ts';
import type { AxisPart } from '../balance/axis.ts';
import { balanceOf, readAxes } from '../balance/balance.ts';
import { axisDrivers } from '../balance/drivers.ts';
import { capitalised, counted } from '../english.ts';
import { hasRequiredInputs, regimeFeatures } from '../regime.ts';
import type { RegionState } from '../region-state.ts';
import { AXIS_RULES, NET_RULE, narrativeRule, REGIME_RULE, type Rule, sectionRule, triggerRule } from './rules.ts';
import { sectionTerms } from './section-terms.ts';
import { regimeFlips } from './what-if.ts';
import { writeExplanation } from './write-explanation.ts';

export interface Explained {
  readonly snapshot: RegionalSnapshot;
  /** JSON Pointer from the snapshot. */
  readonly path: string;
  /** Everything known at its instant; undefined when it need not or cannot be assessed again. */
  readonly world: World | undefined;
  /** The state that the snapshot was made from. */
  readonly prior: RegionState | undefined;
}

type Term = Explanation['terms'][number];
type Named = { readonly kind: 'axis'; readonly axis: Axis } | { readonly kind: 'net' | 'regime' | 'section' };

/** Whether a place is explained from the world, and not from the snapshot alone: every number is, the regime and a role. */
export const needsWorld = (snapshot: RegionalSnapshot, path: string): boolean =>
  namedBy(snapshot, path).kind !== 'section' || typeof valueAt(toJson(snapshot), path) === 'number' || isRole(path);

const isRole = (path: string): boolean => /^\/actors\/\d+\/role$/.test(path);

/** Rule, parameters, terms and evidence of a place of a snapshot, and what would change it most. */
export function explainSnapshot(explained: Explained): Explanation {
  const named = namedBy(explained.snapshot, explained.path);
  switch (named.kind) {
    case 'axis':
      return explainAxis(named.axis, explained);
    case 'net':
      return explainNet(explained);
    case 'regime':
      return explainRegime(explained);
    case 'section':
      return explainSection(explained);
  }
}

function namedBy({ balance }: RegionalSnapshot, path: string): Named {
  const [, section, member, index] = path.split('/');
  if (section === 'regime') return { kind: 'regime' };
  if (section !== 'balance') return { kind: 'section' };
  const drivers = member === 'pressures' ? balance.pressures : member === 'buffers' ? balance.buffers : [];
  const axis = AXES.find((one) => one === (drivers[Number(index)]?.axis ?? member));
  return axis === undefined ? { kind: 'net' } : { kind: 'axis', axis };
}

const orientationOf = (axis: Axis) => (PRESSURE_AXES.some((one) => one === axis) ? 'pressure' : 'buffer');

/** The drivers of an axis by the code that made them, with none merged, so that they sum to it on the wire's grid. */
function explainAxis(axis: Axis, { snapshot, world }: Explained): Explanation {
  const rule = AXIS_RULES[axis];
  const stored = [...snapshot.balance.pressures, ...snapshot.balance.buffers]
    .filter((driver) => driver.axis === axis)
    .map(({ description, magnitude, evidenceIds }) => ({ label: description, value: magnitude, evidenceIds }));
  const again = world === undefined ? undefined : balanceIn(world, snapshot.regionId);
  if (world === undefined || again?.vector[axis] !== snapshot.balance[axis])
    return writeExplanation(rule, snapshot, { basis: 'stored', isSum: true, terms: stored });
  const { value, parts } = again.readings.get(axis) ?? { value: 0, parts: [] };
  const reading = { value, parts: withCountries(parts) };
  const terms = axisDrivers(axis, reading, { orientation: orientationOf(axis), limit: Number.POSITIVE_INFINITY }).map(
    ({ description, magnitude, evidenceIds }) => ({ label: description, value: magnitude, evidenceIds }),
  );
  const most = { now: snapshot.balance[axis], in: (other: World) => balanceIn(other, snapshot.regionId)?.vector[axis] };
  return writeExplanation(rule, snapshot, { basis: 'recomputed', isSum: true, terms, world, most });
}

/** Parts of several countries that share a label, such as that of one currency, name their country. */
function withCountries(parts: readonly AxisPart[]): readonly AxisPart[] {
  const sharing = new Map<string, Set<string>>();
  for (const { label, iso2 = '' } of parts) sharing.set(label, (sharing.get(label) ?? new Set()).add(iso2));
  return parts.map((part) => {
    const country = part.iso2 === undefined ? undefined : countryByIso2(part.iso2)?.name;
    const isShared = (sharing.get(part.label)?.size ?? 0) > 1 && part.evidenceIds.length > 0;
    return isShared && country !== undefined
      ? { ...part, label: `${country}: ${part.label.replace(': ', ', ')}` }
      : part;
  });
}

function explainNet({ snapshot, world }: Explained): Explanation {
  const { balance } = snapshot;
  const share = (axis: Axis, parts: number): Term => ({
    label: capitalised(axis.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
    value: balance[axis] / parts,
    evidenceIds: [
      ...new Set(
        [...balance.pressures, ...balance.buffers].filter((one) => one.axis === axis).flatMap((one) => one.evidenceIds),
      ),
    ],
  });
  const terms = [
    ...BUFFER_AXES.map((axis) => share(axis, BUFFER_AXES.length)),
    ...PRESSURE_AXES.map((axis) => share(axis, -PRESSURE_AXES.length)),
  ];
  const same = world !== undefined && balanceIn(world, snapshot.regionId)?.vector.netBalance === balance.netBalance;
  if (!same) return writeExplanation(NET_RULE, snapshot, { basis: 'stored', isSum: true, terms });
  const most = {
    now: balance.netBalance,
    in: (other: World) => balanceIn(other, snapshot.regionId)?.vector.netBalance,
  };
  return writeExplanation(NET_RULE, snapshot, { basis: 'recomputed', isSum: true, terms, world, most });
}

/** The features that the label is read from; they are no sum. */
function explainRegime({ snapshot, path, world, prior }: Explained): Explanation {
  const { coercion, slope, slopeDays, fragility, net, wasHot } = regimeFeatures(
    snapshot.balance,
    snapshot.generatedAt,
    prior,
  );
  const citing = (axis: Axis): string[] =>
    snapshot.balance.pressures.filter((driver) => driver.axis === axis).flatMap((driver) => driver.evidenceIds);
  const terms = [
    { label: 'coercion', value: coercion, evidenceIds: citing('coercivePressure') },
    { label: `change of coercion in ${counted(slopeDays, 'day')}`, value: slope, evidenceIds: [] },
    { label: 'fragility', value: fragility, evidenceIds: citing('domesticFragility') },
    { label: 'net balance', value: net, evidenceIds: [] },
    { label: 'recent high within 30 days: 1, else 0', value: wasHot ? 1 : 0, evidenceIds: [] },
    ...alarmTerms(snapshot, world, prior),
    ...(world === undefined || hasRequiredInputs(world)
      ? []
      : [{ label: 'reports received: 1, else 0 and the label is carried forward', value: 0, evidenceIds: [] }]),
  ];
  const again =
    world !== undefined && isRegionId(snapshot.regionId)
      ? assessRegion(world, snapshot.regionId, prior).draft.regime
      : undefined;
  const basis = JSON.stringify(again) === JSON.stringify(snapshot.regime) ? 'recomputed' : 'stored';
  const isLabel = path === '/regime/label' && basis === 'recomputed' && world !== undefined;
  const whatIf = isLabel ? regimeFlips({ snapshot, world, prior }) : [];
  return writeExplanation(REGIME_RULE, snapshot, { basis, isSum: false, terms, whatIf });
}

/** Alarms that are on: each by itself gives a hotter label. */
function alarmTerms(
  snapshot: RegionalSnapshot,
  world: World | undefined,
  prior: RegionState | undefined,
): readonly Term[] {
  const { regionId, triggers } = snapshot;
  if (world === undefined || !isRegionId(regionId)) return [];
  const { alarms, alarmEvidence } = alarmFeatures(world, regionId, { prior, active: triggers.active });
  return Object.entries(alarms).flatMap(([id, { words, isOn }]) =>
    isOn ? [{ label: `alarm: ${words}`, value: 1, evidenceIds: [alarmEvidence.get(id)?.id ?? []].flat() }] : [],
  );
}

/** A copied part cites its own evidence. */
function explainSection({ snapshot, path, world, prior }: Explained): Explanation {
  const document = toJson(snapshot);
  const names = path.split('/');
  const cited = names
    .map((_, depth) => valueAt(document, names.slice(0, names.length - depth).join('/')))
    .find((part) => isObject(part) && Array.isArray(part.evidenceIds));
  const ids: readonly unknown[] = isObject(cited) && Array.isArray(cited.evidenceIds) ? cited.evidenceIds : [];
  const evidenceIds = ids.filter((id) => typeof id === 'string');
  const value = valueAt(document, path);
  const terms = typeof value === 'number' ? [{ label: 'as stored', value, evidenceIds }] : [];
  if ((typeof value === 'number' || isRole(path)) && world !== undefined && isRegionId(snapshot.regionId)) {
    const { regionId } = snapshot;
    const again = assessRegion(world, regionId, prior).draft;
    const found = sectionTerms(names, { world, regionId, again });
    if (found !== undefined && valueAt(toJson({ ...snapshot, ...again }), path) === value) {
      const { valueIn, rule = ruleAt(snapshot, names), ...rest } = found;
      const most = valueIn === undefined || typeof value !== 'number' ? {} : { most: { now: value, in: valueIn } };
      return writeExplanation(rule, snapshot, { basis: 'recomputed', ...rest, ...most, world });
    }
  }
  const explanation = writeExplanation(ruleAt(snapshot, names), snapshot, {
    basis: 'stored',
    isSum: terms.length > 0,
    terms,
  });
  return { ...explanation, evidence: snapshot.evidence.filter(({ id }) => evidenceIds.includes(id)) };
}

/** The rule of a section, of the one trigger that a place is in, or of the narrative by its author. */
function ruleAt({ triggers, meta }: RegionalSnapshot, [, section = '', bucket, index]: readonly string[]): Rule {
  const named = (['active', 'watching', 'dormant'] as const).find((one) => one === bucket);
  const trigger = section === 'triggers' && named !== undefined ? triggers[named][Number(index)] : undefined;
  if (section === 'narrative') return narrativeRule(meta);
  return (trigger === undefined ? undefined : triggerRule(trigger)) ?? sectionRule(section);
}

function balanceIn(world: World, regionId: string) {
  if (!isRegionId(regionId)) return undefined;
  const readings = readAxes(world, regionId);
  return { readings, vector: balanceOf(readings, { pressure: 0, buffer: 0 }).vector };
}
