import { lines, property } from '../fit-parameters/render.mjs';
import { BUDGET, SOURCES } from './sources.mjs';

const COMMAND = 'node scripts/fit-triggers.mjs';

/** The text of trigger-thresholds.ts. */
export function renderThresholds({ fits, fingerprints }) {
  const used = Object.entries(SOURCES).filter(([id]) => Object.values(fits).some(({ source }) => source === id));
  return `/**
 * Thresholds of triggers from history: of those tried, the mildest with at most ${BUDGET} false alarms a year. Written by
 * scripts/fit-triggers.mjs; not edited by hand. How the histories are split stands in scripts/fit-triggers/sources.mjs.
 */
import type { FitSource, ThresholdFit } from '../triggers/trigger-rule.ts';

/** By region and trigger; by trigger alone where one threshold holds everywhere. */
export const THRESHOLD_FITS: Readonly<Record<string, ThresholdFit>> = {
${lines(fits, ([key, fit]) => `  ${property(key)}: ${inline(fit)},`)}
};

/** Where they are from, with the SHA-256 of the bytes. */
export const FIT_SOURCES: Readonly<Record<string, FitSource>> = {
${used.map(([id, source]) => sourceText(id, source, fingerprints[id])).join('\n')}
};

export const THRESHOLDS_SOURCE = { command: '${COMMAND}', falseAlarmsPerYear: ${BUDGET} } as const;
`;
}

/** The text of trigger-likelihoods.ts. */
export function renderLikelihoods({ likelihoods }) {
  return `/**
 * How much likelier each trigger was active before a lane than before the others, in months from 1990 to 2017, where the
 * interval of 99 % excludes 1. Written by scripts/fit-triggers.mjs; not edited by hand. The lane is that of the calendar month
 * after the one at whose end the trigger was active, and of the one after that for deaths, which are published a month late.
 */
import type { Lane } from '../../contract/intelligence/vocabulary.ts';

/** [ratio, low, high, months active, months] by lane, by trigger id. */
export const TRIGGER_LIKELIHOODS: Readonly<Record<string, Likelihoods>> = {
${lines(likelihoods, ([id, lanes]) => `  '${id}': {\n${lines(lanes, ([lane, row]) => `    ${lane}: [${row.join(', ')}],`)}\n  },`)}
};

export type Likelihoods = Readonly<Partial<Record<Lane, LikelihoodRow>>>;
export type LikelihoodRow = readonly [ratio: number, low: number, high: number, active: number, months: number];
`;
}

const inline = (record) =>
  `{ ${Object.entries(record)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} }`;

function sourceText(id, { path, from, to, history, counted }, { sha256, rows }) {
  const members = { path, sha256, rows, from, to, history, counted };
  return `  ${id}: {\n${lines(members, ([key, value]) => `    ${key}: ${typeof value === 'string' ? `'${value}'` : value},`)}\n  },`;
}
