import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');

const REASONS: Readonly<Record<string, string>> = {
  never_ran: 'pas encore interrogé',
  never_succeeded: 'jamais lu',
  run_overdue: 'en retard',
  run_failing: 'dernière lecture en échec',
  circuit_open: 'suspendu après des échecs',
  sources_unread: 'certaines de ses sources non lues',
  content_stale: 'contenu plus ancien que sa limite',
  no_content: 'pas encore de contenu',
  in_future: 'daté du futur',
};

/** What the view of feeds says in French. */
export const feedsFr = {
  title: 'Flux',
  heading: ({ current, stale, missing, off }) =>
    `Flux à jour : ${current} sur ${current + stale + missing}${stale === 0 ? '' : `, périmés : ${stale}`}${missing === 0 ? '' : `, sans contenu : ${missing}`}${off === 0 ? '' : ` ; non interrogés : ${off}`}`,
  lead: (missing, stale) =>
    missing + stale === 0
      ? 'Aucune donnée d’aucune région n’est manquante ni périmée.'
      : `Données attendues par les évaluations, manquantes quelque part : ${missing} ; périmées : ${stale}.`,
  inputsUnknown: '▨ Les données qui manquent aux évaluations ne sont pas connues pour l’instant.',
  checked: (instant) => `Flux au ${instant}.`,
  nowOnly: 'Les horloges des flux sont celles du moment présent ; les données sont celles de l’instant ci-dessus.',
  inputs: 'Données manquantes et périmées',
  feeds: 'Flux',
  scale:
    'Âge du contenu rapporté à sa limite │. Hachuré : sans contenu. Pointillé : plus ancien que la limite. Vide : non interrogé.',
  columns: {
    input: 'Donnée',
    state: 'État',
    regions: 'Dans',
    inputAge: 'Âge de son contenu',
    prior: 'Valeur a priori à la place',
    axes: 'Axes',
    feeds: 'Flux',
    feed: 'Flux',
    age: 'Âge de son contenu',
    content: 'Contenu le plus récent',
    read: 'Dernière lecture',
    licence: 'Licence',
    operator: 'Exploitant',
  },
  input: { missing: 'manquante', stale: 'périmée', not_asked: 'non interrogée' },
  noFeed: 'aucun flux ne la fournit',
  priorSentence: (share) => `◇ ${share} des lieux`,
  states: { current: 'à jour', stale: 'périmé', missing: 'sans contenu', off: 'non interrogé' },
  sentence: {
    current: (age, limit) => `âge : ${age}, limite : ${limit}`,
    missing: 'pas encore de contenu',
    off: 'non interrogé : il exige une clé que l’exploitant n’a pas définie',
  },
  duration: (ms) => {
    const hours = ms / 3_600_000;
    if (hours < 1) return `${Math.round(ms / 60_000)} min`;
    return hours < 72 ? `${Math.round(hours)} h` : count(Math.round(hours / 24), { one: '# jour', other: '# jours' });
  },
  inputName: (id) => id.replace(/^trigger:[a-z-]+\./, 'Déclencheur : ').replaceAll('_', ' '),
  reason: (reason) => REASONS[reason] ?? reason.replaceAll('_', ' '),
  figuresOnly: 'chiffres seulement, le détail n’est pas diffusé',
  never: 'jamais',
  failures: (n) => (n === 0 ? '' : count(n, { one: '# échec', other: '# échecs de suite' })),
  circuit: (state) => ({ open: 'suspendu', half_open: 'à l’essai après une suspension' })[state] ?? '',
  nextTry: (instant) => `prochain essai ${instant}`,
} satisfies Words['feedsView'];
