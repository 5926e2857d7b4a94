import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('fr');

const REFERENCES: Readonly<Record<string, string>> = {
  model: 'scénarios publiés',
  uniform: 'quatre scénarios égaux',
  publishedRates: 'fréquences publiées',
  climatology: 'climatologie',
  pooledClimatology: 'climatologie de toutes les unités',
  unitClimatology: 'climatologie propre',
  markov: 'chaîne de Markov',
  lastK: 'issues les plus récentes',
  recentFrequency: 'fréquence récente',
  ownYear: 'propre année écoulée',
  ewmaNegativeBinomial: 'comptages lissés',
};

const STRATA: Readonly<Record<string, string>> = {
  active: 'en conflit actif',
  low: 'en conflit de faible intensité',
  quiet: 'calmes',
  all: 'toutes',
};

const sets = (n: number): string => count(n, { one: '# jeu', other: '# jeux' });

/** What the view of forecasts and their record says in French. */
export const forecastsFr = {
  title: 'Prévisions et bilan',
  everywhere: 'Toutes les régions',
  heading: (region, escalation) => `${region} : escalade ${new Intl.ListFormat('fr').format(escalation)}`,
  within: (percent, horizon) => `${percent} sous ${horizon}`,
  headingAll: (region, percent, horizon) =>
    `L’escalade sous ${horizon} est la plus probable ici : ${region}, ${percent}`,
  headingNone: (place) => `${place} : aucune prévision en cours`,
  lead: 'Chaque jeu est scellé avant le début de son échéance : son empreinte couvre le jeu et l’entrée précédente.',
  horizons: { label: 'Horizon', all: 'Tous' },
  horizon: (horizon) => ({ '24h': '24 heures', '7d': '7 jours', '30d': '30 jours' })[horizon] ?? horizon,
  open: 'En cours : le dernier jeu de chaque horizon',
  openNone: 'Aucun jeu n’est en cours à cet instant.',
  columns: {
    of: 'De',
    outcome: 'Issue du',
    sealed: 'Scellé',
    hash: 'Empreinte',
    log: 'Score logarithmique',
    brier: 'Score de Brier',
  },
  laneNote:
    'Les contours sont des probabilités, car rien n’est encore arrivé ; ┆ est une prévision de référence, ◆ l’issue.',
  laneSentence: (lane, percent, low, high) =>
    `${lane} : ${percent} ; les références donnent ${low === high ? low : `de ${low} à ${high}`}.`,
  laneAlone: (lane, percent) => `${lane} : ${percent} ; aucune référence n’a été scellée avec elle.`,
  happened: (lane) => `Issue : ${lane.toLowerCase()}.`,
  outcomeDays: (from, to) => (from === to ? from : `du ${from} au ${to}`),
  references: 'Références',
  reference: (name) => REFERENCES[name] ?? name,
  resolved: 'Résolues',
  resolvedNone: 'Aucun jeu n’est encore résolu : une issue est connue quelques jours après son dernier jour.',
  void: (reason) => `nul : ${reason}`,
  record: 'Bilan',
  recordNote: 'Chaque type de prévision est compté à part. Un score plus bas est meilleur.',
  kinds: { live: 'Temps réel', replayed: 'Rejouée', exercise: 'Exercice', hindcast: 'Rétrospective' },
  counts: {
    kind: 'Type',
    sealed: 'Scellés',
    open: 'En cours',
    void: 'Nuls',
    scored: 'Notés',
    outcomes: 'Issues',
    log: 'Score logarithmique',
    skill: 'Meilleure référence',
  },
  tooFew: (n) => `trop peu pour juger (n = ${n})`,
  minOutcomes: 30,
  voids: (reasons) => `Nuls : ${reasons.join(' ; ')}.`,
  voidCount: (reason, n) => `${reason} (${n})`,
  noGroups: 'Aucun jeu n’était scellé à cet instant.',
  forecasters: 'Prévisionnistes par région',
  forecastersNote:
    'Tous ceux qui ont émis des prévisions régionales, par jour : les jeux d’un même jour partagent leur issue. L’écart est celui du score logarithmique avec les scénarios publiés sur les mêmes jeux ; sous zéro, il est meilleur.',
  forecasterColumns: {
    forecaster: 'Prévisionniste',
    days: 'Jours',
    log: 'Score logarithmique',
    against: 'Écart',
  },
  roles: { model: 'ce service', reference: 'référence', forecaster: 'tiers' },
  seal: 'Le texte scellé ; son SHA-256 est l’empreinte',
  skill: 'Performance face à la meilleure référence',
  skillNote:
    'Part de la perte de la référence que les scénarios publiés évitent, avec son intervalle à 95 % : à droite de zéro, c’est mieux. Les lignes perdantes d’abord. D’après des rétrospectives : ce que le modèle aurait dit des années passées.',
  skillColumns: {
    verdict: 'Verdict',
    of: 'De',
    against: 'Face à',
    score: 'Score',
    n: 'n',
    skill: 'Performance',
    interval: 'Intervalle à 95 %',
  },
  scores: { log: 'logarithmique', brier: 'Brier' },
  verdicts: { worse: '▼ moins bon', undecided: '◆ indécis', better: '▲ meilleur' },
  skillSentence: (verdict, skill, low, high) => `${verdict} : ${skill}, intervalle à 95 % de ${low} à ${high}.`,
  group: (unit, stratum) => `${unit === 'country' ? 'Pays' : 'Régions'}, ${STRATA[stratum] ?? stratum}`,
  inputs: (inputs, span) => `${span}, ${inputs === 'final' ? 'chiffres définitifs' : 'chiffres tels que publiés'}`,
  calibration: 'Calibration',
  calibrationNote:
    'Fréquence réelle du scénario (vers le haut) selon la probabilité donnée (vers la droite). Le trait │ est l’endroit où une prévision calibrée se trouve 19 fois sur 20 ; ● est dedans, ▲ ou ▼ dehors.',
  calibrationColumns: { given: 'Donnée', n: 'n', happened: 'Réalisée', band: 'Bande à 95 %' },
  calibrationSentence: (judged, within, n) =>
    judged === 0
      ? `${sets(n)} : aucune classe n’est assez fournie pour juger.`
      : `${sets(n)} : ${within} sur ${count(judged, { one: '# classe', other: '# classes' })} dans la bande à 95 %.`,
  tables: 'Tous les scénarios en tableaux',
  calibrationNone: 'Aucune rétrospective à cet horizon.',
  axes: { given: 'donnée', happened: 'réalisée' },
} satisfies Words['forecastsView'];
