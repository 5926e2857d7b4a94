import type { JsonObject } from '../../contract/openapi/json.ts';
import type { Tool } from '../catalogue.ts';
import { defined, instant, member, number, objects, text } from '../json-reader.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, CURSOR, HORIZON, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

const DEFAULT_LIMIT = 10;
/** Receipts of one result. */
const MAX_RECEIPTS = 8;

export const forecastsTool = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'forecasts',
  description: 'Sealed lane probabilities with base rates, seal and outcome, newest first',
  inputSchema: input({
    region: REGION,
    horizon: HORIZON,
    status: { type: 'string', enum: ['pending', 'scored', 'void'] },
    at: AT,
    limit: { type: 'integer', minimum: 1, maximum: 50 },
    cursor: CURSOR,
  }),
  outputSchema: output({ forecasts: 'list', nextCursor: 'text' }),
  example: { region: 'mena', horizon: '7d' },
  run: async (given, context) => {
    const { region, horizon, status, limit = DEFAULT_LIMIT, cursor } = given;
    const reading = readingOf(given, context, publicUrl);
    const read = await reading.get('list-forecasts', { region_id: region, horizon, status, limit, cursor });
    if (!read.ok) return read.outcome;
    const listed = objects(read.body.forecasts);
    const ids = [...new Set(listed.map(({ snapshotId }) => text(snapshotId)).filter((id) => id !== ''))];
    return toolResult({
      structured: {
        asOf: reading.at,
        forecasts: listed.map(shownForecast),
        ...defined({ nextCursor: read.body.nextCursor }),
        receipts: [...(await reading.receipts(ids.slice(0, MAX_RECEIPTS)))],
        missing: [],
      },
      lines: listed.length === 0 ? ['No sealed forecast matches.'] : listed.map(forecastLine),
    });
  },
});

function shownForecast(one: JsonObject): JsonObject {
  const { regionId, country, horizon, kind, issuedAt, outcomeFrom, outcomeTo, probabilities, hash, status } = one;
  const [base] = objects(one.references);
  return defined({
    region: regionId,
    country,
    horizon,
    kind,
    issuedAt: instant(issuedAt),
    outcomeFrom: instant(outcomeFrom),
    outcomeTo: instant(outcomeTo),
    lanes: probabilities,
    baseRates: base?.probabilities,
    seal: hash,
    snapshotId: one.snapshotId,
    status,
    outcome: member(one, 'resolution', 'outcome'),
    voidReason: member(one, 'resolution', 'voidReason'),
    brierScore: member(one, 'resolution', 'brierScore'),
  });
}

const forecastLine = (one: JsonObject): string =>
  `${text(one.regionId ?? one.country)} ${text(one.horizon)}, issued ${instant(one.issuedAt).slice(0, 16)}Z: ${Object.entries(
    Object(one.probabilities),
  )
    .map(([lane, value]) => `${lane} ${Math.round(number(typeof value === 'number' ? value : Number.NaN) * 100)}%`)
    .join(', ')}; ${text(one.status)} ${text(member(one, 'resolution', 'outcome'))}`.trim();
