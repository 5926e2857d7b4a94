import { listed } from '../../assessment/english.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import type { Ask } from './asked-service.ts';
import { readRegion } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { answerOf, inputOf, readCommand } from './read-command.ts';
import { calibrationText } from './texts/calibration-text.ts';
import { diffText } from './texts/difference-text.ts';
import { explanationText } from './texts/explanation-text.ts';
import { claimText, evidenceText, forecastsText, regimesText, regionsText, snapshotsText } from './texts/list-texts.ts';
import { markdownText } from './texts/markdown-text.ts';
import { snapshotText } from './texts/snapshot-text.ts';

const region = { parameter: 'region_id' } as const;
const instant = (parameter: string) => ({ parameter, isDate: true }) as const;
const paged = { limit: { parameter: 'limit' }, cursor: { parameter: 'cursor' } } as const;

/** `diff` without --from: since the snapshot before the latest. */
async function sinceLast(raw: Record<string, string>, ask: Ask): Promise<Record<string, string>> {
  const { region_id: regionId, from, to } = raw;
  if (from !== undefined || regionId === undefined) return raw;
  const listed = inputOf('listRegionalSnapshots', {
    region_id: regionId,
    ...(to === undefined ? {} : { to }),
    limit: 2,
  });
  const [, prior] = answerOf('listRegionalSnapshots', await ask('listRegionalSnapshots', listed)).snapshots;
  if (prior === undefined)
    throw new CommandFailure(`no snapshot of ${regionId} is older than the latest: there is nothing to compare yet`);
  return { ...raw, from: String(prior.generatedAt) };
}

/** The name of an axis stands for its place in the snapshot, in words or as the contract writes it. */
function withPointer(raw: Record<string, string>): Record<string, string> {
  const { pointer } = raw;
  if (pointer === undefined)
    throw new CommandError(
      `${raw.region_id === undefined ? 'the region is required; ' : ''}the value is required: ${VALUES}`,
    );
  if (pointer.startsWith('/')) return raw;
  const wanted = pointer.toLowerCase().replace(/[^a-z]/g, '');
  const place = PLACES.find(([name]) => name.toLowerCase() === wanted)?.[1];
  if (place !== undefined) return { ...raw, pointer: place };
  const hint = didYouMean(pointer, NAMES);
  throw new CommandError(`Unknown value: ${pointer}${hint === '' ? `; a value is ${VALUES}` : hint}`);
}

const PLACES: readonly (readonly [name: string, pointer: string])[] = [
  ...[...AXES, 'netBalance'].map((name) => [name, `/balance/${name}`] as const),
  ['regime', '/regime/label'],
  ['confidence', '/meta/snapshotConfidence'],
];

const NAMES = PLACES.map(([name]) => name);
/** What can be explained, as errors say it. */
const VALUES = `${listed(NAMES).replace(' and ', ' or ')}, or a JSON Pointer such as /regime/label`;

export const regionsList = readCommand({
  operation: 'listRegions',
  name: 'regions list',
  aliases: ['world'],
  usage: '[--json]',
  summary: 'Lists every region with its countries and the numbers of its latest snapshot.',
  examples: ['regions list'],
  options: {},
  text: regionsText,
});

export const snapshotList = readCommand({
  operation: 'listRegionalSnapshots',
  name: 'snapshot list',
  usage: 'REGION [--from D] [--to D] [--limit N] [--cursor C] [--json]',
  summary: 'Lists the stored snapshots of a region with their numbers, newest first.',
  examples: ['snapshot list mena --limit 5'],
  options: { region, from: instant('from'), to: instant('to'), ...paged },
  positionals: ['region'],
  text: snapshotsText,
});

export const snapshotAt = readCommand({
  operation: 'getRegionalSnapshotAt',
  name: 'snapshot at',
  usage: 'REGION --at D [--json]',
  summary: 'Shows the snapshot of a region as of an instant; --json prints it byte for byte as it was served then.',
  examples: ['snapshot at mena --at 2026-11-22T06:00:00Z'],
  options: { region, at: instant('at') },
  asStored: true,
  positionals: ['region'],
  text: ({ snapshot }) => snapshotText(snapshot),
});

