import type { ComponentChildren } from 'preact';
import type { Inputs } from '../../../../clients/typescript/client.ts';
import { type ViewUrl, viewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';

/** Every plan that the service knows. */
const PLANS: Readonly<Record<Inputs['createKey']['planKey'], true>> = {
  free: true,
  pro_monthly: true,
  pro_annual: true,
  api_starter: true,
  api_starter_annual: true,
  api_business: true,
  api_business_annual: true,
  enterprise: true,
};

interface Props {
  readonly token: string | undefined;
  readonly url: ViewUrl;
  readonly words: Words;
}

/** A form of this page: what it carries comes from this page alone. */
export function PageForm({ token, url, children }: Omit<Props, 'words'> & { readonly children: ComponentChildren }) {
  return (
    <form method="post" action={viewUrl(url)} class="ask">
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {children}
    </form>
  );
}

/** An id is typed, so that no slip of a pointer revokes a key. */
export function RevokeForm({ token, url, words: { keysView: words } }: Props) {
  return (
    <PageForm token={token} url={url}>
      <h3>{words.revoke}</h3>
      <p>
        <label for="revoke">{words.revokeId}</label>{' '}
        <input id="revoke" name="revoke" required maxLength={100} size={12} autocomplete="off" spellcheck={false} />{' '}
        <button type="submit">{words.revokeButton}</button>
      </p>
    </PageForm>
  );
}

export function CreateForm({ token, url, words: { keysView: words } }: Props) {
  return (
    <PageForm token={token} url={url}>
      <h3>{words.create}</h3>
      <div class="fields">
        <p>
          <label for="account">{words.account}</label>
          <input id="account" name="account" required maxLength={511} autocomplete="off" spellcheck={false} />
        </p>
        <p>
          <label for="plan">{words.plan}</label>
          <select id="plan" name="plan">
            {Object.keys(PLANS).map((planKey) => (
              <option key={planKey} value={planKey}>
                {planKey}
              </option>
            ))}
          </select>
        </p>
      </div>
      <p>
        <input id="operator" name="operator" type="checkbox" /> <label for="operator">{words.asOperator}</label>
      </p>
      <button type="submit" class="primary">
        {words.createButton}
      </button>
    </PageForm>
  );
}
