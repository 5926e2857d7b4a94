import type { SnapshotMeta } from '../../contract/intelligence/snapshot-meta.ts';
import type { Trigger } from '../../contract/intelligence/trigger-ladder.ts';
import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import { indicatorsOf } from '../indicators/registry.ts';
import { PARAMETERS } from '../parameters.ts';
import { TRIGGER_RULES } from '../triggers/registry.ts';
import { isMovedTrigger } from '../triggers/trigger-baseline.ts';
import { TRIGGER_STATE_RULES } from '../triggers/trigger-state.ts';

/** A rule in words and the constants that it uses. */
export interface Rule {
  readonly words: string;
  readonly parameters: readonly { readonly name: string; readonly value: number }[];
}

const { prior, energy, regime } = PARAMETERS;

/** Numbers of a parameter set by their published names; what is no number is left to the printed parameters. */
export function named(prefix: string, set: Readonly<Record<string, unknown>>): Rule['parameters'] {
  return Object.entries(set).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name: `${prefix}.${name}`, value }] : [],
  );
}

/** Weights of every indicator that moves an axis. */
const weightsOf = (axis: Axis): Rule['parameters'] =>
  indicatorsOf(axis).flatMap(({ indicator, weight, minExposure }) => [
    { name: `weight.${indicator.id}`, value: weight },
    ...(minExposure === undefined ? [] : [{ name: `minExposure.${indicator.id}`, value: minExposure }]),
  ]);

const region: Rule['parameters'] = [
  { name: 'tailShare', value: PARAMETERS.tailShare },
  { name: 'populationExponent', value: PARAMETERS.populationExponent },
  { name: 'corroboration.lineageLimit', value: PARAMETERS.corroboration.lineageLimit },
];

const TERMS =
  '1 − Π(1 − weight × severity), shared between its terms by their logarithms; no single source moves it by more than its limit.';
const PRESSURE = `Each country: ${TERMS} The region: the population-weighted mean of its countries and, for the tail, its worst one.`;

const at = (name: keyof typeof prior) => ({ name: `prior.${name}`, value: prior[name] });

/** How each axis is computed (METHOD.md §3). */
export const AXIS_RULES: Readonly<Record<Axis, Rule>> = {
  coercivePressure: {
    words: PRESSURE,
    parameters: [
      ...region,
      at('coercivePressure'),
      ...weightsOf('coercivePressure'),
      { name: 'closureByForceWeight', value: PARAMETERS.closureByForceWeight },
    ],
  },
  domesticFragility: {
    words: PRESSURE,
    parameters: [...region, at('domesticFragility'), ...weightsOf('domesticFragility')],
  },
  capitalStress: {
    words: PRESSURE,
    parameters: [...region, at('capitalStress'), ...weightsOf('capitalStress')],
  },
  energyVulnerability: {
    words:
      '1 − Π(1 − strength) over net import dependence, the loss of each corridor that imports pass, and an adverse price.',
    parameters: [...named('energy', energy), ...weightsOf('energyVulnerability')],
  },
  allianceCohesion: {
    words: 'The population-weighted mean of the cooperation of each country within its blocs against its own past.',
    parameters: [
      at('allianceCohesion'),
      ...weightsOf('allianceCohesion'),
      { name: 'populationExponent', value: PARAMETERS.populationExponent },
    ],
  },
  maritimeAccess: {
    words: 'The sum over corridors of exposure × openness, less the danger that ships are warned of.',
    parameters: [...weightsOf('maritimeAccess'), ...named('energy', { missingOpenness: energy.missingOpenness })],
  },
  energyLeverage: {
    words: 'The share of the world’s oil exports × what can be delivered through each corridor.',
    parameters: named('energy', { missingOpenness: energy.missingOpenness }),
  },
};

/** What applies to a region as a mean over its countries, and to no country by itself. */
const OF_REGIONS: readonly string[] = ['tailShare', 'populationExponent'];

