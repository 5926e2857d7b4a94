/**
 * Past shocks by which the bands of the paths are judged (METHOD.md §7): dated, chosen and recorded before any outcome
 * was computed. The rule of its group decides which are included, never the market's reaction (docs/decisions/0068).
 */
export interface Analogue {
  readonly id: string;
  readonly bandId: BandId;
  /** First day of the shock, `YYYY-MM-DD`: the last quote before it is the price that it met. */
  readonly startedOn: string;
  /** Days that it lasted; longer ones are cut at the horizon of a path. */
  readonly days: number;
  /** Why supply was lost; absent where nothing was. */
  readonly cause?: ClosureCause;
  /** Share of the market's supply, capacity or output that was lost, 0 to 1; 1 for a threat. */
  readonly dose: number;
  readonly source: string;
  /** Where the outcome is measured; absent where no series of it is held: then it is listed and counts for nothing. */
  readonly market?: AnalogueMarket;
  /** Relative change that METHOD.md states, where no series is held. */
  readonly stated?: number;
}

/** Why a strait, canal or supply was closed. `accident`: a wreck, collision or grounding; `dispute`: a strike, sanction or suspension. */
export type ClosureCause = 'force' | 'accident' | 'weather' | 'drought' | 'dispute';

export type AnalogueMarket = 'brent' | 'henry-hub' | 'importer-currencies';

export type BandId =
  | 'crude-loss'
  | 'crude-threat'
  | 'gas-loss'
  | 'reroute'
  | 'oil-currency'
  | 'oil-equity'
  | 'grain-loss'
  | 'metal-loss'
  | 'metal-sanctions';

/** Inclusion rule of each group. */
export const ANALOGUE_RULES: Readonly<Record<BandId, string>> = {
  'crude-loss':
    'every disruption of at least 1 mb/d at its peak that the IEA lists among the largest of oil supply, since daily Brent begins (May 1987), and Abqaiq 2019 by the same size',
  'crude-threat':
    'attacks, seizures and declared threats of closure in or by the states of the Gulf that stopped no oil, at least 14 days apart, 2011 to 2025; a selection, others would qualify',
  'gas-loss':
    'losses of at least a tenth of United States gas production for days or weeks since daily Henry Hub begins (1997), priced at the hub of the lost gas; a selection, others would qualify',
  reroute: 'container lanes turned away from their canal for weeks; no series of freight rates is held',
  'oil-currency':
    'the losses of crude since the European Central Bank began to publish (1999); outcome: mean change against the dollar of the quoted ones of JPY, KRW, INR, THB, PHP and ZAR',
  'oil-equity': 'the losses of crude; no daily series of share prices is held',
  'grain-loss': 'closures of the way out of the Black Sea for grain; no daily series of wheat is held',
  'metal-loss': 'none on record',
  'metal-sanctions': 'sanctions on a producer of a tenth of a metal or more; no daily series of metals is held',
};

type CrudeLoss = readonly [
  id: string,
  cause: ClosureCause,
  startedOn: string,
  days: number,
  lostMbd: number,
  supplyMbd: number,
];

/** Gross peak losses (IEA, Oil Supply Security and its press notes) over world supply of the year (EIA, all liquids), mb/d. */
const CRUDE_LOSSES: readonly CrudeLoss[] = [
  ['kuwait-1990', 'force', '1990-08-02', 180, 4.3, 66.4],
  ['iraqi-suspension-2001', 'dispute', '2001-06-04', 36, 2.1, 77.7],
  ['venezuelan-strike-2002', 'dispute', '2002-12-02', 90, 2.6, 77.1],
  ['iraq-war-2003', 'force', '2003-03-20', 120, 2.3, 79.6],
  ['katrina-rita-2005', 'weather', '2005-08-29', 60, 1.5, 84.6],
  ['gustav-ike-2008', 'weather', '2008-09-01', 45, 1.3, 86.5],
  ['libya-2011', 'force', '2011-02-22', 240, 1.5, 88.5],
  ['abqaiq-2019', 'force', '2019-09-14', 14, 5.7, 100.9],
];

const CRUDE_SOURCE = 'peak loss: IEA; world supply: EIA';

function crudeLosses(bandId: 'crude-loss' | 'oil-currency' | 'oil-equity', market?: AnalogueMarket): Analogue[] {
  return CRUDE_LOSSES.filter(([, , startedOn]) => bandId === 'crude-loss' || startedOn >= '1999-01-04').map(
    ([id, cause, startedOn, days, lostMbd, supplyMbd]) => ({
      id,
      bandId,
      cause,
      startedOn,
      days,
      dose: lostMbd / supplyMbd,
      source: `${lostMbd} of ${supplyMbd} mb/d; ${CRUDE_SOURCE}`,
      ...(market === undefined ? {} : { market }),
    }),
  );
}

const threat = (id: string, startedOn: string, source: string): Analogue => ({
  id,
  bandId: 'crude-threat',
  startedOn,
  days: 30,
  dose: 1,
  source,
  market: 'brent',
});

