import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Briefer } from '../ports/briefer.ts';
import type { Clock } from '../ports/clock.ts';
import type { WorldName } from '../ports/world.ts';
import { regionById } from '../reference/regions.ts';
import { answerDocuments } from './answer-page.ts';
import { presentOrAsOfReply } from './as-of.ts';
import { type HistoryParts, snapshotAsOf } from './snapshot-history.ts';

const RETRY_SECONDS = 5;

export function getDailyBrief(
  parts: HistoryParts & { readonly clock: Clock; readonly briefer: Briefer; readonly world: WorldName },
): HandlerOf<'getDailyBrief'> {
  return async ({ region_id: regionId, at }) => {
    const latest = await snapshotAsOf(regionId, { at }, parts);
    if (!latest.ok) return failed(latest.failure);
    const region = regionById(regionId);
    if (region === undefined) return failed({ code: 'region_unknown', regionId });
    const instant = latest.asOf?.instant ?? parts.clock.now();
    const brief = await parts.briefer.brief(region.id, { at: instant, generatedAt: latest.value.generatedAt });
    if (brief === 'unread') return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    if (brief === 'none') return failed({ code: 'snapshot_not_found', regionId, instant });
    const result = presentOrAsOfReply({ brief }, latest.asOf);
    if (!result.ok) return result;
    return {
      ok: true,
      reply: { ...result.reply, documents: answerDocuments({ ...brief, world: parts.world }) },
    };
  };
}
