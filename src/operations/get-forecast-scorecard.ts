import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { CalibrationGroup } from '../contract/intelligence/get-calibration.ts';
import type { CalibrationParts } from './get-calibration.ts';
import { readLedger } from './read-ledger.ts';
import { scoreboard } from './scoreboard.ts';

type Card = Outputs['getForecastScorecard']['byHorizon'][number];

export function getForecastScorecard(parts: CalibrationParts): HandlerOf<'getForecastScorecard'> {
  return ({ at }) =>
    readLedger(parts, at, async (knownBy) => {
      const issued = await parts.ledger.issued('published', knownBy);
      const tally = await parts.ledger.tally('published', knownBy);
      const groups = await scoreboard({ issued, tally }, { isOverall: true });
      return { byHorizon: groups.map(cardOf) };
    });
}

function cardOf(group: CalibrationGroup): Card {
  const { kind, horizon, setCount, scoredCount, pendingCount, voidCount, forecasts, skills } = group;
  const own = forecasts.find(({ forecast }) => forecast === 'model');
  const best = skills.find(({ score, isBestReference }) => score === 'log' && isBestReference);
  return {
    ...{ kind, horizon, setCount, scoredCount, pendingCount, voidCount },
    ...(own === undefined ? {} : { logScore: own.logScore, brierScore: own.brierScore }),
    ...(best === undefined
      ? {}
      : { reference: best.reference, skill: best.skill, skillLow: best.low, skillHigh: best.high }),
  };
}
