import type { SparkPoint } from '../parts/spark.tsx';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';

/** The lowest and the highest value of a line, and how often it is broken. */
export function sparkSentence(
  name: string,
  runs: readonly (readonly SparkPoint[])[],
  { words, formats, gapCount }: { readonly words: Words; readonly formats: Formats; readonly gapCount: number },
): string {
  const values = runs.flat().map(({ value }) => value);
  if (values.length === 0) return `${name}${words.colon}${words.timeView.none}`;
  const low = formats.figure(Math.min(...values));
  const said = words.timeView.axisSentence(name, low, formats.figure(Math.max(...values)));
  return gapCount === 0 ? said : `${said} ${words.timeView.gap(gapCount)}`;
}