type GasLoss = readonly [id: string, startedOn: string, days: number, dose: number, source: string];

const gasLoss = ([id, startedOn, days, dose, source]: GasLoss): Analogue => ({
  id,
  bandId: 'gas-loss',
  cause: 'weather',
  startedOn,
  days,
  dose,
  source,
  market: 'henry-hub',
});

type Unmeasured = Omit<Analogue, 'market'>;

/** Listed to show what the bands of these groups would have to be tested on. */
const UNMEASURED: readonly Unmeasured[] = [
  {
    id: 'red-sea-2023',
    bandId: 'reroute',
    cause: 'force',
    startedOn: '2023-12-18',
    days: 67,
    dose: 0.5,
    source: 'METHOD.md §7: Asia–Europe container rates +186 % in 67 days at a disruption of 0.5',
    stated: 1.86,
  },
  {
    id: 'ever-given-2021',
    bandId: 'reroute',
    cause: 'accident',
    startedOn: '2021-03-23',
    days: 6,
    dose: 1,
    source: 'Suez Canal Authority: no passage for six days',
  },
  {
    id: 'panama-drought-2023',
    bandId: 'reroute',
    cause: 'drought',
    startedOn: '2023-11-01',
    days: 180,
    dose: 0.36,
    source: 'Panama Canal Authority: 24 for 36 passages a day; mostly bulk and gas carriers waited, not containers',
  },
  {
    id: 'black-sea-2022',
    bandId: 'grain-loss',
    cause: 'force',
    startedOn: '2022-02-24',
    days: 158,
    dose: 0.1,
    source: 'Ukrainian ports closed to 1 August 2022: about a tenth of the wheat that is traded (USDA)',
  },
  {
    id: 'grain-initiative-ends-2023',
    bandId: 'grain-loss',
    cause: 'force',
    startedOn: '2023-07-17',
    days: 30,
    dose: 0.05,
    source: 'the Black Sea initiative ends; exports by the Danube go on (USDA)',
  },
  {
    id: 'rusal-2018',
    bandId: 'metal-sanctions',
    startedOn: '2018-04-06',
    days: 290,
    dose: 0.06,
    source: 'OFAC lists Rusal, about 6 % of primary aluminium (USGS)',
  },
  {
    id: 'russian-metal-2024',
    bandId: 'metal-sanctions',
    startedOn: '2024-04-12',
    days: 365,
    dose: 0.06,
    source: 'new Russian aluminium, copper and nickel barred from the exchanges of London and Chicago',
  },
];

/** All of them, by group and date. */
export const ANALOGUES: readonly Analogue[] = [
  ...crudeLosses('crude-loss', 'brent'),
  threat('closure-threat-2011', '2011-12-27', 'Iran’s first vice-president threatens to close Hormuz'),
  threat('export-threat-2018', '2018-07-03', 'Iran’s president hints that no state shall export oil if Iran cannot'),
  threat('fujairah-2019', '2019-05-12', 'four tankers damaged off Fujairah'),
  threat('gulf-of-oman-2019', '2019-06-13', 'two tankers attacked in the Gulf of Oman'),
  threat('stena-impero-2019', '2019-07-19', 'Iran seizes a tanker in Hormuz'),
  threat('soleimani-2020', '2020-01-03', 'the United States kills a general of Iran; missiles at bases in Iraq follow'),
  threat('hamas-2023', '2023-10-07', 'Hamas attacks Israel'),
  threat('damascus-2024', '2024-04-01', 'Iran’s consulate in Damascus is hit; missiles at Israel follow on 13 April'),
  threat('missiles-2024', '2024-10-01', 'Iran fires some 180 missiles at Israel'),
  threat(
    'twelve-days-2025',
    '2025-06-13',
    'Israel and the United States strike Iran; its parliament votes to close Hormuz',
  ),
  gasLoss(['ivan-2004', '2004-09-13', 30, 0.11, 'MMS: peak 6.5 bcf/d shut in, of about 51 bcf/d; a tenth for a week']),
  gasLoss(['katrina-rita-gas-2005', '2005-08-29', 60, 0.16, 'MMS: peak 8.8 and 8.1 bcf/d shut in, of about 50 bcf/d']),
  gasLoss(['gustav-ike-gas-2008', '2008-09-01', 30, 0.12, 'MMS: peak 7.0 bcf/d shut in, of about 56 bcf/d']),
  gasLoss(['uri-2021', '2021-02-10', 12, 0.2, 'EIA: dry production down by as much as a fifth in the frost']),
  gasLoss(['elliott-2022', '2022-12-22', 6, 0.16, 'EIA: dry production down by as much as 16 % in the frost']),
  gasLoss(['heather-2024', '2024-01-12', 8, 0.12, 'EIA: dry production down by about an eighth in the frost']),
  ...crudeLosses('oil-currency', 'importer-currencies'),
  ...crudeLosses('oil-equity'),
  ...UNMEASURED,
];
