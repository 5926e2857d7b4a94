/** How the texts of a body are written, by its content type. */
export interface BodyEncoding {
  /** Finds the texts of a body, each with what opens and closes it. */
  readonly texts: RegExp;
  /** Characters before the first of a text. */
  readonly opening: string;
  /** A value within a text. */
  escape(value: string): string;
  /** What a receiver reads of a text. */
  read(text: string): string;
  /** Whether a text of this encoding is a message, whatever it says; else one of several words is. */
  readonly isMessage: boolean;
}

const json: BodyEncoding = {
  texts: /"(?:[^"\\]|\\.)*"/gs,
  opening: '"',
  escape: (value) => JSON.stringify(value).slice(1, -1),
  read: (text) => String(JSON.parse(text)),
  isMessage: false,
};

const form: BodyEncoding = {
  texts: /[^&=]+/g,
  opening: '',
  escape: (value) => new URLSearchParams({ value }).toString().slice('value='.length),
  read: (text) => new URLSearchParams(`value=${text}`).get('value') ?? '',
  isMessage: false,
};

const plain: BodyEncoding = {
  texts: /^.+$/gs,
  opening: '',
  escape: (value) => withoutControls(value),
  read: (text) => text,
  isMessage: true,
};

/** Control characters are removed; those that are white space become a space. */
export const withoutControls = (text: string): string =>
  text.replace(/[\t-\r\u2028\u2029]+/g, ' ').replace(/\p{Cc}/gu, '');

/** @param contentType value of the header, such as `application/json; charset=utf-8` */
export function bodyEncoding(contentType: string): BodyEncoding {
  const type = contentType.replace(/;.*/s, '').trim().toLowerCase();
  if (/^application\/(?:[^/]+\+)?json$/.test(type)) return json;
  return type === 'application/x-www-form-urlencoded' ? form : plain;
}
