import { FMIN, regionLane, stratum, sum, unitLane } from './lanes.mjs';

const HISTORY_MONTHS = 12;

/**
 * 30-day lanes of every country and of every region, by calendar month. With monthly data a country is its own only member unit,
 * so its fragmentation is an onset: deaths where the twelve months before had none.
 * @param table `{months, byCountry}`; byCountry: ISO 3166 alpha-2 → deaths per month, in the order of months
 * @param span `{from, to}`: first and last month whose outcome counts, `YYYY-MM`
 * @param regions region id → its members' alpha-2 codes
 * @returns `{units, regions}`: unit outcomes `{stratum, lane}`; region id → lanes in the order of months
 */
export function monthlyOutcomes({ months, byCountry }, { from, to }, regions) {
  const units = [];
  const byRegion = Object.fromEntries(Object.keys(regions).map((id) => [id, []]));
  for (const [index, month] of months.entries()) {
    if (index < HISTORY_MONTHS || month < from || month > to) continue;
    const members = new Map([...byCountry].map(([iso2, deaths]) => [iso2, memberAt(deaths, index)]));
    for (const { lane, history } of members.values()) units.push({ stratum: stratum(sum(history)), lane });
    for (const [id, codes] of Object.entries(regions)) {
      const own = codes.filter((iso2) => members.has(iso2)).map((iso2) => members.get(iso2));
      const newDeaths = sum(own.map((member) => member.newDeaths));
      byRegion[id].push(regionLane({ members: own, newDeaths, fmin: FMIN['30d'] }));
    }
  }
  return { units, regions: byRegion };
}

function memberAt(series, index) {
  const history = series.slice(index - HISTORY_MONTHS, index);
  const deaths = series[index];
  const newDeaths = sum(history) === 0 ? deaths : 0;
  const lane = unitLane({ deaths, history, newDeaths, fmin: FMIN['30d'] });
  return { lane, deaths, history, newDeaths, mean: sum(history) / HISTORY_MONTHS };
}
