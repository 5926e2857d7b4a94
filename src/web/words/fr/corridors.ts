import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');
const listed = (parts: readonly string[]): string => new Intl.ListFormat('fr').format(parts);
const corridors = (n: number): string => count(n, { one: '# détroit ou canal', other: '# détroits et canaux' });

/** What the view of corridors and markets says in French. */
export const corridorsFr = {
  title: 'Passages et marchés',
  named: (name, index) => `${name} (${index} % de la normale)`,
  heading: (all, closed, strained) =>
    [
      closed.length === 0
        ? `Fermés : aucun sur ${corridors(all)}`
        : `Fermés : ${closed.length} sur ${corridors(all)}, ${listed(closed)}`,
      ...(strained.length === 0 ? [] : [`sous tension : ${strained.length}, ${listed(strained)}`]),
    ].join(' ; '),
  nothing: 'Aucun détroit ni canal n’a de données à cet instant',
  lead: (day, lagDays) =>
    `Trafic des sept jours jusqu’au ${day}${lagDays === undefined ? '' : `, ${count(lagDays, { one: '# jour', other: '# jours' })} avant l’instant`}. 100 est la moyenne des 90 jours précédents ; au-dessous de 70, le passage est sous tension, au-dessous de 30, fermé.`,
  map: 'Détroits et canaux selon le trafic',
  mapSentence: (closed, strained, open) =>
    `▲ fermés : ${closed}, ◆ sous tension : ${strained}, ● ouverts : ${open}. La liste ci-dessous les nomme.`,
  table: 'Détroits et canaux',
  columns: {
    name: 'Détroit ou canal',
    state: 'État',
    traffic: 'Tous navires',
    tankers: 'Pétroliers',
    series: 'Cinq semaines',
    lost: 'Pétrole perdu, Mb/j',
    detour: 'Détour, jours',
    warnings: 'Avis aux navigateurs',
    disruptions: 'Perturbations',
    seen: 'Données au',
  },
  states: { closed: '▲ fermé', strained: '◆ sous tension', open: '● ouvert' },
  noData: '▨ sans données',
  noFlow: '–',
  days: (low, high) => (low === high ? String(low) : `${low}–${high}`),
  noDetour: 'aucun',
  stale: (age) => `données périmées : dernière nouveauté le ${age}`,
  spark: (name, low, high, days) =>
    `${name} : entre ${low} et ${high} sur ${count(days, { one: '# jour', other: '# jours' })} de cinq semaines ; 100 est la normale.`,
  noSeries: (name) => `${name} : aucun trafic quotidien connu.`,
  unknown: (problem) => `▨ Inconnu pour l’instant. ${problem}`,
  sources: (names) => `Manquants ou périmés : ${listed(names)}.`,
  source: (name, state) => `${name} (${state})`,
  markets: 'Marchés',
  marketsNote: 'Part de l’année écoulée sous la dernière valeur : 100 % est le plus haut de l’année.',
  marketColumns: {
    name: 'Série',
    value: 'Valeur',
    percentile: 'Part de l’année au-dessous',
    series: 'Cinq semaines',
    seen: 'Du',
  },
  notHandedOn: 'diffusion interdite',
  percentileSentence: (name, percentile) => `${name} : au-dessus de ${percentile} % de l’année écoulée.`,
  priceSentence: (name, low, high) => `${name} : entre ${low} et ${high} en 90 jours.`,
  marketsNone: 'Aucune série n’a assez de valeurs pour être comparée à son année.',
  paths: 'Transmission aux marchés',
  pathsNote:
    'Effet de perturbations passées de ce type sur un prix : bornes basse et haute, et délai avant le premier effet.',
  pathsNone: 'Aucune perturbation connue n’a de transmission vers un marché.',
  pathColumns: {
    end: 'De et vers',
    range: 'Fourchette',
    hours: 'Premier effet',
    confidence: 'Vérifié par le passé',
    regions: 'Dans',
  },
  hours: (n) => `${n} h`,
  airports: 'Aéroports',
  airportColumns: { name: 'Aéroport', state: 'État', delay: 'Plus long retard', reason: 'Motif' },
  airportStates: { closed: '▲ fermé', ground_stop: '◆ arrêt des départs', delayed: '● retards' },
  minutes: (n) => `${n} min`,
  airportsNone: 'Aucune fermeture, aucun arrêt ni retard n’est signalé aux aéroports suivis.',
  airspace: 'Restrictions de vol',
  restrictions: (n) => count(n, { one: '# restriction en vigueur', other: '# restrictions en vigueur' }),
  restrictionsNone: 'Aucune restriction en vigueur dans les espaces aériens suivis.',
  restrictionsCut: (n) => `Plus de ${n} restrictions en vigueur ; l’API les donne toutes`,
  closed: 'Espace aérien fermé',
  closedNone: 'Aucune fermeture d’espace aérien connue.',
  restricted: (n) => count(n, { one: '# espace aérien restreint', other: '# espaces aériens restreints' }),
  restrictionColumns: { country: 'Pays', what: 'Restriction', until: 'Jusqu’au' },
  notRead: 'Aucune source n’a été lue à cet instant : ce n’est pas un signe de calme.',
} satisfies Words['corridorsView'];
