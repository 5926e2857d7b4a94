/** Figures and instants as people read them; UTC throughout. */
export interface Formats {
  /** `−0.01`, with a true minus. */
  readonly figure: (value: number) => string;
  /** `1,454.2`: one decimal at most. */
  readonly decimal: (value: number) => string;
  /** `+0.08`: a change. */
  readonly change: (value: number) => string;
  /** Whole per cent of a share. */
  readonly percent: (share: number) => string;
  /** `26 Nov 2026, 15:54 UTC`. */
  readonly instant: (epochMs: number) => string;
  /** `26 Nov 2026`. */
  readonly day: (epochMs: number) => string;
}

/** @param language a BCP 47 tag, such as `en` */
export function formatsOf(language: string): Formats {
  const tag = language === 'en' ? 'en-GB' : language;
  const figures = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const decimals = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  const minus = (text: string) => text.replace('-', '−');
  const zero = (value: number) => (Math.abs(value) < 0.005 ? 0 : value);
  return {
    figure: (value) => minus(figures.format(zero(value))),
    decimal: (value) => minus(decimals.format(value)),
    change: (value) => `${zero(value) > 0 ? '+' : ''}${minus(figures.format(zero(value)))}`,
    percent: (share) => percents.format(share),
    instant: (epochMs) => `${days.format(epochMs)}, ${times.format(epochMs)} UTC`,
    day: (epochMs) => days.format(epochMs),
  };
}
