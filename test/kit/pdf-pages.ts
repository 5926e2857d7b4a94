import { inflateSync } from 'node:zlib';

/** The width and height of every page of a PDF that Chromium printed, points. */
export function pdfPages(pdf: Buffer): readonly (readonly [width: number, height: number])[] {
  const text = withStreams(pdf);
  return [...text.matchAll(/\/Type\s*\/Page\b(?!s)[\s\S]*?\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)] as const,
  );
}

/** Objects may be packed in compressed streams. */
function withStreams(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  );
  return [text, ...packed].join('\n');
}
