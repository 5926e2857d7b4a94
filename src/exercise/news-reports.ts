import { pow } from '../arithmetic/pow.ts';
import { sin } from '../arithmetic/sin.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import { COUNTRY_PROFILES, type CountryProfile } from '../feeds/fakes/country-profiles.ts';
import type { GdeltActor, GdeltEvent } from '../feeds/fakes/gdelt-export.ts';
import { drawCount, drawNormal, drawOne, randomOf } from '../feeds/fakes/random.ts';
import { NEWS_KINDS, type NewsKind } from './news-kinds.ts';
import { articleUrl } from './press.ts';
import { placeOf } from './report-place.ts';
import { organisedActor, STANDING_DYADS, type StandingDyad } from './standing-dyads.ts';
import {
  blockadeReporting,
  emergencyReporting,
  forceReporting,
  pactReporting,
  postureReporting,
  protestReporting,
} from './storyline.ts';

export const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/** Rows of an average export; the recorded ones hold 1,500 to 2,400, and fewer than 300 would count as a broken one. */
const ROWS_PER_EXPORT = 520;
/** Room for the fullest export, so that no two share an id. */
const IDS_PER_EXPORT = 4_000;
const ROOT_EVENT_SHARE = 0.6;
/** Share of the rows that another row of the same article precedes. */
const SAME_ARTICLE_SHARE = 0.35;
/** Share of the rows about the day before. */
const YESTERDAY_SHARE = 0.02;

/** Reports of the blockade in one export at its height. */
const BLOCKADE_REPORTS: Readonly<Record<string, number>> = {
  IR: 2,
  OM: 0.9,
  AE: 0.9,
  SA: 0.5,
  QA: 0.3,
  KW: 0.25,
  BH: 0.25,
  IQ: 0.15,
};
const GULF = new Set(Object.keys(BLOCKADE_REPORTS));
const IN_THE_STREETS = new Set(['IQ', 'JO']);
const CRISIS_ABROAD = ['US', 'SA', 'AE', 'OM'] as const;
/** Reports in one export, at their height, that a calm day has none of; and the other side of what two states do. */
const STORY_REPORTS: Readonly<Partial<Record<NewsKind, Readonly<Record<string, number>>>>> = {
  blockade: BLOCKADE_REPORTS,
  emergency: { IQ: 0.5, JO: 0.25 },
  coup: { IQ: 0.4 },
  treaty: { SA: 0.4, AE: 0.2, KW: 0.3, BH: 0.2 },
  rupture: { OM: 0.6, QA: 0.4 },
};
const OTHER_SIDE: Readonly<Record<string, string>> = { SA: 'KW', AE: 'BH', KW: 'SA', BH: 'AE', OM: 'AE', QA: 'AE' };
/** What happens inside a country, whatever besets it from outside. */
const DOMESTIC: ReadonlySet<NewsKind> = new Set(['protest', 'emergency', 'coup']);

const KINDS: readonly NewsKind[] = [
  'force',
  'blockade',
  'posture',
  'coercion',
  'protest',
  'emergency',
  'coup',
  'cooperation',
  'treaty',
  'rupture',
  'background',
];
const TOTAL_WEIGHT = COUNTRY_PROFILES.reduce((sum, profile) => sum + profile.weight, 0);
const PROFILE_OF = new Map(COUNTRY_PROFILES.map((profile) => [profile.iso2, profile]));

interface ReportsRequest {
  readonly seed: number;
  readonly anchorAt: number;
  /** A whole quarter hour, epoch ms. */
  readonly exportAt: number;
}

/** The rows of one export: every country and kind on its own stream, so the crisis changes nothing elsewhere. */
export function newsReports({ seed, anchorAt, exportAt }: ReportsRequest): readonly GdeltEvent[] {
  const offset = (exportAt - anchorAt) / DAY_MS;
  const volume = pressVolume(exportAt);
  const drafts: Draft[] = [];
  for (const profile of COUNTRY_PROFILES) {
    for (const kind of KINDS) {
      const random = randomOf(`${seed}|news|${exportAt}|${profile.iso2}|${kind}`);
      const calm = calmRate(profile, kind) * volume;
      const mean = calm * crisisFactor(profile, kind, offset) + storyRate(profile, kind, offset);
      const count = drawCount(random, mean);
      if (count > 0) drafts.push(...draftReports({ profile, kind, count, calmShare: calm / mean, exportAt }, random));
    }
  }
  for (const dyad of STANDING_DYADS) drafts.push(...dyadReports(dyad, { seed, offset, exportAt }));
  drafts.sort((a, b) => a.eventAt - b.eventAt);
  return drafts.map((draft, index) => ({
    ...draft,
    id: (exportAt / QUARTER_HOUR_MS) * IDS_PER_EXPORT + index,
    addedAt: exportAt,
  }));
}

function dyadReports(
  dyad: StandingDyad,
  { seed, offset, exportAt }: { readonly seed: number; readonly offset: number; readonly exportAt: number },
): readonly Draft[] {
  const { from, to, kind, code, goldstein, rate, since } = dyad;
  const profile = PROFILE_OF.get(dyad.placedIn ?? to);
  if (profile === undefined) throw new RangeError(`no profile of ${to}`);
  if (since !== undefined && offset < since) return [];
  const random = randomOf(`${seed}|dyad|${exportAt}|${from}|${to}|${code}`);
  const count = drawCount(random, rate);
  const sides = { actor1: organisedActor(from) ?? actor(from, 'GOV'), actor2: actor(to, 'GOV') };
  return draftReports({ profile, kind, count, calmShare: 1, exportAt }, random).map((draft) => ({
    ...draft,
    ...sides,
    isRootEvent: true,
    eventCode: code,
    goldstein,
  }));
}

