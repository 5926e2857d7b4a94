import type { AxisName } from '../url/view-url.ts';
import type { Words } from './en.ts';
import { askFr } from './fr/ask.ts';
import { changesFr } from './fr/changes.ts';
import { corridorsFr } from './fr/corridors.ts';
import { countryFr } from './fr/country.ts';
import { feedsFr } from './fr/feeds.ts';
import { findFr } from './fr/find.ts';
import { forecastsFr } from './fr/forecasts.ts';
import { keysFr } from './fr/keys.ts';
import { leadPagesFr } from './fr/lead-pages.ts';
import { regionFr } from './fr/region.ts';
import { TERMS_FR } from './fr/terms.ts';
import { timeFr } from './fr/time.ts';
import { triggersFr } from './fr/triggers.ts';
import { verifyFr } from './fr/verify.ts';
import { whatIfFr } from './fr/what-if.ts';
import { countedIn } from './plural.ts';

const AXES: Readonly<Record<AxisName, string>> = {
  coercivePressure: 'Pression coercitive',
  domesticFragility: 'Fragilité intérieure',
  capitalStress: 'Tension financière',
  energyVulnerability: 'Vulnérabilité énergétique',
  allianceCohesion: 'Cohésion des alliances',
  maritimeAccess: 'Accès maritime',
  energyLeverage: 'Levier énergétique',
};

const REGIMES: Readonly<Record<string, string>> = {
  calm: 'Calme',
  stressed_equilibrium: 'Équilibre sous tension',
  coercive_stalemate: 'Impasse coercitive',
  fragmentation_risk: 'Risque de fragmentation',
  managed_deescalation: 'Désescalade maîtrisée',
  escalation_ladder: 'Engrenage de l’escalade',
};

const LANES: Readonly<Record<string, string>> = {
  base: 'Statu quo',
  escalation: 'Escalade',
  containment: 'Endiguement',
  fragmentation: 'Fragmentation',
};

const REGIONS: Readonly<Record<string, string>> = {
  mena: 'Moyen-Orient et Afrique du Nord',
  'east-asia': 'Asie de l’Est et Pacifique',
  europe: 'Europe et Asie centrale',
  'north-america': 'Amérique du Nord',
  'south-asia': 'Asie du Sud',
  latam: 'Amérique latine et Caraïbes',
  'sub-saharan-africa': 'Afrique subsaharienne',
  global: 'Monde',
};

const HORIZONS: Readonly<Record<string, string>> = {
  '24h': 'sous 24 heures',
  '7d': 'sous 7 jours',
  '30d': 'sous 30 jours',
};

const spaced = (id: string): string => id.replaceAll('_', ' ');
const count = countedIn('fr');

