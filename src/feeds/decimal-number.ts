export interface DecimalRange {
  /** Values outside (above, upTo] are in another unit or wrong. */
  readonly above: number;
  readonly upTo: number;
}

/** Why a text is no sound number: the kind of the problem it makes. */
type DecimalFault = 'decimal_comma' | 'bad_number' | 'out_of_range';

/** Reads a plain decimal such as `1711.87`: no exponent, no thousands mark, no sign but a minus. */
export function readDecimal(text: string, { above, upTo }: DecimalRange): number | DecimalFault {
  if (/^-?\d+,\d+$/.test(text)) return 'decimal_comma';
  const value = /^-?\d{1,15}(\.\d{1,17})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return 'bad_number';
  return value <= above || value > upTo ? 'out_of_range' : value;
}
