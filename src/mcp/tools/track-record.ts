import type { JsonObject } from '../../contract/openapi/json.ts';
import type { Tool } from '../catalogue.ts';
import { defined, member, number, objects, text } from '../json-reader.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, HORIZON, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

export const trackRecord = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'track_record',
  description: 'Scores of past forecasts: Brier, log, skill, reliability, counts, voids. Needs no key',
  inputSchema: input({ region: REGION, horizon: HORIZON, at: AT }),
  outputSchema: output({ scores: 'list' }),
  example: { horizon: '7d' },
  run: async (given, context) => {
    const reading = readingOf(given, context, publicUrl);
    const read = await reading.get('get-calibration', { region_id: given.region, horizon: given.horizon });
    if (!read.ok) return read.outcome;
    const groups = objects(read.body.groups);
    return toolResult({
      structured: { asOf: reading.at, scores: groups.map(shownScore), receipts: [], missing: [] },
      lines: groups.length === 0 ? ['No forecast was sealed yet.'] : groups.map(scoreLine),
    });
  },
});

function shownScore(group: JsonObject): JsonObject {
  const { kind, regionId, horizon, setCount, pendingCount, voidCount, voids, outcomeCount, scoredCount } = group;
  return defined({
    kind,
    region: regionId,
    horizon,
    sets: setCount,
    pending: pendingCount,
    voidCount,
    voids,
    outcomes: outcomeCount,
    n: scoredCount,
    forecasts: group.forecasts,
    skills: group.skills,
    reliability: group.lanes,
  });
}

function scoreLine(group: JsonObject): string {
  const [own] = objects(group.forecasts);
  const brier = member(own, 'brierScore');
  const score = typeof brier === 'number' ? `, Brier ${number(brier).toFixed(3)}` : '';
  return `${text(group.kind)} ${text(group.regionId) || 'all regions'} ${text(group.horizon)}: ${number(group.scoredCount)} scored of ${number(group.setCount)} sets, ${number(group.pendingCount)} pending, ${number(group.voidCount)} void${score}`;
}
