/**
 * What becomes of a feed whose upstream behaves so.
 * - `read`: as usual.
 * - `failed`: the run has failed by name, nothing is stored.
 * - `waits`: and the feed is not asked again before it may be.
 * - `stale`: the run may be well, but health calls the content old.
 * - `refused`: the run has failed, or refused what is damaged; either way no number is stored that is not sound.
 * - `harmless`: text is only text; the run may read it or fail.
 */
type FaultVerdict = 'read' | 'failed' | 'waits' | 'stale' | 'refused' | 'harmless';

/** Every way in which the fault simulator can misbehave, and what each must come to. */
export const FAULT_MODES = {
  ok: 'read',
  '500': 'failed',
  '429': 'waits',
  hang: 'failed',
  drip: 'failed',
  huge: 'failed',
  gzipbomb: 'failed',
  html: 'failed',
  truncated: 'failed',
  wrongshape: 'failed',
  'renamed-field': 'failed',
  frozen: 'stale',
  future: 'refused',
  undated: 'refused',
  nan: 'refused',
  'redirect-private': 'failed',
  'invalid-utf8': 'harmless',
  inject: 'harmless',
} as const satisfies Readonly<Record<string, FaultVerdict>>;

export type FaultMode = keyof typeof FAULT_MODES;

export const isFaultMode = (name: string): name is FaultMode => Object.hasOwn(FAULT_MODES, name);

const OFAC_FILES = {
  'renamed-field': 'the files have no header: no column has a name',
  undated:
    'the files hold no date of the list or of an entry; without one from the server its age is counted from first sight',
} as const;

const OF_NOW = 'the answer bears no date: it is of the moment at which it is read';
const UNDATED = { frozen: OF_NOW, future: OF_NOW, undated: OF_NOW } as const;

/** What a format cannot express, feed by feed, with the reason. Everything else is tried. */
export const INEXPRESSIBLE: Readonly<Record<string, Readonly<Partial<Record<FaultMode, string>>>>> = {
  'gdelt-events': {
    'renamed-field': 'neither the manifest nor an export names its columns',
  },
  'faa-tfr': {
    nan: 'a restriction is given by an id and by words; the list holds no number',
  },
  'ofac-sdn': OFAC_FILES,
  'ofac-consolidated': OFAC_FILES,
  'nws-alerts': { nan: 'no number is read: warnings are words, codes and dates, and we count them ourselves' },
  arxiv: { nan: 'no number is read: a paper is a title, an address, names and dates' },
  'digitraffic-cameras': UNDATED,
  'ocha-fts': UNDATED,
  'who-don': { nan: 'no number is read: a notice is a title, an address and a date' },
};
