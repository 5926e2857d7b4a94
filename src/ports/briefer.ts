import type { DailyBrief } from '../contract/intelligence/get-daily-brief.ts';
import type { RegionId } from '../reference/regions.ts';

/** Writes the day of a region on one page, from what was stored. */
export interface Briefer {
  /**
   * @param at epoch ms: as of when
   * @param generatedAt epoch ms: of the newest snapshot of the region then; changes are those of the day before it
   * @returns the brief; `unread` where the store did not answer everything in time; `none` where nothing of that time is stored
   */
  brief(
    regionId: RegionId,
    when: { readonly at: number; readonly generatedAt: number },
  ): Promise<DailyBrief | 'unread' | 'none'>;
}
