/** The double nearest to 10^digits. @param digits whole, −323 to 308 */
export const powerOfTen = (digits: number): number => POWERS[digits] ?? Number(`1e${digits}`);

/** Reading the text is exact on every engine, but slow. */
const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];
