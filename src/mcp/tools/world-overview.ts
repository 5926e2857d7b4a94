import type { JsonObject } from '../../contract/openapi/json.ts';
import { markedQuotations } from '../../reference/untrusted-text.ts';
import type { Tool } from '../catalogue.ts';
import { defined, instant, member, number, objects, text, texts } from '../json-reader.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, input, output } from './schema.ts';
import { toolResult } from './tool-result.ts';

const DAY_MS = 86_400_000;

export const worldOverview = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'world_overview',
  description: 'All regions: regime, axes, confidence, change over 24 h, age of the snapshot',
  inputSchema: input({ at: AT }),
  outputSchema: output({ regions: 'list' }),
  example: {},
  run: async (given, context) => {
    const reading = readingOf(given, context, publicUrl);
    const at = Date.parse(reading.at);
    const read = await reading.get('list-regions', { since: new Date(at - DAY_MS).toISOString() });
    if (!read.ok) return read.outcome;
    const all = objects(read.body.regions);
    const stored = all.filter((region) => region.latest !== undefined);
    const regions = stored.map((region) => shownRegion(region, at));
    const receipts = await reading.receipts(stored.map((region) => text(member(region, 'latest', 'snapshotId'))));
    const missing = all.filter((region) => region.latest === undefined).map(({ id }) => `snapshot:${text(id)}`);
    return toolResult({
      structured: { asOf: reading.at, regions, receipts, missing },
      lines: [`World as of ${reading.at}.`, ...regions.map(regionLine)],
    });
  },
});

function shownRegion({ id, latest, overview }: JsonObject, at: number): JsonObject {
  return defined({
    region: id,
    snapshotId: member(latest, 'snapshotId'),
    regime: member(latest, 'regime', 'label'),
    axes: member(latest, 'balance'),
    confidence: member(latest, 'snapshotConfidence'),
    netBalanceChange24h: member(overview, 'netBalanceChange'),
    headline: markedQuotations(text(member(overview, 'headline', 'text'))),
    activeTriggers: [...texts(member(overview, 'activeTriggerIds'))],
    missingInputs: [...texts(member(overview, 'missingInputs'))],
    generatedAt: instant(member(latest, 'generatedAt')),
    ageMinutes: Math.round((at - number(member(latest, 'generatedAt'))) / 60_000),
  });
}

const regionLine = ({ region, regime, axes, confidence, headline, ageMinutes }: JsonObject): string =>
  `${text(region)}: ${text(regime).replaceAll('_', ' ')}, net balance ${number(member(axes, 'netBalance')).toFixed(2)}, confidence ${number(confidence).toFixed(2)}, ${number(ageMinutes)} min old. ${text(headline)}`;
