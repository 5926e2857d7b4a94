import type { JsonObject } from '../../contract/openapi/json.ts';
import type { Tool } from '../catalogue.ts';
import { defined, member, number, objects, text, texts } from '../json-reader.ts';
import { failureResult } from '../tool-failure.ts';
import { evidenceLine, shownEvidence } from './evidence-shown.ts';
import { NUMBER_POINTERS, pointerOf } from './number-names.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

const EXAMPLE = { region: 'mena', number: 'maritimeAccess' };

export const explainNumber = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'explain_number',
  description:
    'Terms and evidence of one number: an axis, netBalance, confidence, regime, LANE:HORIZON (escalation:7d), or a JSON Pointer into the snapshot',
  inputSchema: input({ region: REGION, number: { type: 'string', minLength: 1, maxLength: 256 }, at: AT }, [
    'region',
    'number',
  ]),
  outputSchema: output({ pointer: 'text', value: 'any', terms: 'list', evidence: 'list' }),
  example: EXAMPLE,
  run: async (given, context) => {
    const pointer = pointerOf(text(given.number));
    if (pointer === undefined) {
      const message = `number must be a JSON Pointer or one of ${[...NUMBER_POINTERS.keys()].join(', ')}`;
      const next = { name: 'explain_number', arguments: EXAMPLE };
      return { kind: 'result', result: failureResult({ code: 'invalid_argument', field: 'number', message }, next) };
    }
    const reading = readingOf(given, context, publicUrl);
    const read = await reading.get('explain-regional-snapshot', { region_id: given.region, pointer });
    if (!read.ok) return read.outcome;
    const { body } = read;
    const explanation = Object(body.explanation);
    const terms = objects(member(explanation, 'terms'));
    const sides = sidesOf(terms);
    const items = objects(member(explanation, 'evidence'));
    const evidence = items.map((item) => ({ side: sides.get(text(item.id)) ?? 'for', ...shownEvidence(item) }));
    const value = body.value ?? null;
    return toolResult({
      structured: {
        asOf: reading.at,
        pointer,
        value,
        rule: text(explanation.rule),
        terms: terms.map(({ label, value: part, evidenceIds }) => defined({ label, value: part, evidenceIds })),
        evidence,
        receipts: [...(await reading.receipts([text(body.snapshotId)]))],
        missing: [],
      },
      lines: [
        `${pointer} = ${typeof value === 'number' ? value.toFixed(2) : JSON.stringify(value)}. ${text(explanation.rule)}`,
        ...terms.map(({ label, value: part }) => `- ${text(label)}: ${number(part).toFixed(3)}`),
        ...items.map(evidenceLine),
      ],
    });
  },
});

/** Evidence is for a number where its terms raise it, against it where they lower it. */
function sidesOf(terms: readonly JsonObject[]): ReadonlyMap<string, 'for' | 'against'> {
  return new Map(
    terms.flatMap(({ value, evidenceIds }) =>
      texts(evidenceIds).map((id) => [id, number(value) < 0 ? 'against' : 'for'] as const),
    ),
  );
}
