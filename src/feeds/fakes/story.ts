import type { FlightCircle } from '../../reference/flight-boxes.ts';
import type { TransitDay } from './arcgis-features.ts';
import type { CountryProfile } from './country-profiles.ts';
import type { GdeltEvent } from './gdelt-export.ts';
import type { GkgArticle } from './gkg-file.ts';
import type { UcdpEvent } from './ucdp-csv.ts';

/** A factor or level by days from the anchor. */
type Course = (offset: number) => number;

/** What happens in an invented world, as data: the fakes write it in their upstreams' formats. Offsets are days from the anchor. */
export interface Story {
  readonly offsets: Readonly<Record<'warnings' | 'incidents' | 'blockade' | 'reopening' | 'reopened', number>>;
  /** ISO 3166 alpha-2, the nearest to the blockade first. */
  readonly blockadeCountries: readonly string[];
  readonly balticTraffic: Course;
  readonly blockadeReporting: Course;
  readonly creditStrain: Course;
  readonly crudePremium: Course;
  readonly foodPremium: Course;
  readonly gasPremium: Course;
  readonly hormuzTraffic: Course;
  readonly importerSlide: Course;
  readonly missingCargoes: Course;
  readonly stockDraw: Course;
  readonly volatilityPremium: Course;
  readonly questions: readonly PredictionQuestion[];
  /** Probability of a yes at an instant, as one venue prices it. */
  oddsOf(
    question: PredictionQuestion,
    quote: { readonly venue: string; readonly at: number; readonly anchorAt: number },
  ): number;
  /** Entries of a sanctions list in force at an instant, in the order of their ids. */
  listedParties(list: ListName, moment: { readonly anchorAt: number; readonly now: number }): readonly ListedParty[];
  militarySky(moment: SkyMoment): readonly FlyingAircraft[];
  civilSky(moment: SkyMoment, circle: FlightCircle): readonly FlyingAircraft[];
  headlineOf(
    profile: CountryProfile,
    random: () => number,
    draw: { readonly offset: number; readonly beside: number },
  ): Headline;
  readonly records: WorldRecords;
}

/** Records of an invented world over days. Spans are `[from, to)`, epoch ms. */
export interface WorldRecords {
  /** UTC midnight of the first day it holds. */
  readonly firstDayAt: number;
  /** PortWatch's names of the chokepoints with transits. */
  readonly portnames: readonly string[];
  /** Transits of a chokepoint; `undefined` for an unknown name. */
  transits(portname: string, span: DaySpan): readonly TransitDay[] | undefined;
  /** Rows of the export of a whole quarter hour. */
  reports(exportAt: number): readonly GdeltEvent[];
  /** Articles of the knowledge graph of a whole quarter hour. */
  articles(exportAt: number): readonly GkgArticle[];
  /** Lines of the Brent series, Monday to Friday. */
  crudeQuotes(span: DaySpan): readonly FredQuote[];
  /** Events of organised violence by their last day. */
  violence(span: DaySpan): readonly UcdpEvent[];
}

export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** One line of a FRED series; no value on a holiday. */
export interface FredQuote {
  /** UTC midnight of the day, epoch ms. */
  readonly dayAt: number;
  readonly value?: number;
}

/** A headline that the invented press may print about a country. */
export interface Headline {
  readonly title: string;
  /** Themes of GDELT's knowledge graph. */
  readonly themes: readonly string[];
}

/** One invented aircraft. */
export interface FlyingAircraft {
  readonly hex: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hasPoorPosition: boolean;
  readonly isOnGround: boolean;
}

export interface SkyMoment {
  readonly seed: number;
  /** Epoch ms. */
  readonly anchorAt: number;
  readonly now: number;
}

/** A question of a prediction market. */
export interface PredictionQuestion {
  readonly slug: string;
  readonly text: string;
  /** Calm probability of a yes. */
  readonly calm: number;
  /** What the crisis adds at its height. */
  readonly rise: number;
  /** Its price goes up and down without end: by so much a day, highest on this one of four days. */
  readonly swing?: { readonly by: number; readonly peakDay: number };
}

/** One invented entry of a list of sanctions. */
export interface ListedParty {
  readonly id: number;
  readonly name: string;
  readonly kind: 'person' | 'entity' | 'vessel';
  readonly programme: string;
  /** ISO 3166 alpha-2 and English name of where it is. */
  readonly iso2: string;
  readonly country: string;
  /** Epoch ms. */
  readonly listedAt: number;
}

export type ListName = 'ofac-sdn' | 'ofac-consolidated' | 'eu' | 'un' | 'uk' | 'canada';

/** How each invented XML list begins. */
export const EXERCISE_XML = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- EXERCISE: invented entries -->\n';
