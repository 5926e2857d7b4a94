import { countryByIso2 } from '../../reference/countries.ts';

/** How much the exercise press writes about a country, and of what. */
export interface CountryProfile {
  readonly iso2: string;
  readonly name: string;
  /** FIPS 10-4, as GDELT places events. */
  readonly fips: string;
  /** CAMEO country, as GDELT names actors. */
  readonly cameo: string;
  /** Rows of an export against those of the other countries. */
  readonly weight: number;
  /** Reports of force against the world's mean. */
  readonly forceTilt: number;
  /** Reports of protest against the world's mean. */
  readonly protestTilt: number;
  readonly capital: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Row = readonly [
  iso2: string,
  weight: number,
  forceTilt: number,
  protestTilt: number,
  capital: string,
  latitude: number,
  longitude: number,
];

/** Invented weights, of about the size of the recorded exports of 2015 to 2018. */
const ROWS: readonly Row[] = [
  ['US', 2600, 0.7, 1, 'Washington', 38.9, -77.04],
  ['GB', 420, 0.6, 1, 'London', 51.51, -0.13],
  ['IN', 520, 0.8, 1.5, 'New Delhi', 28.61, 77.21],
  ['CA', 300, 0.5, 0.8, 'Ottawa', 45.42, -75.7],
  ['AU', 300, 0.5, 0.8, 'Canberra', -35.28, 149.13],
  ['IL', 300, 2.2, 1.2, 'Jerusalem', 31.78, 35.22],
  ['IR', 260, 1, 1, 'Tehran', 35.69, 51.39],
  ['RU', 330, 1.2, 0.7, 'Moscow', 55.76, 37.62],
  ['UA', 260, 3, 0.5, 'Kyiv', 50.45, 30.52],
  ['CN', 300, 0.6, 0.5, 'Beijing', 39.9, 116.41],
  ['PK', 190, 1.8, 1.5, 'Islamabad', 33.69, 73.05],
  ['NG', 210, 1.8, 1, 'Abuja', 9.06, 7.49],
  ['DE', 170, 0.5, 1, 'Berlin', 52.52, 13.41],
  ['FR', 180, 0.6, 1.8, 'Paris', 48.86, 2.35],
  ['SY', 130, 2.8, 0.6, 'Damascus', 33.51, 36.29],
  ['TR', 150, 1, 1, 'Ankara', 39.93, 32.86],
  ['IQ', 110, 1.8, 1.2, 'Baghdad', 33.31, 44.37],
  ['SA', 110, 0.8, 0.3, 'Riyadh', 24.71, 46.68],
  ['AE', 90, 0.5, 0.2, 'Abu Dhabi', 24.45, 54.38],
  ['QA', 60, 0.5, 0.2, 'Doha', 25.29, 51.53],
  ['KW', 40, 0.5, 0.4, 'Kuwait City', 29.38, 47.98],
  ['BH', 35, 0.6, 0.8, 'Manama', 26.22, 50.58],
  ['OM', 35, 0.5, 0.3, 'Muscat', 23.59, 58.38],
  ['JO', 45, 0.6, 1, 'Amman', 31.95, 35.93],
  ['LB', 80, 1.8, 1.2, 'Beirut', 33.89, 35.5],
  ['EG', 90, 0.8, 0.6, 'Cairo', 30.04, 31.24],
  ['YE', 70, 2.8, 0.6, 'Sanaa', 15.37, 44.19],
  ['AF', 90, 2.2, 0.6, 'Kabul', 34.53, 69.17],
  ['BD', 90, 0.9, 2, 'Dhaka', 23.81, 90.41],
  ['LK', 50, 0.6, 1.2, 'Colombo', 6.93, 79.85],
  ['NP', 35, 0.5, 1.2, 'Kathmandu', 27.71, 85.32],
  ['MM', 60, 2.4, 0.8, 'Naypyidaw', 19.75, 96.13],
  ['TH', 60, 0.7, 1, 'Bangkok', 13.75, 100.5],
  ['VN', 50, 0.4, 0.3, 'Hanoi', 21.03, 105.85],
  ['PH', 110, 1, 0.8, 'Manila', 14.6, 120.98],
  ['ID', 90, 0.7, 1.2, 'Jakarta', -6.21, 106.85],
  ['MY', 60, 0.5, 0.6, 'Kuala Lumpur', 3.14, 101.69],
  ['SG', 45, 0.3, 0.1, 'Singapore', 1.35, 103.82],
  ['JP', 110, 0.4, 0.4, 'Tokyo', 35.68, 139.69],
  ['KR', 100, 0.5, 1.2, 'Seoul', 37.57, 126.98],
  ['KP', 50, 0.9, 0.1, 'Pyongyang', 39.04, 125.76],
  ['TW', 70, 0.6, 0.5, 'Taipei', 25.03, 121.57],
  ['NZ', 70, 0.5, 0.6, 'Wellington', -41.29, 174.78],
  ['IE', 80, 0.6, 0.8, 'Dublin', 53.35, -6.26],
  ['IT', 90, 0.6, 1, 'Rome', 41.9, 12.5],
  ['ES', 80, 0.5, 1.2, 'Madrid', 40.42, -3.7],
  ['NL', 45, 0.5, 0.8, 'Amsterdam', 52.37, 4.9],
  ['BE', 60, 0.5, 1.2, 'Brussels', 50.85, 4.35],
  ['PL', 70, 0.5, 0.7, 'Warsaw', 52.23, 21.01],
  ['SE', 40, 0.6, 0.6, 'Stockholm', 59.33, 18.07],
  ['NO', 35, 0.4, 0.5, 'Oslo', 59.91, 10.75],
  ['FI', 30, 0.4, 0.4, 'Helsinki', 60.17, 24.94],
  ['DK', 35, 0.4, 0.5, 'Copenhagen', 55.68, 12.57],
  ['CH', 40, 0.3, 0.4, 'Bern', 46.95, 7.45],
  ['AT', 30, 0.4, 0.6, 'Vienna', 48.21, 16.37],
  ['GR', 50, 0.6, 1.4, 'Athens', 37.98, 23.73],
  ['RO', 35, 0.4, 0.8, 'Bucharest', 44.43, 26.1],
  ['HU', 35, 0.4, 0.8, 'Budapest', 47.5, 19.04],
  ['RS', 35, 0.5, 1.8, 'Belgrade', 44.79, 20.45],
  ['GE', 25, 0.6, 1.6, 'Tbilisi', 41.72, 44.79],
  ['AM', 25, 0.9, 1.2, 'Yerevan', 40.18, 44.51],
  ['AZ', 30, 0.9, 0.4, 'Baku', 40.41, 49.87],
  ['KZ', 25, 0.4, 0.5, 'Astana', 51.17, 71.43],
  ['MX', 130, 1.6, 1, 'Mexico City', 19.43, -99.13],
  ['BR', 80, 1.1, 1, 'Brasilia', -15.79, -47.88],
  ['AR', 50, 0.6, 1.5, 'Buenos Aires', -34.6, -58.38],
  ['CO', 50, 1.4, 1.2, 'Bogota', 4.71, -74.07],
  ['VE', 50, 0.9, 1.4, 'Caracas', 10.48, -66.9],
  ['CL', 30, 0.6, 1.2, 'Santiago', -33.45, -70.67],
  ['PE', 30, 0.7, 1.4, 'Lima', -12.05, -77.04],
  ['EC', 25, 1.2, 1, 'Quito', -0.18, -78.47],
  ['HT', 25, 2, 1.4, 'Port-au-Prince', 18.54, -72.34],
  ['CU', 25, 0.4, 0.6, 'Havana', 23.11, -82.37],
  ['PA', 20, 0.4, 0.8, 'Panama City', 8.98, -79.52],
  ['ZA', 110, 0.9, 1.4, 'Pretoria', -25.75, 28.19],
  ['KE', 80, 1, 1.2, 'Nairobi', -1.29, 36.82],
  ['ET', 50, 1.8, 0.6, 'Addis Ababa', 9.03, 38.74],
  ['SD', 60, 2.8, 0.8, 'Khartoum', 15.5, 32.56],
  ['SS', 25, 2, 0.5, 'Juba', 4.86, 31.57],
  ['SO', 45, 2.6, 0.4, 'Mogadishu', 2.05, 45.32],
  ['CD', 45, 2.2, 0.8, 'Kinshasa', -4.44, 15.27],
  ['UG', 45, 0.8, 0.8, 'Kampala', 0.35, 32.58],
  ['TZ', 25, 0.5, 0.4, 'Dodoma', -6.16, 35.75],
  ['GH', 60, 0.6, 0.8, 'Accra', 5.6, -0.19],
  ['ML', 30, 2.2, 0.6, 'Bamako', 12.64, -8],
  ['BF', 25, 2.4, 0.5, 'Ouagadougou', 12.37, -1.52],
  ['NE', 20, 2, 0.6, 'Niamey', 13.51, 2.11],
  ['CM', 25, 1.4, 0.6, 'Yaounde', 3.85, 11.5],
  ['ZW', 40, 0.7, 1, 'Harare', -17.83, 31.05],
  ['MZ', 20, 1.4, 1, 'Maputo', -25.97, 32.57],
  ['LY', 35, 1.6, 0.8, 'Tripoli', 32.89, 13.19],
  ['DZ', 30, 0.6, 0.8, 'Algiers', 36.75, 3.06],
  ['MA', 35, 0.5, 1, 'Rabat', 34.02, -6.84],
  ['TN', 25, 0.6, 1.2, 'Tunis', 36.81, 10.18],
];

/** The countries that the exercise press writes about; the rest of the world has no reports. */
export const COUNTRY_PROFILES: readonly CountryProfile[] = ROWS.map(
  ([iso2, weight, forceTilt, protestTilt, capital, latitude, longitude]) => {
    const country = countryByIso2(iso2);
    if (country?.fips === undefined) throw new RangeError(`no FIPS code of ${iso2}`);
    const { fips, cameo } = country;
    const name = country.name.toUpperCase();
    return { iso2, name, fips, cameo, weight, forceTilt, protestTilt, capital, latitude, longitude };
  },
);
