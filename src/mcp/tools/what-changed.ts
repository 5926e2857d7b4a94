import type { JsonObject } from '../../contract/openapi/json.ts';
import { markedQuotations } from '../../reference/untrusted-text.ts';
import type { CallContext, Tool } from '../catalogue.ts';
import { defined, instant, member, number, objects, text } from '../json-reader.ts';
import { evidenceLine, shownEvidence } from './evidence-shown.ts';
import { type Reading, readingOf, type ToolOptions } from './reading.ts';
import { AT, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

/** Lines of the text. */
const SHOWN = 12;

export const whatChanged = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'what_changed',
  description: 'Differences of one region since an instant or a snapshotId: numbers, new and dropped evidence',
  inputSchema: input({ region: REGION, since: { type: 'string', maxLength: 64 }, at: AT }, ['region', 'since']),
  outputSchema: output({ changes: 'list', evidence: 'list' }),
  example: { region: 'mena', since: '-0m' },
  run: async (given, context) => run(given, context, publicUrl),
});

async function run(given: JsonObject, context: CallContext, publicUrl: string) {
  const reading = readingOf(given, context, publicUrl);
  const from = await beginOf(text(given.since), reading);
  const read = await reading.get('diff-regional-snapshots', { region_id: given.region, from, to: reading.at });
  if (!read.ok) return read.outcome;
  const { body } = read;
  const { difference = null } = body;
  const ids = [member(body, 'from', 'snapshotId'), member(body, 'to', 'snapshotId')].map(text);
  const came = objects(member(difference, 'evidence', 'came'));
  const left = objects(member(difference, 'evidence', 'left'));
  const changes = [
    ...regimeChange(difference === null ? {} : Object(difference)),
    ...objects(member(difference, 'numbers')).map((one) => ({ kind: 'number', ...one })),
  ];
  return toolResult({
    structured: {
      asOf: reading.at,
      from: instant(member(body, 'from', 'generatedAt')),
      to: instant(member(body, 'to', 'generatedAt')),
      summary: markedQuotations(text(body.summary)),
      changes,
      evidence: [...came.map((one) => shown('new', one)), ...left.map((one) => shown('dropped', one))],
      receipts: [...(await reading.receipts(ids))],
      missing: [],
    },
    lines: [
      markedQuotations(text(body.summary)),
      ...changes.slice(0, SHOWN).map(changeLine),
      ...came.slice(0, SHOWN).map((one) => evidenceLine(Object(one.item))),
    ],
  });
}

/** Epoch ms of a snapshot's own instant; an instant as it is. */
async function beginOf(since: string, reading: Reading): Promise<string> {
  if (!since.startsWith('snap_')) return since;
  const [receipt] = await reading.receipts([since]);
  return receipt === undefined ? since : text(receipt.generatedAt);
}

function regimeChange({ regimeFrom, regimeTo }: JsonObject): readonly JsonObject[] {
  return regimeFrom === regimeTo ? [] : [defined({ kind: 'regime', name: 'regime', from: regimeFrom, to: regimeTo })];
}

const shown = (change: 'new' | 'dropped', { item }: JsonObject): JsonObject => ({
  change,
  ...shownEvidence(Object(item)),
});

function changeLine({ name, from, to }: JsonObject): string {
  const written = (value: JsonObject[string] | undefined): string =>
    typeof value === 'number' ? number(value).toFixed(2) : text(value) === '' ? 'absent' : text(value);
  return `${text(name)}: ${written(from)} to ${written(to)}`;
}
