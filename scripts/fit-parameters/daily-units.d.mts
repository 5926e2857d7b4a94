import type { Horizon, Lane } from '../../src/contract/intelligence/vocabulary.ts';

export interface DatedEvent {
  readonly start: number;
  readonly end: number;
  readonly dyad: string;
  readonly deaths: number;
}
export function dailyOutcomes(
  events: readonly DatedEvent[],
  span: {
    readonly horizon: Horizon;
    readonly strideDays: number;
    readonly firstDay: number;
    readonly lastDay: number;
  },
): readonly { readonly stratum: 'active' | 'low' | 'quiet'; readonly lane: Lane; readonly asRegion: Lane }[];