export const diff = readCommand({
  operation: 'diffRegionalSnapshots',
  name: 'diff',
  aliases: ['snapshot diff'],
  usage: 'REGION [--from D] [--to D] [--aged all] [--json]',
  summary: 'States what changed in a region: since the snapshot before the latest, or since --from.',
  examples: ['diff mena', 'diff mena --from 2026-11-21'],
  options: { region, from: instant('from'), to: instant('to'), aged: { parameter: 'aged' } },
  positionals: ['region'],
  rewrite: (raw) => ({ ...raw, region_id: readRegion('the region', raw.region_id) }),
  complete: sinceLast,
  text: diffText,
});

export const brief = readCommand({
  operation: 'getDailyBrief',
  name: 'brief',
  usage: 'REGION [--at D] [--json]',
  summary: 'States the day of a region, or of the world with `global`, on one page.',
  examples: ['brief mena', 'brief global --at -1d'],
  options: { region, at: instant('at') },
  positionals: ['region'],
  text: ({ brief: { analysis } }) => markdownText(analysis),
});

export const claim = readCommand({
  operation: 'checkClaim',
  name: 'claim',
  usage: '"SENTENCE" [--region R] [--at D] [--json]',
  summary: 'Says whether a snapshot supports a sentence, contradicts it or does not say.',
  examples: ['claim "The Strait of Hormuz is closed"'],
  options: { claim: { parameter: 'claim' }, region, at: instant('at') },
  positionals: ['claim'],
  rewrite: (raw) => {
    if (raw.claim === undefined)
      throw new CommandError('the sentence is required: claim "The Strait of Hormuz is closed"');
    return raw;
  },
  text: claimText,
});

export const explain = readCommand({
  operation: 'explainRegionalSnapshot',
  name: 'explain',
  aliases: ['snapshot explain'],
  usage: 'REGION VALUE [--at D] [--json]',
  summary: 'Explains one value: an axis such as `maritimeAccess`, or a JSON Pointer such as `/regime/label`.',
  examples: ['explain mena maritimeAccess', 'explain mena /regime/label'],
  options: { region, pointer: { parameter: 'pointer' }, at: instant('at') },
  positionals: ['region', 'pointer'],
  rewrite: withPointer,
  text: explanationText,
});

export const regimeHistory = readCommand({
  operation: 'getRegimeHistory',
  name: 'regime history',
  usage: 'REGION [--limit N] [--cursor C] [--json]',
  summary: 'Lists the regimes of a region, newest first.',
  examples: ['regime history mena'],
  options: { region, ...paged },
  positionals: ['region'],
  text: regimesText,
});

export const evidenceList = readCommand({
  operation: 'listEvidence',
  name: 'evidence list',
  aliases: ['evidence'],
  usage: 'REGION [--at D] [--type T] [--source S] [--theater T] [--corridor C] [--limit N] [--cursor C] [--json]',
  summary: 'Lists the evidence behind a snapshot and what cites it.',
  examples: ['evidence list mena --limit 5', 'evidence list mena --corridor hormuz_strait'],
  options: {
    region,
    at: instant('at'),
    type: { parameter: 'type' },
    source: { parameter: 'source' },
    theater: { parameter: 'theater' },
    corridor: { parameter: 'corridor' },
    ...paged,
  },
  positionals: ['region'],
  text: evidenceText,
});

export const calibration = readCommand({
  operation: 'getCalibration',
  name: 'calibration',
  usage: '[--region R] [--horizon 24h|7d|30d] [--model-version V] [--json]',
  summary: 'Shows how the published probabilities scored: skill over references, reliability, voids, pending.',
  examples: ['calibration', 'calibration --horizon 30d'],
  options: { region, horizon: { parameter: 'horizon' }, 'model-version': { parameter: 'model_version' } },
  text: calibrationText,
});

export const forecastsList = readCommand({
  operation: 'listForecasts',
  name: 'forecasts list',
  aliases: ['forecasts'],
  usage: '[--region R] [--horizon 24h|7d|30d] [--status pending|scored|void] [--limit N] [--cursor C] [--json]',
  summary: 'Lists the sealed lane sets with their hashes and outcomes, newest first.',
  examples: ['forecasts list --region mena --horizon 7d'],
  options: { region, horizon: { parameter: 'horizon' }, status: { parameter: 'status' }, ...paged },
  text: forecastsText,
});
