import { pathOf, type ViewUrl, viewUrl } from './view-url.ts';

/** Other forms of a page: the same content for programs and documents. */
export const TWIN_FORMATS = ['json', 'csv', 'svg', 'md'] as const;

export type TwinFormat = (typeof TWIN_FORMATS)[number];

/**
 * The page that a path is of, and the form that its ending names. The world, whose path is `/`, is `world` here.
 * @returns `format` undefined for the page itself
 */
export function withoutEnding(path: string): { readonly path: string; readonly format: TwinFormat | undefined } {
  const [, page, ending] = /^(\/[^.]+)\.([a-z]+)$/.exec(path) ?? [];
  const format = TWIN_FORMATS.find((one) => one === ending);
  if (page === undefined || format === undefined) return { path, format: undefined };
  return { path: page === '/world' ? '/' : page, format };
}

/** The address of a view in another form. */
export function twinUrl(url: ViewUrl, format: TwinFormat): string {
  const [, query] = /^[^?]*(\?.*)?$/s.exec(viewUrl(url)) ?? [];
  const path = pathOf(url);
  return `${path === '/' ? '/world' : path}.${format}${query ?? ''}`;
}
