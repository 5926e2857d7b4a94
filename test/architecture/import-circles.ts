import type { SourceFile } from './source-files.ts';

/**
 * Groups of files that import each other in a circle, imports of types included (Tarjan's strongly connected components).
 * @returns each group's paths in order; empty where the imports have no circle
 */
export function importCircles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const targets = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => (target === undefined ? [] : [target]))]),
  );
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: (readonly string[])[] = [];

  const visit = (path: string): number => {
    const index = order.size;
    order.set(path, index);
    open.push(path);
    let low = index;
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === index) {
      const members = open.splice(open.indexOf(path));
      if (members.length > 1 || targets.get(path)?.includes(path)) circles.push(members.toSorted());
    }
    return low;
  };

  for (const { path } of files) if (!order.has(path)) visit(path);
  return circles.toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}
