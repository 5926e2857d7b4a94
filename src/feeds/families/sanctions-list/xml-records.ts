import { SaxesParser } from 'saxes';

/** One element of a record, whole. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, children left out, trimmed. */
  readonly text: string;
}

export interface XmlShape {
  /** Name of the document's element. */
  readonly root: string;
  /** Names of the elements that are handed over whole. */
  readonly records: ReadonlySet<string>;
}

export type XmlOutcome =
  | {
      readonly status: 'read';
      readonly attributes: Readonly<Record<string, string>>;
      /** Texts of elements outside of records, such as the date of the document; the last one of a name. */
      readonly header: Readonly<Record<string, string>>;
    }
  | { readonly status: 'unreadable'; readonly reason: string };

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Bytes handed to the parser per call: a fault ends the reading there. */
const CHUNK_BYTES = 256 * 1024;
/** The deepest list we read nests seven elements. */
const MAX_DEPTH = 24;
/** Statements of reasons run to some thousand characters; the rest is cut. */
const MAX_TEXT = 20_000;

/**
 * Walks an XML document of records, one in memory at a time. A document type, an undeclared entity, another root or an
 * early end make it unreadable; entities are never expanded.
 */
export function readXmlRecords(bytes: Uint8Array, shape: XmlShape, onRecord: (record: XmlElement) => void): XmlOutcome {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const open: OpenElement[] = [];
  const header: Record<string, string> = {};
  let attributes: Readonly<Record<string, string>> | undefined;
  let fault: string | undefined;
  let recordDepth: number | undefined;
  const fail = (reason: string): void => {
    fault ??= reason;
  };
  const append = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined && element.text.length < MAX_TEXT) element.text += text;
  };
  parser.on('error', () => fail('not well-formed XML'));
  parser.on('doctype', () => fail('a document type'));
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('opentag', (tag) => {
    if (open.length === 0) {
      attributes = tag.attributes;
      if (tag.name !== shape.root) fail(`no ${shape.root}`);
    }
    if (open.length === MAX_DEPTH) fail('too deep');
    open.push({ name: tag.name, attributes: tag.attributes, children: [], text: '' });
    if (recordDepth === undefined && shape.records.has(tag.name)) recordDepth = open.length;
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined || fault !== undefined) return;
    const element: XmlElement = { ...closed, text: closed.text.trim().slice(0, MAX_TEXT) };
    if (recordDepth === undefined) {
      if (element.text !== '') header[element.name] = element.text;
    } else if (open.length === recordDepth - 1) {
      recordDepth = undefined;
      onRecord(element);
    } else open.at(-1)?.children.push(element);
  });
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.byteLength && fault === undefined; at += CHUNK_BYTES) {
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }));
  }
  if (fault === undefined) parser.close();
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  return attributes === undefined ? { status: 'unreadable', reason: 'no XML' } : { status: 'read', attributes, header };
}

/** Text of the first child of a name; undefined where it is absent or empty. */
export function childText(element: XmlElement, name: string): string | undefined {
  const text = element.children.find((child) => child.name === name)?.text;
  return text === '' ? undefined : text;
}

/** Every element of a name below one, at any depth, in document order. */
export function descendants(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);
}