/** All sentences and labels of the console in French. */
export const fr = {
  language: 'fr',
  direction: 'ltr',
  service: 'Barograph',
  exercise: 'EXERCISE (exercice) : un monde inventé. Rien de ce qui est montré ici n’a eu lieu.',
  notice: 'Avertissement',
  skip: 'Aller au contenu',
  world: 'Monde',
  navigation: 'Vues',
  languageChoice: 'Langue',
  regionName: (id, name) => REGIONS[id] ?? name,
  supposedMark: 'SUPPOSÉ',
  chart: 'Graphique',
  supposed: 'SUPPOSÉ : ce qui s’ensuivrait si cela était observé. Cela ne l’a pas été.',
  otherForms: 'Cette page au format',
  regions: 'Régions',
  views: {
    world: 'Monde',
    region: 'Région',
    time: 'Chronologie',
    changes: 'Évolutions',
    corridors: 'Passages',
    triggers: 'Déclencheurs',
    forecasts: 'Prévisions',
    country: 'Pays',
    ask: 'Interroger',
    'what-if': 'Simulation',
    feeds: 'Flux',
    verify: 'Vérifier',
    keys: 'Clés',
    find: 'Rechercher',
  },
  further: {
    changes: 'Ce qui a changé, et quels éléments de preuve l’expliquent',
    forecasts: 'Prévisions scellées et leur bilan',
    triggers: 'À quelle distance se trouve chaque seuil',
    corridors: 'Détroits, canaux et marchés',
  },
  triggersView: triggersFr,
  corridorsView: corridorsFr,
  changesView: changesFr,
  timeView: timeFr,
  forecastsView: forecastsFr,
  askView: askFr,
  whatIfView: whatIfFr,
  feedsView: feedsFr,
  verifyView: verifyFr,
  countryView: countryFr,
  keysView: keysFr,
  axis: (name) => AXES[name],
  regime: (label) => REGIMES[label] ?? spaced(label),
  lane: (name) => LANES[name] ?? spaced(name),
  regimesFrom: (from, to) => `Régimes du ${from} au ${to} : toute la chronologie`,
  horizonColumn: 'Horizon',
  horizon: (horizon) => HORIZONS[horizon] ?? horizon,
  pressure: 'pression',
  buffer: 'amortisseur',
  asOf: 'Au',
  confidence: 'confiance',
  validUntil: 'valable jusqu’au',
  outdated: (until) => `Périmé : cet instantané était valable jusqu’au ${until}, et aucun plus récent n’a été établi.`,
  snapshot: 'Instantané',
  permanent: 'Adresse permanente',
  json: 'En JSON',
  missing: (n) =>
    n === 0 ? 'aucune donnée ne manque' : count(n, { one: '# donnée manque', other: '# données manquent' }),
  stale: (n) => (n === 0 ? '' : count(n, { one: '# donnée est périmée', other: '# données sont périmées' })),
  close: 'Fermer',
  show: 'Afficher',
  newest: 'Le plus récent',
  find: findFr.find,
  keyboard: findFr.keyboard,
  newer: {
    plain: 'Un instantané plus récent, de {time} UTC, est disponible.',
    changes: {
      one: 'Un instantané plus récent, de {time} UTC, est disponible, avec {count} changement.',
      other: 'Un instantané plus récent, de {time} UTC, est disponible, avec {count} changements.',
    },
    show: 'L’afficher',
  },
  utc: 'Instant, UTC',
  whereWorst: 'Où la situation est la pire',
  columns: {
    region: 'Région',
    regime: 'Régime',
    net: 'Net',
    netLong: 'Solde net : amortisseurs moins pressions, de −1 à 1',
    change: 'Évol.',
    why: 'Le plus grave en ce moment',
    escalation: 'Escal. 30 j',
    triggers: 'Déclencheurs',
    sure: 'Sûr',
  },
  colon: ' : ',
  semicolon: ' ; ',
  comma: ', ',
  arrow: '→',
  backArrow: '←',
  terms: TERMS_FR,
  active: (n) => (n === 0 ? 'aucun' : count(n, { one: '# actif', other: '# actifs' })),
  noSnapshot: 'Pas encore d’instantané',
  assessing: 'Évaluation en cours : aucune région n’a encore d’instantané. Rechargez dans une minute.',
  since: (instant) => `depuis le ${instant}`,
  firstSnapshot: 'aucun instantané antérieur pour comparer',
  worldHeading: (region, headline) => `${region} : ${headline}`,
  moved: (n) => count(n, { one: '# régime a changé', other: '# régimes ont changé' }),
  mapTitle: (axis) => `${axis} par pays`,
  mapSentence: (axis, highest) =>
    `${axis} : valeurs les plus élevées, ${new Intl.ListFormat('fr').format(highest)}. Les pays hachurés n’ont pas de données.`,
  mapUnknown: 'Aucun pays n’a de données.',
  noData: 'sans données',
  corridorsUnknown: '▨ Détroits et canaux : inconnus pour l’instant.',
  mapNote: 'Frontières : Natural Earth, de facto, sans prise de position.',
  shadeBy: 'Colorer la carte selon',
  corridorState: (state) => ({ closed: 'fermé', strained: 'sous tension', open: 'ouvert' })[state] ?? state,
  corridors: 'Détroits et canaux',
  ...regionFr,
  signOut: 'Se déconnecter',
  signInPage: {
    title: 'Connexion',
    button: 'Se connecter',
    key: 'Ou collez une clé d’API',
    howLink: 'Le démarrage affiche un lien qui connecte une fois ; `barograph console link` en affiche un autre.',
    wrongLink: 'Ce lien a déjà servi, a plus de dix minutes, ou vient d’un autre serveur.',
    wrongKey: 'Aucune clé en vigueur n’a ce texte.',
    busy: 'La clé ne peut être vérifiée pour l’instant. Réessayez dans une minute.',
    foreign: 'Une page d’un autre site a envoyé ce formulaire ; rien n’a été fait.',
    continues: 'Un instant…',
  },
  leadPages: leadPagesFr,
  badValue: (name, value) => `« ${value} » n’est pas une valeur de « ${name} ».`,
  notFound: 'Cette page n’existe pas.',
  backToWorld: 'Vers la vue du monde',
  failure: (status, code) => `Le service a répondu ${status} (${code}).`,
  failures: {
    plan: (plan, has, needs) =>
      `Cette vue exige une formule de niveau ${needs ?? '?'} ; la formule « ${plan} » est de niveau ${has ?? '?'}.`,
    notReady: 'Il n’y a pas encore d’instantané : la première évaluation est en cours. Rechargez dans une minute.',
    notFound: 'Aucun instantané ne remonte à cet instant. Choisissez-en un plus tardif, ou le plus récent.',
    value: (field, rule) => `« ${field} » : ${rule}.`,
  },
  requestId: 'Requête',
  noSnapshotOf: (region) => `${region} : pas d’instantané à cet instant.`,
} satisfies Words;
