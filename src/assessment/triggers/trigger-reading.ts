import type { World } from '../assess-world.ts';
import { readDeathChange, readNewDeaths, readReports, readWorstDeaths } from './readings/counts.ts';
import { readAircraft, readPositions } from './readings/flights.ts';
import { readCurrency, readQuote, readWorstCountry } from './readings/markets.ts';
import { readOutages, readSanctions, readSirenChange, readSirens, readWarnings } from './readings/notices.ts';
import { readTransitRise, readTransits } from './readings/transits.ts';
import type { TriggerRule } from './trigger-rule.ts';
import type { TriggerReading } from './trigger-state.ts';

/** What a trigger's metric says; undefined while it is missing or stale: it then changes no state (METHOD.md §6). */
export function readTrigger(rule: TriggerRule, world: World): TriggerReading | undefined {
  const { source } = rule;
  switch (source.kind) {
    case 'transit_ratio':
      return readTransits(world, source.corridorId);
    case 'transit_rise':
      return readTransitRise(world, source.corridorId);
    case 'count':
      return source.count === 'deaths' ? readDeathChange(rule, world) : readReports(rule, source.count, world);
    case 'worst_deaths':
      return readWorstDeaths(rule, world);
    case 'new_deaths':
      return readNewDeaths(rule, world);
    case 'sirens':
      return readSirens(rule, world);
    case 'siren_change':
      return readSirenChange(rule, world);
    case 'sanctions':
      return readSanctions(rule, world);
    case 'outages':
      return readOutages(rule, world);
    case 'aircraft':
      return readAircraft(rule, world);
    case 'gnss':
      return readPositions(rule, world);
    case 'warnings':
      return readWarnings(rule, source.metric, world);
    case 'currency':
      return readCurrency(rule, world);
    case 'quote':
      return readQuote(rule, source, world);
    case 'shares':
    case 'spread':
    case 'gas_supply':
      return readWorstCountry(rule, source.kind, world);
  }
}
