import { MAX_QUESTION, type ViewUrl, viewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import { originalBlock } from '../../words/original.ts';

/** The built-in frameworks of the service. */
export const FRAMEWORKS = [
  'ach',
  'key-assumptions',
  'pmesii-pt',
  'dime',
  'scenario-cone',
  'red-team',
  'pre-mortem',
  'indicators-warnings',
] as const;

/** What a form holds. */
export interface Draft {
  readonly question: string;
  readonly where?: string;
  readonly framework?: (typeof FRAMEWORKS)[number];
  /** Of a follow-up. */
  readonly conversationId?: string;
  /** Why it was not sent. */
  readonly problem?: string;
}

export interface Quota {
  readonly limit?: number;
  readonly remaining?: number;
}

interface Props {
  readonly draft: Draft;
  readonly url: ViewUrl;
  readonly token: string | undefined;
  readonly words: Words;
}

/** The question and what it may be read with; works without a script. */
export function AskForm({ draft, url, token, words: { askView: words, language } }: Props) {
  const isFollowUp = draft.conversationId !== undefined;
  return (
    <form
      method="post"
      action={viewUrl(url)}
      class="ask"
      data-streams={token === undefined ? undefined : ''}
      data-at={url.at}
    >
      {draft.problem !== undefined && (
        <p role="alert">
          <strong>{draft.problem}</strong>
        </p>
      )}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {isFollowUp && <input type="hidden" name="conversation" value={draft.conversationId} />}
      <label for="q">{isFollowUp ? words.followUp : words.question}</label>
      <textarea id="q" name="q" dir="auto" rows={3} maxLength={MAX_QUESTION} required aria-describedby="q-hint">
        {draft.question}
      </textarea>
      <p id="q-hint" class="quiet">
        {isFollowUp ? words.followUpHint : words.questionHint}
      </p>
      <div class="fields">
        <p>
          <label for="where">{words.where}</label>
          <input id="where" name="where" maxLength={2_000} value={draft.where ?? ''} placeholder={words.whereHint} />
        </p>
        <p>
          <label for="framework">{words.framework}</label>
          <select id="framework" name="framework">
            <option value="">{words.noFramework}</option>
            {FRAMEWORKS.map((framework) => (
              <option key={framework} value={framework} selected={framework === draft.framework}>
                {words.frameworks[framework]}
              </option>
            ))}
          </select>
        </p>
      </div>
      <button type="submit" class="primary">
        {words.send}
      </button>
      {token !== undefined && (
        <>
          <button type="button" class="stop" hidden>
            {words.stop}
          </button>
          <output aria-live="polite" {...originalBlock({ language })} />
          {(['working', 'stopped', 'broken'] as const).map((name) => (
            <template key={name} data-name={name} data-text={words[name]} />
          ))}
        </>
      )}
    </form>
  );
}
