import { list, property, sourceFiles } from '../fit-parameters/render.mjs';

/** The generated module: bands, coverage, and the use of each analogue. */
export function renderBands(bands, { files, horizonDays }) {
  return `import type { BandId } from '../transmission/analogues.ts';

// Written by scripts/fit-transmission.mjs; edits are lost.

export interface TransmissionBand {
  /** As multiples of the middle estimate. */
  readonly band: readonly [low: number, high: number];
  /** Added to the multiples, relative change; absent where nothing is. */
  readonly margin?: readonly [low: number, high: number];
  /** How often the band held, leave-one-out; \`unfitted\`: too few analogues with an outcome. */
  readonly confidence: number;
  /** Whether the band is conformal to the analogues, or the one to start from. */
  readonly status: 'conformal' | 'unfitted';
  /** Chance that a conformal band holds the next case if it is like the others, before any limit of its rule. */
  readonly guarantee?: number;
  /** Analogues listed, of these with an outcome, of these held. */
  readonly listed: number;
  readonly measured: number;
  readonly held: number;
  /** Mean interval score at 80 %, relative change, of the band and of the one to start from. */
  readonly score?: number;
  readonly startScore?: number;
}

/** An analogue with an outcome: relative changes, and the band that had not seen it. */
export interface JudgedAnalogue {
  readonly effect: number;
  readonly outcome: number;
  readonly low: number;
  readonly high: number;
  readonly held: boolean;
}

/** What the bands were judged by; outcomes are of ${horizonDays} days at most. */
export const TRANSMISSION_BANDS_SOURCE = {
  command: 'node scripts/fit-transmission.mjs',
${sourceFiles(files)}
} as const;

export const TRANSMISSION_BANDS: Readonly<Record<BandId, TransmissionBand>> = {
${bands.map(renderBand).join('\n')}
};

/** By group and analogue. */
export const JUDGED_ANALOGUES: Readonly<Record<BandId, Readonly<Record<string, JudgedAnalogue>>>> = {
${bands.map(renderOutcomes).join('\n')}
};
`;
}

function renderBand({
  bandId,
  band,
  margin,
  confidence,
  status,
  guarantee,
  listed,
  measured,
  held,
  score,
  startScore,
}) {
  const figures = status === 'unfitted' ? {} : { guarantee, score, startScore };
  const scores = Object.entries(figures).filter(([, figure]) => figure !== undefined);
  const members = [
    `band: ${list(band.map(rounded))}`,
    ...(margin === undefined ? [] : [`margin: ${list(margin.map(rounded))}`]),
    `confidence: ${rounded(confidence)}`,
    `status: '${status}'`,
    ...Object.entries({ listed, measured, held }).map(([name, count]) => `${name}: ${count}`),
    ...scores.map(([name, figure]) => `${name}: ${rounded(figure)}`),
  ];
  return `  ${property(bandId)}: {\n${members.map((member) => `    ${member},`).join('\n')}\n  },`;
}

function renderOutcomes({ bandId, outcomes }) {
  if (outcomes.length === 0) return `  ${property(bandId)}: {},`;
  const one = ({ id, effect, outcome, low, high, held }) => {
    const figures = Object.entries({ effect, outcome, low, high }).map(([name, value]) => `${name}: ${rounded(value)}`);
    return `    ${property(id)}: { ${[...figures, `held: ${held}`].join(', ')} },`;
  };
  return `  ${property(bandId)}: {\n${outcomes.map(one).join('\n')}\n  },`;
}

/** Four decimals; never a negative zero. */
const rounded = (value) => Math.round(value * 10_000) / 10_000 || 0;
