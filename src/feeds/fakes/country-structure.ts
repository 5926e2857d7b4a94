import { randomOf } from './random.ts';

/** Yearly figures of an invented country that bears a real name. */
interface CountryStructure {
  /** Percent of energy used; negative for an exporter. */
  readonly netEnergyImports: number;
  /** TWh a year. */
  readonly oilProduction: number;
  readonly oilConsumption: number;
  readonly gasProduction: number;
  readonly gasConsumption: number;
}

/** Invented figures of about the size of the real ones, for those that weigh on oil and gas. */
const LARGE: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  US: [-8, 9_900, 10_200, 10_300, 8_900],
  SA: [-190, 6_100, 1_900, 1_150, 1_150],
  RU: [-85, 6_200, 2_000, 6_100, 4_600],
  CA: [-80, 3_300, 1_250, 1_900, 1_250],
  IQ: [-250, 2_500, 450, 100, 190],
  CN: [21, 2_450, 8_900, 2_350, 4_100],
  AE: [-150, 2_150, 550, 550, 650],
  IR: [-40, 2_400, 1_000, 2_600, 2_450],
  BR: [-10, 2_050, 1_350, 230, 300],
  KW: [-350, 1_550, 250, 140, 220],
  QA: [-450, 900, 170, 1_800, 400],
  NO: [-600, 1_150, 110, 1_200, 45],
  OM: [-210, 600, 130, 420, 300],
  IN: [36, 380, 2_900, 350, 650],
  JP: [88, 3, 1_750, 20, 900],
  KR: [82, 5, 1_450, 0, 580],
  TW: [95, 0, 500, 1, 280],
  TR: [71, 45, 600, 8, 500],
  PK: [33, 40, 280, 300, 420],
  TH: [48, 130, 700, 300, 470],
  PH: [50, 5, 270, 25, 40],
  SG: [97, 0, 850, 0, 130],
  DE: [66, 20, 1_200, 40, 800],
  FR: [45, 8, 800, 0, 350],
  IT: [75, 50, 680, 30, 600],
  ES: [68, 1, 750, 0, 300],
  GB: [38, 350, 750, 340, 620],
  AU: [-190, 160, 620, 1_500, 430],
  NG: [-60, 850, 280, 430, 230],
  DZ: [-130, 600, 250, 1_000, 450],
  LY: [-180, 650, 120, 150, 70],
  KZ: [-110, 1_000, 200, 280, 190],
  MX: [15, 1_100, 1_000, 380, 900],
  VE: [-120, 500, 150, 250, 250],
  AZ: [-210, 370, 60, 370, 130],
  EG: [8, 350, 420, 600, 620],
};

/** The figures of a country; the small ones import most of what they burn. */
export function countryStructure(seed: number, iso2: string): CountryStructure {
  const random = randomOf(`${seed}|structure|${iso2}`);
  const small = [30 + 60 * random(), 4 * random(), 5 + 60 * random(), 3 * random(), 20 * random()] as const;
  const [netEnergyImports, oilProduction, oilConsumption, gasProduction, gasConsumption] = LARGE[iso2] ?? small;
  return { netEnergyImports, oilProduction, oilConsumption, gasProduction, gasConsumption };
}
