import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');

/** What the view of changes says in French. */
export const changesFr = {
  title: 'Évolutions',
  compared: 'Comparaison entre :',
  and: 'et',
  form: { from: 'Du, UTC', to: 'Au, UTC', submit: 'Comparer' },
  none: (region, instant) => `${region} : aucun instantané ne remonte au ${instant}`,
  first: 'Comparer avec le premier instantané :',
  axes: 'Axes',
  axesNote: 'La plus forte évolution d’abord ; 0 est au bord inférieur, 1 au bord supérieur.',
  columns: {
    course: '○ avant, ● après',
    step: 'Moins │ plus',
    axis: 'Axe',
    from: 'Avant',
    to: 'Après',
    change: 'Évolution',
    driver: 'Facteur',
    evidence: 'Éléments de preuve',
  },
  slope: (axis, from, to) => (from === to ? `${axis} : stable à ${to}.` : `${axis} : de ${from} à ${to}.`),
  notInBoth: (axis) => `${axis} : absent de l’un des deux instantanés.`,
  drivers: 'Facteurs',
  driversNone: 'Aucun facteur n’a changé.',
  driversMore: (n) =>
    `${count(n, { one: '# autre évolution', other: '# autres évolutions' })} : plus faibles, et sommes de facteurs mineurs`,
  driver: (what, change) => `${what} : ${change}.`,
  came: 'Nouveaux éléments de preuve',
  left: 'Éléments de preuve retirés',
  aged: 'Éléments de preuve vieillis',
  evidenceNone: 'Aucun.',
  more: (n) => count(n, { one: '# de plus', other: '# de plus' }),
  evidenceColumns: {
    what: 'Ce qui a été observé',
    moved: 'Effet',
    observed: 'Observé le',
    age: 'Âge, heures',
    confidence: 'Confiance',
  },
  movedNothing: '–',
  lanes: 'Scénarios',
  laneColumns: { lane: 'Scénario', horizon: 'Horizon' },
  others: (n) => count(n, { one: '# autre chiffre qui a changé', other: '# autres chiffres qui ont changé' }),
  numberColumn: 'Chiffre',
  absent: 'absent',
  patch: (n) => `L’évolution en ${count(n, { one: '# opération', other: '# opérations' })} JSON Patch`,
  patchCut: (n) => `Les ${n} premières sont affichées ; l’API les donne toutes.`,
} satisfies Words['changesView'];
