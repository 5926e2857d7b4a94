/** An account that an operator names: of its keys. */
const OWN_FORM = /^[\w.@:-]{1,64}$/;
/** OpenID Connect Core §2: at most 255 ASCII characters; control characters have no place in a log. */
const SUBJECT_FORM = /^[\x20-\x7e]{1,255}$/;
/** Printable ASCII without `|`, so that the first `|` of an account id ends the issuer. */
const ISSUER_FORM = /^[!-{}~]{1,255}$/;

/** Whether a text can name an account: one of an operator's choice, or `<issuer>|<subject>` of an identity provider. */
export function isAccountId(text: string): boolean {
  const bar = text.indexOf('|');
  if (bar < 0) return OWN_FORM.test(text);
  return isTokenIssuer(text.slice(0, bar)) && isTokenSubject(text.slice(bar + 1));
}

/** Whether an issuer can stand in an account id. */
export const isTokenIssuer = (text: string): boolean => ISSUER_FORM.test(text);

/** Whether a subject can stand in an account id. */
export const isTokenSubject = (subject: unknown): subject is string =>
  typeof subject === 'string' && SUBJECT_FORM.test(subject);

/**
 * The account of a token's bearer. The issuer is part of it, so that no subject can be the account of a name that an
 * operator chose.
 */
export const tokenAccountId = (issuer: string, subject: string): string => `${issuer}|${subject}`;
