import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');

const REASONS: Readonly<Record<string, string>> = {
  scheduled_6h: 'planifié',
  regime_shift: 'changement de régime',
  trigger_activation: 'déclencheur actif',
  corridor_break: 'passage fermé',
  leverage_shift: 'changement de levier',
};

/** What the view of time says in French. */
export const timeFr = {
  title: 'Chronologie',
  heading: (region, regime, instant, net) => `${region} le ${instant} : ${regime}, solde net ${net}`,
  span: (from, to, n) => `Du ${from} au ${to} : ${count(n, { one: '# instantané', other: '# instantanés' })}.`,
  spanFull: (n) =>
    `Les ${n} derniers instantanés de la période sont affichés ; une période plus courte a tous les siens.`,
  first: (instant) => `Le premier instantané est du ${instant}.`,
  period: 'Période',
  days: (n) => count(n, { one: '# jour', other: '# jours' }),
  steps: {
    label: 'Avancer dans le temps',
    previous: '← instantané précédent',
    next: 'instantané suivant →',
    previousActivation: '⇠ activation précédente',
    nextActivation: 'activation suivante ⇢',
    previousRegime: '⇤ changement de régime précédent',
    nextRegime: 'changement de régime suivant ⇥',
    changes: 'Évolution depuis l’instantané précédent',
  },
  chart: 'Axes sur régimes et événements',
  chartNote:
    'Chaque valeur tient jusqu’à l’instantané suivant ; les axes vont de 0 à 1, le solde net de −1 à 1. Hachuré : aucun instantané n’était en vigueur ; rien n’y est tracé. │ est l’instant montré. Cliquez sur un graphique pour aller à un moment.',
  rows: { regime: 'Régime', events: 'Événements', net: 'Solde net' },
  regimeSentence: (periods) =>
    periods.length === 0 ? 'Aucun régime connu sur cette période.' : `Régimes : ${periods.join(', puis ')}.`,
  regimeSince: (regime, day) => `${regime} à partir du ${day}`,
  eventsSentence: (events) =>
    events.length === 0
      ? 'Tous les instantanés de la période étaient planifiés.'
      : `Instantanés entre les planifiés : ${events.join(' ; ')}.`,
  event: (reason, instant) => `${REASONS[reason] ?? reason.replaceAll('_', ' ')}, ${instant}`,
  axisSentence: (axis, low, high) =>
    low === high ? `${axis} : ${low} sur toute la période.` : `${axis} : entre ${low} et ${high}.`,
  gap: (n) => `${count(n, { one: '# lacune', other: '# lacunes' })} sans instantané.`,
  none: 'Aucun instantané sur cette période.',
  prior: '◇ à sa valeur a priori : sans données',
  columns: { made: 'Établi', why: 'Motif', confidence: 'Confiance' },
  reason: (reason) => REASONS[reason] ?? reason.replaceAll('_', ' '),
  table: 'Tous les instantanés en tableau',
  regimes: 'Régimes',
  regimeColumns: { regime: 'Régime', began: 'Début', ended: 'Fin', driver: 'Cause' },
  lasts: 'en cours',
} satisfies Words['timeView'];
