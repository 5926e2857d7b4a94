import { at, NOW } from '../../test-kit/upstream.ts';

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

export const healthyIsigmet = at('aviationweather.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify([
    sigmet(),
    sigmet({ icaoId: 'WIII', firId: 'WIIF', hazard: 'VA', seriesId: '05', qualifier: 'ERUPTION' }),
    sigmet({ icaoId: 'FAOR', firId: 'FAJA', hazard: 'TURB', seriesId: 'D01' }),
  ]),
}));
