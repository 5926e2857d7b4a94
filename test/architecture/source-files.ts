import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** One import of a source file, read from its text. */
export interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
  /** The imported file below src/, with forward slashes; absent for a package. */
  readonly target?: string;
}

export interface SourceFile {
  /** Below src/, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const ROOT = 'src';

/** Every TypeScript file below src/, or every file of some form below other folders. */
export function sourceFiles(folders: readonly string[] = [ROOT], form = /\.tsx?$/): readonly SourceFile[] {
  return folders
    .flatMap(walk)
    .filter((path) => form.test(path))
    .map((path) => read(path));
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

function read(path: string): SourceFile {
  return sourceFile(slashes(relative(ROOT, path)), readFileSync(path, 'utf8'));
}

/** A file from its text. @param path below src/, with forward slashes */
export function sourceFile(path: string, text: string): SourceFile {
  return { path, text, imports: importsOf(join(ROOT, path), withoutComments(text)) };
}

/** `import … from`, `export … from`, bare `import '…'` and `import('…')`. */
function importsOf(path: string, text: string): readonly Import[] {
  const found: Import[] = [];
  for (const match of text.matchAll(/(?:^|\n)\s*(import|export)\s+(type\s+)?([^;'"`]*?)\s*from\s*['"]([^'"]+)['"]/g)) {
    const [, , type, names = '', specifier = ''] = match;
    found.push(entry(path, specifier, type !== undefined || onlyTypes(names)));
  }
  for (const match of text.matchAll(/(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g))
    found.push(entry(path, match[1] ?? '', false));
  for (const match of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push(entry(path, match[1] ?? '', false));
  return found;
}

/** `{ type A, type B }` brings no value. */
function onlyTypes(names: string): boolean {
  const braces = /^\{([\s\S]*)\}$/.exec(names.trim());
  const parts =
    braces?.[1]
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  return parts.length > 0 && parts.every((part) => part.startsWith('type '));
}

function entry(path: string, specifier: string, isTypeOnly: boolean): Import {
  if (!specifier.startsWith('.')) return { specifier, isTypeOnly };
  const target = slashes(relative(ROOT, normalize(join(dirname(path), specifier))));
  return { specifier, isTypeOnly, target };
}

/** Comments hold words that are no code; strings are left alone. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/[^\n]*/g, '$1');
}

const slashes = (path: string): string => path.split(sep).join('/');
