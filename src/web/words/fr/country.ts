import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');
const ADVICE = ['normal', 'prudence accrue', 'voyage déconseillé sauf nécessité', 'voyage formellement déconseillé'];

/** What the view of a country says in French. */
export const countryFr = {
  title: (country) => country,
  heading: (country, pressure, buffer) => {
    const parts = [pressure, buffer].filter((part) => part !== undefined);
    return parts.length === 0 ? `${country} : aucun axe n’a de données à jour` : `${country} : ${parts.join(' ; ')}`;
  },
  highest: (axis, value) => `pression la plus forte : ${axis.toLowerCase()}, ${value}`,
  lowest: (axis, value) => `amortisseur le plus faible : ${axis.toLowerCase()}, ${value}`,
  confidence: (share) => `Confiance : ${share}`,
  factors: (coverage, freshness, agreement, skill) =>
    `couverture ${coverage}, fraîcheur ${freshness}, concordance ${agreement}, performance ${skill}`,
  inRegion: 'Région :',
  missing: (inputs) =>
    inputs.length === 0
      ? 'aucune donnée attendue ne manque'
      : `${count(inputs.length, { one: '# donnée attendue manque', other: '# données attendues manquent' })} : ${inputs.join(', ')}`,
  net: (value) =>
    value === undefined
      ? 'Solde net : non donné, car les sept axes n’ont pas tous des données.'
      : `Solde net : ${value}.`,
  advisory: (level) =>
    level === undefined
      ? 'Conseils officiels aux voyageurs : inconnus.'
      : `Conseils officiels aux voyageurs : niveau ${level} sur 4 (${ADVICE[level - 1] ?? ''}).`,
  sanctions: (n) =>
    n === undefined
      ? 'Nouvelles inscriptions de sanctions en 365 jours : inconnues, aucune liste ne répond.'
      : `${count(n, { one: '# nouvelle inscription de sanctions', other: '# nouvelles inscriptions de sanctions' })} en 365 jours.`,
  axes: 'Axes',
  axesNote:
    'Plein : le pays. ┆ : sa région. Chacun de 0 à 1. Hachuré : pas de données à jour, ce qui n’est pas un signe de calme.',
  columns: { axis: 'Axe', country: 'Pays', region: 'Région', drivers: 'Facteurs' },
  missingAxis: 'manquant',
  lacks: (inputs) => `sans données : ${inputs.join(', ')}`,
  noDrivers: 'aucun facteur',
  regionUnknown: '▨ Les axes de la région ne sont pas connus à cet instant.',
  ports: 'Ports',
  portsSentence: (index, day) => `Escales à ${index} % de leur normale le ${day}.`,
  portsNone: 'Aucune escale n’est connue pour ce pays.',
  portsUnknown: '▨ Les escales ne sont pas connues pour l’instant.',
  portColumns: { day: 'Jour', index: 'Escales, % de la normale' },
  portChart: (days, low, high) =>
    `Escales sur ${count(days, { one: '# jour', other: '# jours' })} : entre ${low} % et ${high} % de leur normale.`,
  older: 'Tous les jours',
  evidence: 'Éléments de preuve',
  noEvidence: 'L’instantané ne contient aucun élément de preuve sur ce pays.',
  rules: 'Comment chaque axe découle de ses facteurs',
} satisfies Words['countryView'];
