import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');
const FALLBACKS: Readonly<Record<string, string>> = {
  model_unavailable: 'Le modèle configuré n’a pas répondu ; l’analyste intégré l’a remplacé.',
  unusable_plan: 'Le plan du modèle configuré était inutilisable ; l’analyste intégré a répondu.',
  budget: 'Le budget quotidien du modèle est épuisé ; l’analyste intégré a répondu.',
};

/** What the view of questions says in French. */
export const askFr = {
  title: 'Interroger',
  heading: 'Posez une question : la réponse est faite d’affirmations vérifiables',
  question: 'Question',
  questionHint:
    '500 caractères au plus, en toute langue ; la réponse est en anglais. Exemple : \u2066Is the Strait of Hormuz open?\u2069',
  where: 'Où (facultatif)',
  whereHint: 'Pays, régions, détroits',
  framework: 'Méthode d’analyse (facultatif)',
  noFramework: 'Aucune',
  frameworks: {
    ach: 'Hypothèses concurrentes',
    'key-assumptions': 'Hypothèses clés',
    'pmesii-pt': 'PMESII-PT',
    dime: 'DIME',
    'scenario-cone': 'Cône de scénarios',
    'red-team': 'Équipe rouge',
    'pre-mortem': 'Pré-mortem',
    'indicators-warnings': 'Indicateurs et alertes',
  },
  send: 'Interroger',
  stop: 'Arrêter',
  working: 'Réponse en préparation…',
  stopped: 'Arrêté. Rien de plus n’a été demandé.',
  broken: 'Aucune réponse n’est arrivée. Reposez la question dans un instant.',
  sendAnother: 'Poser une autre question',
  followUp: 'Poser une question complémentaire',
  followUpHint: 'Elle est lue avec les questions précédentes, pendant 24 heures.',
  asOf: (instant) => `Réponse établie au ${instant}.`,
  quota: (remaining, limit) => `Réponses d’un modèle encore disponibles aujourd’hui : ${remaining} sur ${limit}.`,
  visitorQuota: (remaining, limit) =>
    `Questions encore disponibles cette heure pour cette adresse : ${remaining} sur ${limit} ; l’analyste intégré répond.`,
  noQuota: 'Votre formule ne limite pas le nombre quotidien de réponses d’un modèle.',
  quotaUnknown: '▨ Le nombre de réponses d’un modèle encore disponibles aujourd’hui n’est pas connu pour l’instant.',
  builtinFree: 'Sans modèle, l’analyste intégré répond ; ses réponses ne sont pas décomptées.',
  problem: {
    empty: 'Écrivez d’abord une question.',
    long: 'Une question compte 500 caractères au plus.',
    conversation: 'Cette conversation est close. La question ci-dessous en ouvre une autre.',
  },
  asked: 'Question posée',
  by: (model, isBuiltin) => (isBuiltin ? `Par l’analyste intégré (${model}).` : `Par ${model}.`),
  fallback: (reason) => FALLBACKS[reason] ?? 'L’analyste intégré a répondu à la place du modèle.',
  judgement: 'Jugement d’un modèle, non un fait',
  claims: 'Affirmations',
  noClaims: 'Cette réponse ne contient aucune affirmation propre.',
  columns: {
    number: 'N°',
    claim: 'Affirmation',
    kind: 'Nature',
    certainty: 'Certitude',
    since: 'Connu depuis',
    check: 'Vérifier',
  },
  kinds: { observed: 'observé', assessed: 'évalué', forecast: 'prévision', missing: 'lacune' },
  evidence: (n) => `élément ${n}`,
  unplaced: (n) =>
    count(n, { one: '# élément de preuve d’une autre région', other: '# éléments de preuve d’autres régions' }),
  noEvidence: 'aucun élément de preuve propre',
  notAnswered: 'Sans réponse',
  notUnderstood: (parts) => `Non compris : ${parts.join(', ')}.`,
  answerAs: 'Cette réponse au format',
} satisfies Words['askView'];
