import type { Words } from '../en.ts';
import { countedIn, type PluralForms } from '../plural.ts';

const count = countedIn('fr');

const beside = ({
  threshold,
  ordinary,
}: {
  readonly threshold: string;
  readonly ordinary: string | undefined;
}): string => `le seuil est ${threshold}${ordinary === undefined ? '' : `, la valeur ordinaire ${ordinary}`}`;

const UNITS: Readonly<Record<string, PluralForms>> = {
  deaths: { one: '# décès', other: '# décès' },
  places: { one: '# lieu', other: '# lieux' },
  entries: { one: '# inscription', other: '# inscriptions' },
  countries: { one: '# pays', other: '# pays' },
  index_points: { one: '# point d’indice', other: '# points d’indice' },
  percentage_points: { one: '# point de pourcentage', other: '# points de pourcentage' },
};

/** What the view of triggers says in French. */
export const triggersFr = {
  title: 'Déclencheurs',
  heading: (region, active, all) =>
    `${region} : ${active === 0 ? 'aucun déclencheur actif' : count(active, { one: '# déclencheur actif', other: '# déclencheurs actifs' })} sur ${all}`,
  nearest: (what, now, threshold) => `Le plus proche des autres : ${what}. Actuellement ${now}, seuil ${threshold}.`,
  unread: (n) =>
    n === 0 ? '' : count(n, { one: '# déclencheur est sans mesure.', other: '# déclencheurs sont sans mesure.' }),
  groups: {
    active: 'Actifs',
    watching: 'Proches de leur seuil',
    dormant: 'Inactifs, les plus proches d’abord',
    missing: 'Sans mesure',
  },
  none: { active: 'Aucun déclencheur n’est actif.', watching: 'Aucun déclencheur n’est proche de son seuil.' },
  columns: {
    what: 'Déclencheur',
    gauge: 'De la valeur ordinaire ◇ au seuil │ ; dessous, 90 jours',
    now: 'Actuel ●',
    threshold: 'Seuil │',
    distance: 'Distance',
    past: 'Année écoulée',
    alarms: 'Fausses alertes par an, au plus',
  },
  short: { now: 'Actuel', threshold: 'Seuil' },
  pointsTo: (lane) => `indique : ${lane.toLowerCase()}`,
  points: (n) => count(n, { one: '# point', other: '# points' }),
  units: (n, unit) => count(n, UNITS[unit] ?? { other: `# ${unit}` }),
  shortOf: (figure) => `à ${figure} du seuil`,
  beyond: (figure) => `${figure} au-delà`,
  ofWay: (share) => `${share} de ◇ à │`,
  notKept: 'non conservé',
  never: 'jamais actif',
  pastYear: (times, days, last) =>
    `${count(times, { one: '# fois', other: '# fois' })}, ${count(days, { one: '# jour', other: '# jours' })} ; en dernier le ${last}`,
  unfitted: 'non estimé',
  seriesSentence: (low, high, days) =>
    `Entre ${low} et ${high} sur ${count(days, { one: '# jour', other: '# jours' })} des 90 derniers.`,
  seriesNone: 'Aucune mesure conservée sur 90 jours.',
  legend:
    'Toutes les jauges ont la même échelle : ◇ est la valeur ordinaire, │ le seuil, ● la valeur actuelle. Le côté ombré est au-delà du seuil ; une flèche marque une valeur hors échelle. « Année écoulée » compte les fois où il était actif ou au-delà de son seuil.',
  noReading: 'sans données',
  missingNote: 'Aucun flux n’a donné de valeur assez récente. Ce n’est pas un signe de calme.',
  since: (instant) => `depuis le ${instant}`,
  kept: (instant) => `sans nouvelle mesure ; maintenu depuis le ${instant}`,
  activeSentence: (read, instant) => `Actif depuis le ${instant} : actuellement ${read.now} ; ${beside(read)}.`,
  keptSentence: (instant) => `Actif et maintenu depuis le ${instant} : sans nouvelle mesure.`,
  pastSentence: (read) =>
    `Actuellement ${read.now} : au-delà du seuil, mais sur trop peu de mesures ; ${beside(read)}.`,
  quietSentence: (read) => `Actuellement ${read.now} ; ${beside(read)}.`,
  missingSentence: 'Sans mesure : la valeur n’est pas connue.',
  past: 'au-delà, mais sur trop peu de mesures',
  ordinary: (value) => `ordinaire ${value}`,
} satisfies Words['triggersView'];
