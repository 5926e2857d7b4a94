import { CITY_TABLE } from './city-table.ts';
import { normaliseName } from './normalise-name.ts';

/** A capital, another city or a province that questions name. */
export interface City {
  /** `city:tehran`; not an id of stored data. */
  readonly id: string;
  readonly name: string;
  /** Other names, some in other scripts; what stands for the government (the Kremlin) among those of a capital. */
  readonly aliases: readonly string[];
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly isCapital: boolean;
}

export const CITIES: readonly City[] = CITY_TABLE.trim().split('\n').flatMap(citiesOf);

const BY_ID = new Map(CITIES.map((city) => [city.id, city]));

export function cityById(id: string): City | undefined {
  return BY_ID.get(id);
}

/** One line: `IR: *Tehran; Téhéran | Isfahan`. */
function citiesOf(line: string): readonly City[] {
  const country = line.slice(0, 2);
  return line
    .slice(4)
    .split(' | ')
    .map((entry) => {
      const isCapital = entry.startsWith('*');
      const [name = '', ...aliases] = (isCapital ? entry.slice(1) : entry).split('; ');
      return { id: `city:${normaliseName(name).replaceAll(' ', '-')}`, name, aliases, country, isCapital };
    });
}
