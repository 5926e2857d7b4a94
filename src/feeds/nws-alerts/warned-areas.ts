/** Territories and associated states that the service warns, by the first letters of a zone code; each is counted apart. */
export const WARNED_COUNTRIES = ['US', 'PR', 'VI', 'GU', 'MP', 'AS', 'FM', 'MH', 'PW'] as const;

/** States by their postal codes, and the waters before them: Atlantic, Gulf, Lakes, Pacific, Saint Lawrence. */
const UNITED_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY AM AN GM LC LE LH LM LO LS PH PK PM PS PZ SL'
  ).split(' '),
);

/**
 * Country of a zone or county code such as `COC113` or `PRZ012`. `PM` and `PS`, the waters of Micronesia and Samoa, are
 * counted for the United States, which warns there.
 */
export function warnedCountry(zone: string): string | undefined {
  const letters = /^([A-Z]{2})[CZ]\d{3}$/.exec(zone)?.[1];
  if (letters === undefined) return undefined;
  return UNITED_STATES.has(letters) ? 'US' : WARNED_COUNTRIES.find((country) => country === letters);
}
