import { SaxesParser } from 'saxes';

/** An element with what it holds; attributes are left out. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  /** Its own character data and that of CDATA sections, trimmed. */
  readonly text: string;
}

/** No document we read is deeper than eight. */
const DEEPEST = 50;

/**
 * Reads a small document whole, without throwing. One with a document type is no document here: it could declare
 * entities that grow when they are read.
 */
export function parseXml(
  bytes: Uint8Array,
): { readonly status: 'xml'; readonly root: XmlElement } | { readonly status: 'not_xml' } {
  const parser = new SaxesParser();
  const open: { name: string; children: XmlElement[]; text: string }[] = [];
  let root: XmlElement | undefined;
  let isRejected = false;
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('error', () => {
    isRejected = true;
  });
  parser.on('doctype', () => {
    isRejected = true;
  });
  parser.on('opentag', ({ name }) => {
    if (open.length >= DEEPEST) isRejected = true;
    else open.push({ name, children: [], text: '' });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const element = { ...closed, text: closed.text.trim() };
    const parent = open.at(-1);
    if (parent === undefined) root ??= element;
    else parent.children.push(element);
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  return isRejected || root === undefined ? { status: 'not_xml' } : { status: 'xml', root };
}

export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** Text of the first child of that name; undefined when there is none or it is empty. */
export function childText(element: XmlElement, name: string): string | undefined {
  const text = childOf(element, name)?.text;
  return text === '' ? undefined : text;
}
