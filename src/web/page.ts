import type { ComponentChildren } from 'preact';
import type { Barograph } from '../../clients/typescript/client.ts';
import type { MappedCountries } from './geo/world-map.ts';
import type { ViewUrl } from './url/view-url.ts';
import type { Spoken } from './words/spoken.ts';

export type Client = Barograph;
export type World = 'live' | 'exercise';

/** What a view works with: the viewer's own client, the parsed address, its language, the instant of the request. */
export interface Viewing extends Spoken {
  readonly client: Client;
  readonly url: ViewUrl;
  readonly world: World;
  /** Epoch ms. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** Names of regions by id. */
  readonly regionNames: Readonly<Record<string, string>>;
  readonly mapped: MappedCountries;
  /** What the form of this view carries; absent for a viewer without a session, whose form needs none. */
  readonly formToken?: string | undefined;
  /** Where the module that computes a snapshot again is served; absent where the build has none. */
  readonly recomputePath?: string | undefined;
  /** How a command of the program begins where it runs. */
  readonly commandLine: string;
}

/** One view, rendered on the server; it reads completely without a script. */
export interface RenderedView {
  /** The computed sentence that a reader meets first: the `h1`. */
  readonly heading: string;
  /** Title of the document without the name of the service. */
  readonly title: string;
  /** Epoch ms of what is shown; absent when nothing is. */
  readonly shownAt?: number;
  /** The address that shows the same later; the view as of `shownAt` when absent. */
  readonly permanent?: ViewUrl;
  /** One line under the heading. */
  readonly lead: ComponentChildren;
  readonly main: ComponentChildren;
  /** The drawer of `open=…`. */
  readonly drawer?: ComponentChildren;
  /** A file of `islands/` that works on the page; it reads completely without. */
  readonly island?: IslandName;
  /** What is shown was supposed by the viewer, not observed: the page, its print and its other forms say so. */
  readonly isSupposed?: boolean;
  /** What is shown is a secret: no cache keeps the page, not even that of the way back. */
  readonly isSecret?: boolean;
}

/** What a form leads to: an answer in its place, or another address. */
export type Submitted =
  | { readonly status: 'shown'; readonly view: RenderedView }
  | { readonly status: 'moved'; readonly to: ViewUrl };

export type IslandName =
  | 'verify-file'
  | 'lever-sliders'
  | 'scrubber'
  | 'live-banner'
  | 'ask-stream'
  /** Of every page. */
  | 'keyboard'
  | 'documentation'
  /** No island, but what one loads: the assessment, for browsers. */
  | 'recompute-snapshot';

/** A view of the console: where it lives and how it is made. */
export interface View {
  readonly id: ViewUrl['view'];
  readonly render: (viewing: Viewing) => Promise<RenderedView>;
  /** What its form does; absent where it has none that is sent by POST. */
  readonly submit?: (viewing: Viewing, form: URLSearchParams) => Promise<Submitted>;
}
