import { HISTORY_MONTHS, monthlyOutcome, regionLane } from './evaluation.mjs';

/**
 * 30-day lanes of every country and of every region, by calendar month.
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
    const members = new Map([...byCountry].map(([iso2, deaths]) => [iso2, monthlyOutcome(deaths, index)]));
    for (const { lane, stratum } of members.values()) units.push({ stratum, lane });
    for (const [id, codes] of Object.entries(regions)) {
      const own = codes.filter((iso2) => members.has(iso2)).map((iso2) => members.get(iso2));
      byRegion[id].push(regionLane(own, '30d'));
    }
  }
  return { units, regions: byRegion };
}
