import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { drawCount, drawOne, randomOf } from '../fakes/random.ts';

export const fakeIsigmet: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

const HOUR_S = 3_600;

/** Hand-made warning in the upstream's format, in force from an hour before `NOW`. */
export const sigmet = (cells: Readonly<Record<string, unknown>> = {}) => {
  const from = Math.floor(NOW / 1_000) - HOUR_S;
  return {
    icaoId: 'OOMS',
    firId: 'OOMM',
    firName: 'OOMM MUSCAT',
    receiptTime: '2026-10-14T11:05:00.000Z',
    validTimeFrom: from,
    validTimeTo: from + 4 * HOUR_S,
    seriesId: '2',
    hazard: 'TS',
    qualifier: 'EMBD',
    base: null,
    top: 42_000,
    geom: 'AREA',
    coords: [{ lon: 57.1, lat: 23.2 }],
    dir: 'E',
    spd: '15',
    chng: 'NC',
    rawSigmet: 'WSOM31 OOMS 141105\nOOMM SIGMET 2 VALID 141107/141507 OOMS-\nOOMM MUSCAT FIR EMBD TS OBS TOP FL420=',
    ...cells,
  };
};

const handMade: Upstream = at('aviationweather.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify([
    sigmet(),
    sigmet({ icaoId: 'WIII', firId: 'WIIF', hazard: 'VA', seriesId: '05', qualifier: 'ERUPTION' }),
    sigmet({ icaoId: 'FAOR', firId: 'FAJA', hazard: 'TURB', seriesId: 'D01' }),
  ]),
}));

const VALID_MS = 4 * HOUR_MS;
/** Regions of stormy skies, and how many warnings of each kind a slot of four hours brings. */
const SKIES = [
  { firId: 'WIIF', icaoId: 'WIII', storms: 2.5 },
  { firId: 'WAAF', icaoId: 'WAAA', storms: 2 },
  { firId: 'AYPM', icaoId: 'AYPY', storms: 1.5 },
  { firId: 'RPHI', icaoId: 'RPLL', storms: 2 },
  { firId: 'VOMF', icaoId: 'VOMM', storms: 1 },
  { firId: 'OEJD', icaoId: 'OEJN', storms: 0.3 },
  { firId: 'OOMM', icaoId: 'OOMS', storms: 0.3 },
  { firId: 'DRRR', icaoId: 'DRRN', storms: 1.5 },
  { firId: 'FZZA', icaoId: 'FZAA', storms: 2.5 },
  { firId: 'SBAZ', icaoId: 'SBAZ', storms: 3 },
  { firId: 'SKED', icaoId: 'SKBO', storms: 1.5 },
  { firId: 'NTTT', icaoId: 'NTAA', storms: 1 },
  { firId: 'LTAA', icaoId: 'LTAC', storms: 0.5 },
  { firId: 'MMFR', icaoId: 'MMMX', storms: 1 },
];
/** Where the volcano is. */
const RESTLESS = 'WIIF';
const OTHERS = [
  { hazard: 'TURB', weight: 3 },
  { hazard: 'ICE', weight: 2 },
  { hazard: 'MTW', weight: 1 },
];

/** Warnings of weather to aircraft: ash from one restless volcano, storms where they are common. None of it is the story's. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) =>
    host === 'aviationweather.gov' && path === '/api/data/isigmet'
      ? { status: 200, contentType: 'application/json', body: JSON.stringify(warnings(seed, clock.now())) }
      : undefined;
}

/** Each region begins its slots at a moment of its own, so that somewhere one has just begun. */
function warnings(seed: number, now: number): readonly object[] {
  return SKIES.flatMap(({ firId, icaoId, storms: mean }, index) => {
    const offset = (index * VALID_MS) / SKIES.length;
    const from = Math.floor((now - offset) / VALID_MS) * VALID_MS + Math.floor(offset / MINUTE_MS) * MINUTE_MS;
    const random = randomOf(`${seed}|sigmet|${firId}|${from}`);
    const storms = Array.from({ length: drawCount(random, mean) }, (_, number) =>
      warning({ firId, icaoId, hazard: 'TS', series: `T${number + 1}`, from }),
    );
    const other = warning({ firId, icaoId, hazard: drawOne(random, OTHERS).hazard, series: 'D1', from });
    const ash = firId === RESTLESS ? [warning({ firId, icaoId, hazard: 'VA', series: 'A1', from })] : [];
    return [...ash, ...storms, other];
  });
}

interface Warning {
  readonly firId: string;
  readonly icaoId: string;
  readonly hazard: string;
  readonly series: string;
  /** Epoch ms. */
  readonly from: number;
}

function warning({ firId, icaoId, hazard, series, from }: Warning): object {
  return {
    icaoId,
    firId,
    firName: `${firId} EXERCISE`,
    receiptTime: new Date(from).toISOString(),
    validTimeFrom: from / 1_000,
    validTimeTo: (from + VALID_MS) / 1_000,
    seriesId: series,
    hazard,
    qualifier: hazard === 'TS' ? 'EMBD' : 'SEV',
    base: null,
    top: 40_000,
    geom: 'AREA',
    coords: [],
    dir: null,
    spd: null,
    chng: null,
    rawSigmet: `EXERCISE ${firId} SIGMET ${series} ${hazard} FCST=`,
  };
}
