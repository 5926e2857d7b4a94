import { ANALOGUES, type ClosureCause } from './analogues.ts';

/** A past closure: how long it lasted, and why. */
export interface Closure {
  readonly id: string;
  readonly cause: ClosureCause;
  /** First day, `YYYY-MM-DD`. */
  readonly startedOn: string;
  /** Days on which it was closed or restricted, at least 1; one of some hours counts as a day. */
  readonly days: number;
  /** Not over when it was counted: it lasted at least so long. */
  readonly isOpenEnded?: boolean;
  readonly source: string;
  /** What is not certain of the row. */
  readonly doubt?: string;
}

/** Which closures are rows. */
export const CLOSURE_RULE =
  'stops of most traffic, or of a third of it for weeks, in a strait, a canal or the ports of a closed sea since 1945; and the losses of supply among the analogues, one a first day. The tanker war of 1984 to 1988 never closed Hormuz and is no row. A selection from general knowledge of the named sources; groundings of hours are more than are listed';

type Row = readonly [
  id: string,
  cause: ClosureCause,
  startedOn: string,
  days: number,
  source: string,
  rest?: Pick<Closure, 'isOpenEnded' | 'doubt'>,
];

const PASSAGES: readonly Row[] = [
  ['suez-1956', 'force', '1956-11-01', 160, 'blockships; reopened in April 1957 (United Nations clearance)'],
  ['tiran-1967', 'force', '1967-05-22', 16, 'Egypt bars Israeli ships until 7 June', { doubt: 'few ships tried' }],
  ['suez-1967', 'force', '1967-06-06', 2_921, 'war and mines; reopened on 5 June 1975 (Suez Canal Authority)'],
  ['panama-1989', 'force', '1989-12-20', 2, 'invasion; first closure in 75 years (Panama Canal Commission)'],
  ['bosphorus-1994', 'accident', '1994-03-13', 7, 'Nassia burns', { doubt: 'days differ by source' }],
  ['suez-2004', 'accident', '2004-11-06', 3, 'tanker Tropic Brilliance aground (Suez Canal Authority)'],
  ['panama-2010', 'weather', '2010-12-08', 1, 'floods, 17 hours (Panama Canal Authority)'],
  ['bosphorus-2018', 'accident', '2018-04-07', 1, 'Vitaspirit rams a house on the shore, some hours'],
  ['kerch-2018', 'force', '2018-11-25', 1, 'Russia bars the strait with a ship'],
  ['ever-given-2021', 'accident', '2021-03-23', 6, 'Suez Canal Authority: no passage for six days'],
  ['black-sea-2022', 'force', '2022-02-24', 158, 'Ukrainian ports closed to 1 August 2022 (United Nations)'],
  ['suez-2022', 'accident', '2022-08-31', 1, 'Affinity V aground, five hours (Suez Canal Authority)'],
  [
    'bosphorus-2022',
    'dispute',
    '2022-12-01',
    13,
    'Turkey asks laden tankers for proof of insurance',
    { doubt: 'tankers alone; first and last day differ by source' },
  ],
  [
    'grain-initiative-ends-2023',
    'force',
    '2023-07-17',
    30,
    'Russia threatens ships to Ukraine; first ship by the new corridor on 16 August 2023',
  ],
  [
    'panama-drought-2023',
    'drought',
    '2023-11-01',
    180,
    'Panama Canal Authority: passages cut to 24 a day',
    { doubt: 'cut and restored in steps' },
  ],
  [
    'bab-el-mandeb-2023',
    'force',
    '2023-12-18',
    745,
    'attacks on ships; traffic not restored at the end of 2025 (IMF PortWatch)',
    { isOpenEnded: true },
  ],
];

/** Every row, passages before supply. */
export const CLOSURES: readonly Closure[] = [
  ...PASSAGES.map(([id, cause, startedOn, days, source, rest]) => ({ id, cause, startedOn, days, source, ...rest })),
  ...lossesOfSupply(),
];

/** Crude and gas that one storm stopped are one loss. */
function lossesOfSupply(): readonly Closure[] {
  const byDay = new Map<string, Closure>();
  for (const { id, bandId, cause, startedOn, days, source } of ANALOGUES)
    if (cause !== undefined && (bandId === 'crude-loss' || bandId === 'gas-loss') && !byDay.has(startedOn))
      byDay.set(startedOn, { id, cause, startedOn, days, source });
  return [...byDay.values()];
}
