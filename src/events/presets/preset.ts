import type { TemplateMethod } from '../../contract/alert/template.ts';

/** The request that a service takes, in the language of templates; URL and further headers are the caller's. */
export interface Preset {
  readonly method: TemplateMethod;
  /** Follows the path of the URL. */
  readonly path?: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the URL must be like for the service to take the request. */
  readonly accepts: (url: URL) => boolean;
  /** The same in words that follow `must be`. */
  readonly urlForm: string;
  /** A header without which the service refuses every request, in lower case. */
  readonly requiredHeader?: string;
}
