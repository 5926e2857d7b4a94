import { countedIn } from '../plural.ts';

const count = countedIn('en');

const REFERENCES: Readonly<Record<string, string>> = {
  model: 'published lanes',
  uniform: 'four equal lanes',
  publishedRates: 'published rates',
  climatology: 'climatology',
  pooledClimatology: 'climatology of all units',
  unitClimatology: 'own climatology',
  markov: 'Markov chain',
  lastK: 'newest outcomes',
  recentFrequency: 'recent frequency',
  ownYear: 'own past year',
  ewmaNegativeBinomial: 'smoothed counts',
};

const STRATA: Readonly<Record<string, string>> = {
  active: 'with active conflict',
  low: 'with low conflict',
  quiet: 'quiet',
  all: 'all',
};

/** What the view of forecasts and their record says in English. */
export const forecastsEn = {
  title: 'Forecasts and track record',
  everywhere: 'All regions',
  heading: (region: string, escalation: readonly string[]) =>
    `${region}: escalation ${new Intl.ListFormat('en').format(escalation)}`,
  within: (percent: string, horizon: string) => `${percent} within ${horizon}`,
  headingAll: (region: string, percent: string, horizon: string) =>
    `Escalation within ${horizon} is most likely in ${region}: ${percent}`,
  headingNone: (place: string) => `${place}: no forecast is open`,
  lead: 'Each set is sealed before its outcome begins: its hash covers the set and the entry before it.',
  horizons: { label: 'Horizon', all: 'All' },
  horizon: (horizon: string) => ({ '24h': '24 hours', '7d': '7 days', '30d': '30 days' })[horizon] ?? horizon,
  open: 'Open: the newest set of each horizon',
  openNone: 'No set is open at this instant.',
  columns: { of: 'Of', outcome: 'Outcome of', sealed: 'Sealed', hash: 'Hash', log: 'Log score', brier: 'Brier score' },
  laneNote: 'Outlines are probabilities, since none of it has happened; ┆ is each reference forecast, ◆ the outcome.',
  laneSentence: (lane: string, percent: string, low: string, high: string) =>
    `${lane}: ${percent}; the references give ${low === high ? low : `${low} to ${high}`}.`,
  laneAlone: (lane: string, percent: string) => `${lane}: ${percent}; no reference was sealed with it.`,
  happened: (lane: string) => `${lane} was the outcome.`,
  outcomeDays: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  references: 'References',
  reference: (name: string) => REFERENCES[name] ?? name.replaceAll(/([A-Z])/g, ' $1').toLowerCase(),
  resolved: 'Resolved',
  resolvedNone: 'No set is resolved yet: an outcome is known some days after its last day.',
  void: (reason: string) => `void: ${reason}`,
  record: 'Track record',
  recordNote: 'Forecasts of each kind are counted apart. Lower scores are better.',
  kinds: { live: 'Live', replayed: 'Replayed', exercise: 'Exercise', hindcast: 'Hindcast' },
  counts: {
    kind: 'Kind',
    sealed: 'Sealed',
    open: 'Open',
    void: 'Void',
    scored: 'Scored',
    outcomes: 'Outcomes',
    log: 'Log score',
    skill: 'Best reference',
  },
  tooFew: (n: number) => `too few to judge (n = ${n})`,
  minOutcomes: 30,
  voids: (reasons: readonly string[]) => `Void: ${reasons.join('; ')}.`,
  voidCount: (reason: string, n: number) => `${reason} (${n})`,
  noGroups: 'No set was sealed by this instant.',
  forecasters: 'Forecasters of regions',
  forecastersNote:
    'Everyone who forecast regions, by days: sets of one day share their outcome. The difference is that of the log score from the published lanes on the same sets; below zero is better than they were.',
  forecasterColumns: { forecaster: 'Forecaster', days: 'Days', log: 'Log score', against: 'Difference' },
  roles: { model: 'this service', reference: 'reference', forecaster: 'third party' },
  seal: 'The sealed text; its SHA-256 is the hash',
  skill: 'Skill against the best reference',
  skillNote:
    'Share of the loss of the reference that the published lanes avoid, with its 95% interval: to the right of zero is better. Losing rows first. From hindcasts: what the model would have said of past years.',
  skillColumns: {
    verdict: 'Verdict',
    of: 'Of',
    against: 'Against',
    score: 'Score',
    n: 'n',
    skill: 'Skill',
    interval: '95% interval',
  },
  scores: { log: 'log', brier: 'Brier' },
  verdicts: { worse: '▼ worse', undecided: '◆ undecided', better: '▲ better' },
  skillSentence: (verdict: string, skill: string, low: string, high: string) =>
    `${verdict}: ${skill}, 95% interval ${low} to ${high}.`,
  group: (unit: string, stratum: string) =>
    `${unit === 'country' ? 'Countries' : 'Regions'}, ${STRATA[stratum] ?? stratum}`,
  inputs: (inputs: string, span: string) =>
    `${span}, ${inputs === 'final' ? 'final figures' : 'figures as first published'}`,
  calibration: 'Calibration',
  calibrationNote:
    'How often the lane happened (up) against the probability that was given (right). The line │ is where a calibrated forecast lies 19 times in 20; ● is within it, ▲ or ▼ outside.',
  calibrationColumns: { given: 'Given', n: 'n', happened: 'Happened', band: '95% band' },
  calibrationSentence: (judged: number, within: number, sets: number) =>
    judged === 0
      ? `${count(sets, { one: '# set', other: '# sets' })}: no bin has enough to judge.`
      : `${count(sets, { one: '# set', other: '# sets' })}: ${within} of ${count(judged, { one: '# bin lies', other: '# bins lie' })} in the 95% band.`,
  tables: 'All lanes as tables',
  calibrationNone: 'No hindcast of this horizon.',
  axes: { given: 'given', happened: 'happened' },
};
