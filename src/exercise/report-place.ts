import type { CountryProfile } from '../feeds/fakes/country-profiles.ts';
import type { GdeltPlace } from '../feeds/fakes/gdelt-export.ts';

const UNPLACED_SHARE = 0.025;
const COUNTRY_ONLY_SHARE = 0.3;
/** Provinces that a country's reports come from: more of a large one, a few along the strait. */
const MAX_PROVINCES = 12;
const CRISIS_PROVINCE_COUNT = 4;
const STRAIT = { name: 'Strait of Hormuz', latitude: 26.56, longitude: 56.25 } as const;

/** Where a report is placed: nowhere, in a country, in its capital, or at the strait in the crisis. */
export function placeOf(profile: CountryProfile, ofCrisis: boolean, random: () => number): GdeltPlace | undefined {
  const draw = random();
  const { fips, name, capital, latitude, longitude } = profile;
  if (!ofCrisis && draw < UNPLACED_SHARE) return undefined;
  if (!ofCrisis && draw < UNPLACED_SHARE + COUNTRY_ONLY_SHARE)
    return { type: 1, fullName: `EXERCISE ${name}`, fips, adm1: fips, latitude, longitude, featureId: fips };

  const provinceCount = ofCrisis ? CRISIS_PROVINCE_COUNT : Math.min(MAX_PROVINCES, 1 + Math.floor(profile.weight / 30));
  const province = String(1 + Math.floor(random() * provinceCount)).padStart(2, '0');
  const town = ofCrisis ? STRAIT : { name: capital, latitude, longitude };
  return {
    type: fips === 'US' ? 3 : 4,
    fullName: `EXERCISE ${town.name}, Province ${province}, ${name}`,
    fips,
    adm1: `${fips}${province}`,
    latitude: town.latitude,
    longitude: town.longitude,
    featureId: String(-3_100_000 - profile.weight * 100 - Number(province)),
  };
}
