import type { Story } from '../feeds/fakes/story.ts';
import { civilSky, militarySky } from './air-traffic.ts';
import { listedParties } from './listed-parties.ts';
import {
  creditStrain,
  foodPremium,
  gasPremium,
  importerSlide,
  missingCargoes,
  stockDraw,
  volatilityPremium,
} from './market-storyline.ts';
import { oddsOf, PREDICTION_QUESTIONS } from './prediction-questions.ts';
import { BLOCKADE_COUNTRIES, storyLine } from './story-lines.ts';
import {
  BLOCKADE_OFFSET,
  balticTraffic,
  blockadeReporting,
  crudePremium,
  hormuzTraffic,
  INCIDENTS_OFFSET,
  REOPENED_OFFSET,
  REOPENING_OFFSET,
  WARNINGS_OFFSET,
} from './storyline.ts';
import type { ExerciseWorld } from './world.ts';

/** The exercise's story, for the fakes of the feeds. */
export function storyOf(world: ExerciseWorld): Story {
  const chokepointOf = new Map(world.chokepoints.map((chokepoint) => [chokepoint.portname, chokepoint]));
  return {
    offsets: {
      warnings: WARNINGS_OFFSET,
      incidents: INCIDENTS_OFFSET,
      blockade: BLOCKADE_OFFSET,
      reopening: REOPENING_OFFSET,
      reopened: REOPENED_OFFSET,
    },
    blockadeCountries: BLOCKADE_COUNTRIES,
    balticTraffic,
    blockadeReporting,
    creditStrain,
    crudePremium,
    foodPremium,
    gasPremium,
    hormuzTraffic,
    importerSlide,
    missingCargoes,
    stockDraw,
    volatilityPremium,
    questions: PREDICTION_QUESTIONS,
    oddsOf,
    listedParties,
    militarySky,
    civilSky,
    headlineOf: storyLine,
    records: {
      ...world,
      portnames: [...chokepointOf.keys()],
      transits: (portname, span) => {
        const chokepoint = chokepointOf.get(portname);
        return chokepoint === undefined ? undefined : world.transits(chokepoint, span);
      },
    },
  };
}
