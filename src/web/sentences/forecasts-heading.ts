import type { Responses } from '../../../clients/typescript/client.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';

type Forecast = Responses['listForecasts']['forecasts'][number];

interface Surroundings {
  readonly place: string;
  readonly isAll: boolean;
  readonly regionNames: Readonly<Record<string, string>>;
  readonly words: Words;
  readonly formats: Formats;
}

/** How likely escalation is: of one region by horizon, of all regions where it is most likely within the longest. */
export function forecastsSentence(
  open: readonly Forecast[],
  { place, isAll, regionNames, words, formats }: Surroundings,
): string {
  const view = words.forecastsView;
  const [first] = open;
  if (first === undefined) return view.headingNone(place);
  const percent = ({ probabilities }: Forecast) => formats.percent(probabilities.escalation);
  if (!isAll)
    return view.heading(
      place,
      open.map((set) => view.within(percent(set), view.horizon(set.horizon))),
    );
  const longest = open.filter(({ horizon, regionId }) => horizon === open.at(-1)?.horizon && regionId !== 'global');
  const most = [...longest].sort((a, b) => b.probabilities.escalation - a.probabilities.escalation)[0] ?? first;
  const name = regionNames[most.regionId ?? ''] ?? most.regionId ?? '';
  return view.headingAll(name, percent(most), view.horizon(most.horizon));
}
