import type { Responses } from '../../../clients/typescript/client.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';

type Forecast = Responses['listForecasts']['forecasts'][number];

/** One lane of a sealed set: its probability, what the references give, and whether it happened. */
export function forecastSentence(
  { probabilities, references, resolution }: Forecast,
  lane: keyof Forecast['probabilities'],
  { words, formats }: { readonly words: Words; readonly formats: Formats },
): string {
  const view = words.forecastsView;
  const name = words.lane(lane);
  const given = formats.percent(probabilities[lane]);
  const others = references.map((one) => one.probabilities[lane]);
  const said =
    others.length === 0
      ? view.laneAlone(name, given)
      : view.laneSentence(name, given, formats.percent(Math.min(...others)), formats.percent(Math.max(...others)));
  return resolution?.outcome === lane ? `${said} ${view.happened(name)}` : said;
}
