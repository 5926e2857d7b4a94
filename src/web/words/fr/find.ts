import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');

/** What finding and the list of keys say in French. */
export const findFr: Pick<Words, 'find' | 'keyboard'> = {
  find: {
    title: 'Rechercher',
    hint: 'Régions, pays, détroits, éléments de preuve',
    send: 'Rechercher',
    prompt: 'Rechercher une région, un pays, un détroit ou un élément de preuve',
    heading: (words: string, n: number) => `« ${words} » : ${count(n, { one: '# résultat', other: '# résultats' })}`,
    none: 'Aucune région, aucun pays, aucun détroit ni élément de preuve du dernier relevé mondial ne contient ces mots. Essayez-en moins, ou posez une question.',
    results: 'Résultats',
    columns: { name: 'Nom', kind: 'Nature', now: 'Actuellement' },
    kinds: { region: 'Région', country: 'Pays', strait: 'Détroit', evidence: 'Élément de preuve' },
  },
  keyboard: {
    title: 'Clavier',
    letters: 'Les lettres agissent sur la page',
    close: 'Fermer',
    keys: {
      '?': 'Cette liste',
      '/': 'Rechercher',
      'j k': 'Ligne suivante et précédente',
      Enter: 'Ouvrir la ligne',
      '[ ]': 'Relevé précédent et suivant',
      d: 'Ce qui a changé',
      e: 'Expliquer le chiffre de la ligne',
      v: 'Preuve de la ligne',
      Esc: 'Fermer et revenir où vous étiez',
      '← ↑ → ↓': 'Se déplacer sur la carte',
    },
  },
};
