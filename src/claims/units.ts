import { decimal, grouped } from '../assessment/english.ts';
import { roundTo } from '../assessment/evidence.ts';

/** How a value of a unit is held and written. */
export interface UnitRow {
  /** Digits after the point, at most; claims hold no more. */
  readonly digits: number;
  /** Always so many digits. */
  readonly isFixed?: true;
  /** A value is multiplied by it before it is written. */
  readonly scale?: number;
  /** A plus before what is above zero. */
  readonly isSigned?: true;
  /** Behind one, and behind any other number. */
  readonly after: readonly [one: string, many: string];
}

const plain = (digits: number, one: string, many = one): UnitRow => ({ digits, after: [one, many] });

export const UNITS = {
  score: { digits: 2, isFixed: true, after: ['', ''] },
  share: { digits: 3, scale: 100, after: ['%', '%'] },
  /** A share by which something changed, with its sign. */
  relative_change: { digits: 2, scale: 100, isSigned: true, after: ['%', '%'] },
  percent: plain(1, '%'),
  number: plain(2, ''),
  index_points: plain(2, ''),
  percentage_points: plain(2, ' percentage point', ' percentage points'),
  transits_per_day: plain(1, ' transit per day', ' transits per day'),
  usd_bbl: { digits: 2, isFixed: true, after: [' USD per barrel', ' USD per barrel'] },
  usd_mmbtu: { digits: 2, isFixed: true, after: [' USD per million BTU', ' USD per million BTU'] },
  usd_teu: plain(0, ' USD per TEU'),
  basis_points: plain(1, ' basis point', ' basis points'),
  mbd: { digits: 2, isFixed: true, after: [' million barrels per day', ' million barrels per day'] },
  terajoules: plain(0, ' TJ'),
  months_of_imports: plain(1, ' month of imports', ' months of imports'),
  days: plain(1, ' day', ' days'),
  hours: plain(0, ' hour', ' hours'),
  brier: plain(3, ''),
  nats: plain(3, ' nat', ' nats'),
} as const satisfies Record<string, UnitRow>;

export type Unit = keyof typeof UNITS;

/** A value as claims hold it: rounded to the digits that its unit is written with, never −0. */
export const stated = (value: number, unit: Unit): number => roundTo(value, UNITS[unit].digits) + 0;

/** The number without its unit: `7.6`, `92` of a share, `−0.62`. */
export function writtenNumber(value: number, unit: Unit): string {
  const { digits, isFixed, isSigned, scale = 1 }: UnitRow = UNITS[unit];
  if (isFixed === true) return decimal(value, digits);
  return `${isSigned === true && value > 0 ? '+' : ''}${grouped(value * scale, scale === 1 ? digits : digits - 2)}`;
}

/** `7.6 transits per day`, `92%`, `0.71`. */
export function written(value: number, unit: Unit): string {
  const { after }: UnitRow = UNITS[unit];
  const text = writtenNumber(value, unit);
  return `${text}${text === '1' ? after[0] : after[1]}`;
}

/** `4.54 and 120.02 USD per barrel`, `6.2% and 97.7%` behind `between`: a percentage sign follows both numbers, a unit in words the second. */
export function writtenRange(from: number, to: number, unit: Unit): string {
  const { after }: UnitRow = UNITS[unit];
  const first = writtenNumber(from, unit);
  return `${first}${after[1] === '%' ? '%' : ''} and ${written(to, unit)}`;
}