type Draft = Omit<GdeltEvent, 'id' | 'addedAt'>;

interface Assignment {
  readonly profile: CountryProfile;
  readonly kind: NewsKind;
  readonly count: number;
  /** Share of the reports that a calm day would have brought as well. */
  readonly calmShare: number;
  readonly exportAt: number;
}

/** Weekdays over weekends, day over night in Europe; mean about 1. */
function pressVolume(at: number): number {
  const weekday = new Date(at).getUTCDay();
  const hour = (at % DAY_MS) / HOUR_MS;
  return (weekday === 0 || weekday === 6 ? 0.8 : 1.08) * (1 + 0.2 * sin(((hour - 8) / 24) * 2 * Math.PI));
}

function calmRate(profile: CountryProfile, kind: NewsKind): number {
  const tilt = kind === 'force' ? profile.forceTilt : kind === 'protest' ? profile.protestTilt : 1;
  return ROWS_PER_EXPORT * (profile.weight / TOTAL_WEIGHT) * NEWS_KINDS[kind].share * tilt;
}

function crisisFactor(profile: CountryProfile, kind: NewsKind, offset: number): number {
  if (kind === 'protest') return IN_THE_STREETS.has(profile.iso2) ? protestReporting(offset) : 1;
  if (!GULF.has(profile.iso2)) return 1;
  if (kind === 'force') return forceReporting(offset);
  return kind === 'posture' ? postureReporting(offset) : 1;
}

function storyRate({ iso2 }: CountryProfile, kind: NewsKind, offset: number): number {
  const height = STORY_REPORTS[kind]?.[iso2] ?? 0;
  return height === 0 ? 0 : height * courseOf(kind)(offset);
}

function courseOf(kind: NewsKind): (offset: number) => number {
  if (kind === 'blockade') return blockadeReporting;
  return DOMESTIC.has(kind) ? emergencyReporting : pactReporting;
}

function draftReports(assignment: Assignment, random: () => number): readonly Draft[] {
  const drafts: Draft[] = [];
  for (let index = 0; index < assignment.count; index += 1) {
    const previous = drafts.at(-1);
    const sameArticle = previous !== undefined && random() < SAME_ARTICLE_SHARE;
    drafts.push(draftReport(assignment, random, sameArticle ? previous.sourceUrl : undefined));
  }
  return drafts;
}

function draftReport({ profile, kind, calmShare, exportAt }: Assignment, random: () => number, url?: string): Draft {
  const ofCrisis = random() >= calmShare && !DOMESTIC.has(kind);
  const { code, goldstein } = drawOne(random, NEWS_KINDS[kind].codes);
  const mentionCount = 1 + Math.floor(10 * pow(random(), 2));
  const place = placeOf(profile, ofCrisis, random);
  return {
    eventAt: eventDay(exportAt, ofCrisis, random),
    ...actorsOf(profile, kind, ofCrisis, random),
    isRootEvent: random() < ROOT_EVENT_SHARE,
    eventCode: code,
    goldstein,
    mentionCount,
    sourceCount: random() < 0.9 ? 1 : 2,
    articleCount: mentionCount,
    averageTone: Number((NEWS_KINDS[kind].tone + 3 * drawNormal(random)).toFixed(6)),
    ...(place === undefined ? {} : { place }),
    sourceUrl:
      url ?? articleUrl(random, { iso2: profile.iso2, slug: `exercise-${kind}-${profile.iso2}`, at: exportAt }),
  };
}

function eventDay(exportAt: number, ofCrisis: boolean, random: () => number): number {
  const today = exportAt - (exportAt % DAY_MS);
  return !ofCrisis && random() < YESTERDAY_SHARE ? today - DAY_MS : today;
}

function actorsOf(
  profile: CountryProfile,
  kind: NewsKind,
  ofCrisis: boolean,
  random: () => number,
): { readonly actor1?: GdeltActor; readonly actor2?: GdeltActor } {
  const [doer, target] = NEWS_KINDS[kind].roles;
  const other = kind === 'treaty' || kind === 'rupture' ? OTHER_SIDE[profile.iso2] : undefined;
  if (other !== undefined) return { actor1: actor(profile.iso2, doer), actor2: actor(other, target) };
  if (kind === 'coup') return { actor1: actor(profile.iso2, doer), actor2: actor(profile.iso2, target) };
  if (ofCrisis) {
    const facing = drawOne(
      random,
      CRISIS_ABROAD.map((iso2) => ({ iso2, weight: 1 })),
    ).iso2;
    return { actor1: actor('IR', doer), actor2: actor(profile.iso2 === 'IR' ? facing : profile.iso2, target) };
  }
  const actor1 = actor(profile.iso2, random() < 0.6 ? doer : undefined);
  if (random() < NEWS_KINDS[kind].abroad) return { actor1, actor2: actor(drawOne(random, COUNTRY_PROFILES).iso2) };
  return random() < 0.45 ? { actor1 } : { actor1, actor2: actor(profile.iso2, target) };
}

function actor(iso2: string, role?: string): GdeltActor {
  const profile = PROFILE_OF.get(iso2);
  if (profile === undefined) throw new RangeError(`no profile of ${iso2}`);
  const { cameo, name } = profile;
  return role === undefined
    ? { code: cameo, name: `EXERCISE ${name}`, country: cameo }
    : { code: `${cameo}${role}`, name: `EXERCISE ${name}`, country: cameo, role };
}
