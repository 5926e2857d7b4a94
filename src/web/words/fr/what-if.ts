import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');

const UNITS: Readonly<Record<string, string>> = {
  'ship/day': 'par jour',
  'ships/day': 'par jour',
  usd_bbl: 'USD par baril',
  usd_mmbtu: 'USD par MMBtu',
  pct: '%',
  ratio: 'part',
};

/** What the view of suppositions says in French. */
export const whatIfFr = {
  title: 'Simulation',
  heading: (region) => `Qu’est-ce qui changerait la situation ? ${region} : supposez et voyez`,
  lead: 'Le dernier instantané est réévalué avec ce que vous supposez à la place de ce qui a été observé. Rien n’est enregistré.',
  newestOnly: 'Une simulation part toujours du dernier instantané ; l’instant de cette adresse est ignoré.',
  strait: 'Un détroit ou un canal, pour les sept jours avant l’instantané',
  noStrait: 'Aucun',
  open: (name, now) => `${name} : ouvert comme en cette saison (actuellement ${now})`,
  closed: (name, now) => `${name} : fermé (actuellement ${now})`,
  traffic: (index) => `${index} % de sa normale`,
  trafficUnknown: 'inconnu',
  straitsUnknown: '▨ Les détroits et canaux ne sont pas connus pour l’instant.',
  levers: 'Chiffres de la région',
  leversHint: 'Laissez un champ vide pour garder ce qui a été observé.',
  unit: (unit) => `(${UNITS[unit] ?? unit.replaceAll('_', ' ')})`,
  usual: (now, low, high) => `actuellement ${now}, d’ordinaire de ${low} à ${high}`,
  observation: 'Observations isolées, à l’instant de l’instantané',
  observationHint:
    'Une mesure et un sujet tels que l’API les nomme, par exemple transits_total de chokepoint:suez : 12.',
  metric: 'Mesure',
  subject: 'De',
  value: 'Valeur',
  row: (n) => `Observation n° ${n}`,
  run: 'Supposer',
  clear: 'Ne rien supposer',
  problem: {
    nothing: 'Choisissez d’abord un détroit ou remplissez une observation.',
    tooMany: (n) => `On peut supposer ${n} choses au plus à la fois.`,
    figure: (label) => `« ${label} » demande un nombre.`,
    form: (row) => `L’observation ${row} demande une mesure, un sujet tel que country:YE, et un nombre.`,
  },
  supposed: 'Supposé',
  answerHeading: (region, from, to, axis) =>
    `${region} : ${from === to ? `le régime resterait « ${from.toLowerCase()} »` : `le régime passerait de « ${from.toLowerCase()} » à « ${to.toLowerCase()} »`}${axis === undefined ? ' ; aucun axe ne bougerait' : ` ; ${axis}`}`,
  moved: (axis, from, to) => `plus forte évolution : ${axis.toLowerCase()}, de ${from} à ${to}`,
  basedOn: (instant) => `Évalué au ${instant}, comme le dernier instantané.`,
  notReproduced:
    'Sans les suppositions, ce programme ne donne plus les chiffres de l’instantané enregistré : une partie de la différence vient du programme.',
  axes: 'Axes',
  axesNote: 'Plein : actuel. Contour : supposé. Chacun de 0 à 1.',
  columns: {
    what: 'Quoi',
    now: 'Actuel',
    supposed: 'Supposé',
    change: 'Évolution',
    axis: 'Axe',
    driver: 'Facteur',
  },
  unchanged: 'inchangé',
  triggers: 'Déclencheurs',
  fires: 's’activerait',
  releases: 'ne serait plus actif',
  noTriggers: 'Aucun déclencheur ne s’activerait ni ne se relâcherait.',
  triggersUnknown:
    '▨ Les déclencheurs qui s’activeraient ou se relâcheraient ne sont pas connus : l’instantané enregistré ne peut être lu pour l’instant.',
  drivers: 'Ce qui fait la différence',
  driversMore: (n) =>
    `${count(n, { one: '# autre facteur', other: '# autres facteurs' })}, de moindre effet, et les sommes des plus faibles`,
  noDrivers: 'Aucun facteur ne changerait.',
  others: 'Autres chiffres',
  noOthers: 'Aucun autre chiffre ne changerait.',
  gone: 'aucun',
  lane: (lane, horizon) => `${lane}, ${horizon}`,
  leverage: (name) => `Levier de ${name}`,
  edge: (from, to, mechanism) => `${from} sur ${to} : ${mechanism}`,
  low: (end) => `${end}, borne basse`,
  high: (end) => `${end}, borne haute`,
  pathConfidence: (end) => `${end}, confiance`,
  confidence: 'Confiance de l’instantané',
  evidence: (came, left) => `Éléments de preuve qui apparaîtraient : ${came} ; qui disparaîtraient : ${left}.`,
} satisfies Words['whatIfView'];