const COUNTRY_WORDS: Readonly<Partial<Record<Axis, string>>> = {
  coercivePressure: TERMS,
  domesticFragility: TERMS,
  capitalStress: TERMS,
  allianceCohesion: 'The cooperation of the country within its blocs against its own past.',
};

/** How an axis of one country is computed: as a region's, without the mean over countries. */
export function countryRule(axis: Axis): Rule {
  const { words, parameters } = AXIS_RULES[axis];
  return {
    words: COUNTRY_WORDS[axis] ?? words,
    parameters: parameters.filter(({ name }) => !OF_REGIONS.includes(name)),
  };
}

export const NET_RULE: Rule = { words: 'Mean of the three buffers minus mean of the four pressures.', parameters: [] };

export const REGIME_RULE: Rule = {
  words:
    'Read from coercion, its change in 7 days, fragility and net balance; thresholds to leave a label are lower than those to enter it, and a milder label waits out the dwell. An alarm gives a hotter label by itself.',
  parameters: named('regime', regime),
};

/** Parts of a snapshot whose values are copied or follow from a published table. */
const SECTIONS: Readonly<Record<string, string>> = {
  meta: 'What the snapshot was made from and how far it can be trusted.',
  actors: 'Actors by their behaviour in dyadic events.',
  leverageEdges: 'Dependence × activity between two actors.',
  scenarioSets: 'Lane probabilities of the published model on a grid of 1/4096.',
  transmissionPaths:
    'Effect × dose of a published template: a central 80% interval, or a range where the confidence is below 0.625.',
  triggers: 'A persisted state machine over a metric and its published threshold.',
  mobility: 'Notices in force and observed traffic.',
  evidence: 'One cluster of observations of the same thing.',
  narrative: 'Claims of this snapshot, whose sentences code writes.',
};

/** The rule of the narrative, with who chose its claims. */
export function narrativeRule({ narrativeProvider: provider, narrativeModel: model }: SnapshotMeta): Rule {
  const author = provider === 'template' ? 'the template' : `the language model ${model} (${provider})`;
  return { words: `${SECTIONS.narrative} They were chosen and ordered by ${author}.`, parameters: [] };
}

/** The rule of a part of a snapshot that is no number of the balance. */
export const sectionRule = (section: string): Rule => ({
  words: SECTIONS[section] ?? 'Which region and which instant was assessed.',
  parameters: [],
});

/** How many readings activate a trigger. */
const confirmation = ({ needed, of }: { readonly needed: number; readonly of: number }): string =>
  of === 1 ? 'It needs one reading' : `It needs ${needed} of the last ${of} readings`;

/** What is said of a threshold that moved with its baseline (METHOD.md §13.6). */
const MOVED =
  'It held on more than half of the days of the past year: its baseline is the mean of those days, and the threshold lies beyond it.';

/** The rule of one trigger with its threshold, where that is from and how often it was wrong; undefined for an unknown id. */
export function triggerRule({ id, threshold, description }: Trigger): Rule | undefined {
  const rule = TRIGGER_RULES.find((one) => one.id === id);
  if (rule === undefined) return undefined;
  const isMoved = isMovedTrigger({ description });
  const { norm, confirm, windowMinutes } = rule;
  const history = isMoved ? undefined : rule.history;
  const { value } = threshold;
  return {
    words: `${SECTIONS.triggers} ${description}. ${isMoved ? MOVED : rule.provenance} ${confirmation(confirm)} past the threshold, and is released once the metric is back past it by the band and the dwell is over.`,
    parameters: [
      ...named('trigger', { value, ...(isMoved ? {} : { norm }), windowMinutes, ...confirm }),
      ...named('trigger.state', TRIGGER_STATE_RULES),
      ...(history === undefined ? [] : named('trigger.falseAlarms', { perYear: history.perYear, n: history.n })),
    ],
  };
}
