import type { Reading, TriggerRow } from '../views/triggers/trigger-rows.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';
import { original } from '../words/original.ts';

/** What a gauge shows, in words: the present value, the threshold, the ordinary value, or that there is none. */
export function gaugeSentence(
  { trigger, observed, isPast, state }: TriggerRow,
  words: Words,
  formats: Formats,
): string {
  const { triggersView: view } = words;
  const since = formats.instant(trigger.activatedAt);
  if (observed === undefined) return state === 'active' ? view.keptSentence(since) : view.missingSentence;
  const read = {
    now: original(words, observed.words),
    threshold: original(words, observed.threshold),
    ordinary: ordinaryWords(observed, formats),
  };
  if (state === 'active') return view.activeSentence(read, since);
  return isPast ? view.pastSentence(read) : view.quietSentence(read);
}

/** The ordinary value; undefined where it is none, or no change. */
export function ordinaryWords(
  { unit, baselineValue }: Pick<Reading, 'unit' | 'baselineValue'>,
  formats: Formats,
): string | undefined {
  if (baselineValue === 0) return undefined;
  return unit === 'share' || unit === 'relative_change'
    ? formats.percent(baselineValue)
    : formats.figure(baselineValue);
}
