/** Comments and declarations stand before the page itself. */
const HEAD_BYTES = 1_024;

/** Whether a body is a web page, whatever its media type says: a challenge, a log-in or an error of a proxy. */
export function isHtmlPage(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/is.test(
    head,
  );
}
