import { parseCompactInstant } from '../../utc-instant.ts';

/** A notice to aviation as its own text states it (ICAO Annex 15, appendix 6). */
export interface Notam {
  /** Series, number and year: `A0354/26`. */
  readonly id: string;
  readonly kind: 'new' | 'replacing' | 'cancelling';
  /** Flight information region of the qualifier line; some authorities write a code of their own for several. */
  readonly fir: string;
  /** Five letters: what and in which state, `QFALC` an aerodrome closed. */
  readonly qCode: string;
  /** Aerodromes or regions concerned. */
  readonly locations: readonly string[];
  /** Epoch ms. */
  readonly fromAt: number;
  /** Epoch ms; absent for a permanent notice. */
  readonly untilAt?: number;
  /** Hours of the day in which it holds, as written; absent when it holds all the time. */
  readonly schedule?: string;
  readonly text: string;
}

type ParsedNotam =
  | { readonly status: 'notam'; readonly notam: Notam }
  | { readonly status: 'unreadable'; readonly kind: 'wrong_shape' | 'undated'; readonly reason: string };

const HEADER = /^\(?\s*([A-Z]\d{4}\/\d{2})\s+NOTAM([NRC])\b/;
const QUALIFIER = /\bQ\)\s*([A-Z]{4})\s*\/\s*(Q[A-Z]{4})\s*\//;
const LOCATIONS = /\bA\)\s*((?:[A-Z]{4}\s*)+?)(?=\s*(?:PART\s\d+\sOF\s\d+\s|\d+\/\d+\s)?\s*B\))/;
const KINDS = { N: 'new', R: 'replacing', C: 'cancelling' } as const;

/** Reads one notice. A cancelling one holds nothing but what it cancels and is readable all the same. */
export function parseNotam(raw: string): ParsedNotam {
  const text = raw.replace(/\s+/g, ' ').trim();
  const [, id, letter] = HEADER.exec(text) ?? [];
  const [, fir, qCode] = QUALIFIER.exec(text) ?? [];
  const locations = LOCATIONS.exec(text)?.[1]?.trim().split(/\s+/);
  if (id === undefined || fir === undefined || qCode === undefined || locations === undefined)
    return { status: 'unreadable', kind: 'wrong_shape', reason: 'no number, qualifier or place' };
  const fromAt = instantOf(/\bB\)\s*(\d{10})\b/.exec(text)?.[1]);
  const until = /\bC\)\s*(\d{10}|PERM|UFN)/.exec(text)?.[1];
  const untilAt = instantOf(until);
  const isEndless = until === 'PERM' || until === 'UFN';
  if (fromAt === undefined || (untilAt === undefined && !isEndless && letter !== 'C') || (untilAt ?? fromAt) < fromAt)
    return { status: 'unreadable', kind: 'undated', reason: 'no begin and end' };
  const schedule = /\bD\)\s*(.+?)\s*\bE\)/.exec(text)?.[1];
  return {
    status: 'notam',
    notam: {
      id,
      kind: letter === 'R' || letter === 'C' ? KINDS[letter] : KINDS.N,
      fir,
      qCode,
      locations,
      fromAt,
      ...(untilAt === undefined ? {} : { untilAt }),
      ...(schedule === undefined ? {} : { schedule }),
      text: /\bE\)\s*(.+?)\s*(?:\bF\) .*)?\)?$/.exec(text)?.[1] ?? '',
    },
  };
}

/** `YYMMDDHHMM`, UTC. */
const instantOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : parseCompactInstant(`20${digits}00`);
