/**
 * Ships per day through an open chokepoint: medians by month, January 2019 to 2023-10, before the Red Sea crisis.
 * Written by scripts/fit-corridor-norms.mjs; not edited by hand. IMF PortWatch (sha256 d94232be031222ac…, f1617222bbe38dd7…, 2b303b4187bd8337…).
 */
export const MONTHLY_NORMS: Readonly<Record<string, readonly string[]>> = {
  suez: [
    '49 49 50 52.5 52 49 51 55 52 57 53.5 54',
    '53 52 53 57.5 52 47 46 51 52 54 53.5 52',
    '51 56 54 55 56 55 55 62 63.5 61 64 59',
    '58 62 60 63 64 67.5 72 70 70 72 71 72',
    '69 72.5 71 76.5 76 74 72 71 74.5 78',
  ],
  bab_el_mandeb: [
    '49 52.5 51 53.5 51 50 51 54 54 55 53.5 53',
    '51 53 53 56 52 47.5 50 54 55 53 57.5 56',
    '57 58.5 57 56.5 54 59.5 58 58 60.5 60 62 61',
    '62 63 60 65 62 67.5 68 71 69.5 69 73 72',
    '72 68 72 75 76 77 74 73 75 78',
  ],
  malacca_strait: [
    '173 174 165 173.5 167 166.5 168 166 172.5 169 174 171',
    '176 161 159 155.5 154 157 165 154 157 155 164 159',
    '164 165 158 167.5 157 144.5 146 147 144.5 146 199.5 202',
    '206 202 204 203.5 200 205 201 207 210.5 212 210 205',
    '211 205 218 219 221 215 224 221 221 223',
  ],
  hormuz_strait: [
    '66 65.5 64 76.5 78 90 89 89 84.5 74 56.5 62',
    '69 70 60 75 93 98.5 96 95 101 87 66 60',
    '75 81 79 93.5 99 107.5 97 100 95 91 94 89',
    '92 114 108 120 113 109.5 103 115 104 110 87.5 86',
    '90 95.5 99 105 107 104 104 113 104.5 101',
  ],
  cape_of_good_hope: [
    '46 47.5 41 45 44 52.5 51 52 51 51 45 41',
    '39 47 43 51 55 55.5 64 56 56 51 48.5 42',
    '42 47 48 53.5 50 49 53 46 49.5 42 42.5 43',
    '41 43 40 40 45 48 45 46 45 44 41 41',
    '41 43 42 45.5 49 50 57 55 55 51',
  ],
};

/** The first year; a year is a row that begins in January. */
export const MONTHLY_NORMS_FROM = 2019;

/**
 * Ships per day of PortWatch's average year, for chokepoints without a daily history: no season is known of them. Those below
 * 10 are left out, because a week of so few ships varies by a third by chance.
 */
export const LEVEL_NORMS: Readonly<Record<string, number>> = {
  panama: 30.1,
  bosphorus: 96.9,
  gibraltar: 130.1,
  dover_strait: 164.5,
  oresund: 49.1,
  taiwan_strait: 239.9,
  korea_strait: 225.7,
  tsugaru_strait: 45,
  luzon_strait: 71.2,
  lombok_strait: 35.3,
  ombai_strait: 11.3,
  bohai_strait: 170.6,
  sunda_strait: 27.9,
  makassar_strait: 53.3,
  yucatan_channel: 44.3,
  windward_passage: 15.3,
  mona_passage: 10.1,
  balabac_strait: 10.6,
  mindoro_strait: 47.1,
  kerch_strait: 30.9,
};
