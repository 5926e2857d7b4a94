import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import { readSignals } from './get-macro-signals.ts';
import type { ObservationListParts } from './list-observations.ts';
import { MEAN_METHOD, meanComposite } from './mean-composite.ts';

/** Series of which a high value is a burden; a yield or an exchange rate can be one either way. */
const BURDENS = ['vix', 'stlfsi', 'brent', 'henry-hub', 'ffpi'];
const MIN_BURDENS = 3;

export function getEconomicStress(parts: ObservationListParts): HandlerOf<'getEconomicStress'> {
  return async ({ at }) => {
    const read = await readSignals(at, parts);
    if (!read.ok) return failed(read.failure);
    const { signals, asOf, about } = read.value;
    const found = BURDENS.map((id) => ({ id, signal: signals.find(({ series }) => series === id) }));
    const composite = meanComposite(
      found.map(({ id, signal }) => ({ id, ...(signal === undefined ? {} : { value: signal.percentile1y }) })),
      MIN_BURDENS,
    );
    const components = found.flatMap(({ id, signal }) => {
      if (signal === undefined) return [];
      const { name, percentile1y, observedAt } = signal;
      return [{ id, name, percentile1y, contribution: composite.contributions.get(id) ?? 0, observedAt }];
    });
    const { contributions: _, missing, ...rest } = composite;
    return asOfReply({ ...rest, missing: [...missing], method: MEAN_METHOD, components, ...about }, asOf);
  };
}
