import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { isList, type Json, type JsonObject } from '../../contract/openapi/json.ts';
import { markedQuotations } from '../../reference/untrusted-text.ts';
import type { Tool } from '../catalogue.ts';
import { defined, instant, member, number, objects, text, texts } from '../json-reader.ts';
import { evidenceLine, shownEvidence } from './evidence-shown.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

/** Parts of a snapshot that a caller may choose. */
const SECTIONS = ['actors', 'triggers', 'scenarios', 'paths', 'mobility', 'narrative', 'evidence'] as const;
type Section = (typeof SECTIONS)[number];

const BRIEF: readonly Section[] = ['triggers', 'scenarios', 'narrative'];
/** Items of a list in a brief. */
const BRIEF_ITEMS = 5;

export const regionSituation = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'region_situation',
  description: 'One region: regime, axes, triggers, scenario probabilities, narrative, evidence',
  inputSchema: input(
    {
      region: REGION,
      at: AT,
      detail: { type: 'string', enum: ['brief', 'full'] },
      sections: { type: 'array', items: { type: 'string', enum: [...SECTIONS] } },
    },
    ['region'],
  ),
  outputSchema: output({ situation: 'object' }),
  example: { region: 'mena', detail: 'brief' },
  run: async (given, context) => {
    const reading = readingOf(given, context, publicUrl);
    const read = await reading.get('get-regional-snapshot-at', { region_id: given.region });
    if (!read.ok) return read.outcome;
    const { snapshot = null } = read.body;
    const isBrief = given.detail !== 'full';
    const chosen = isList(given.sections)
      ? SECTIONS.filter((one) => given.sections !== undefined && texts(given.sections).includes(one))
      : isBrief
        ? BRIEF
        : SECTIONS;
    const parts = partsOf(snapshot, isBrief);
    const shown = Object.fromEntries(chosen.map((name) => [name, parts[name]]));
    const snapshotId = text(member(snapshot, 'meta', 'snapshotId'));
    const situation = { ...headOf(snapshot), ...shown };
    return toolResult({
      structured: {
        asOf: reading.at,
        situation,
        receipts: await reading.receipts([snapshotId]),
        missing: [...texts(member(snapshot, 'meta', 'missingInputs'))],
      },
      lines: linesOf(snapshot, chosen),
      isBrief,
    });
  },
});

function headOf(snapshot: Json): JsonObject {
  const balance = member(snapshot, 'balance');
  return defined({
    region: member(snapshot, 'regionId'),
    snapshotId: member(snapshot, 'meta', 'snapshotId'),
    generatedAt: instant(member(snapshot, 'generatedAt')),
    regime: member(snapshot, 'regime', 'label'),
    regimeSince: instant(member(snapshot, 'regime', 'transitionedAt')),
    axes: defined(Object.fromEntries([...AXES, 'netBalance'].map((axis) => [axis, member(balance, axis)]))),
    confidence: member(snapshot, 'meta', 'snapshotConfidence'),
  });
}

function partsOf(snapshot: Json, isBrief: boolean): Readonly<Record<Section, Json>> {
  const few = <T>(items: readonly T[]): T[] => (isBrief ? items.slice(0, BRIEF_ITEMS) : [...items]);
  const withoutIds = ({ evidenceIds: _, ...item }: JsonObject): JsonObject => item;
  return {
    actors: few(objects(member(snapshot, 'actors'))).map(withoutIds),
    triggers: few(objects(member(snapshot, 'triggers', 'active'))).map(({ id, description, activatedAt }) =>
      defined({ id, description, activatedAt: instant(activatedAt) }),
    ),
    scenarios: objects(member(snapshot, 'scenarioSets')).map(({ horizon, lanes }) =>
      defined({
        horizon,
        probabilities: Object.fromEntries(
          objects(lanes).map(({ name, probability }) => [text(name), number(probability)]),
        ),
      }),
    ),
    paths: few(objects(member(snapshot, 'transmissionPaths'))).map((path) => path),
    mobility: member(snapshot, 'mobility') ?? {},
    narrative: Object.fromEntries(narrative(snapshot).map(([name, words]) => [name, markedQuotations(words)])),
    evidence: few(objects(member(snapshot, 'evidence'))).map(shownEvidence),
  };
}

const narrative = (snapshot: Json): readonly (readonly [string, string])[] =>
  ['situation', 'balanceAssessment', 'outlook24h', 'outlook7d', 'outlook30d'].map((name) => [
    name,
    text(member(snapshot, 'narrative', name, 'text')),
  ]);

function linesOf(snapshot: Json, chosen: readonly Section[]): readonly string[] {
  const balance = member(snapshot, 'balance');
  const axes = AXES.map((axis) => `${axis} ${number(member(balance, axis)).toFixed(2)}`).join(', ');
  const has = (section: Section): boolean => chosen.includes(section);
  return [
    `${text(member(snapshot, 'regionId'))}, snapshot of ${instant(member(snapshot, 'generatedAt'))}: ${text(member(snapshot, 'regime', 'label')).replaceAll('_', ' ')}.`,
    `${axes}; net balance ${number(member(balance, 'netBalance')).toFixed(2)}; confidence ${number(member(snapshot, 'meta', 'snapshotConfidence')).toFixed(2)}.`,
    ...(has('scenarios')
      ? objects(member(snapshot, 'scenarioSets')).map(
          ({ horizon, lanes }) =>
            `${text(horizon)}: ${objects(lanes)
              .map(({ name, probability }) => `${text(name)} ${Math.round(number(probability) * 100)}%`)
              .join(', ')}.`,
        )
      : []),
    ...(has('narrative') ? narrative(snapshot).map(([, words]) => markedQuotations(words)) : []),
    ...(has('triggers')
      ? objects(member(snapshot, 'triggers', 'active')).map(
          ({ id, description }) => `Active trigger ${text(id)}: ${text(description)}`,
        )
      : []),
    ...(has('evidence') ? objects(member(snapshot, 'evidence')).map(evidenceLine) : []),
  ];
}
