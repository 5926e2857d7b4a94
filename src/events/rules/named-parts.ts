import type { SyntaxNode } from '../../projection/syntax-tree.ts';

/** Members of a document that expressions name, and members of those; `whole` where they may read anything of it. */
export type NamedParts = ReadonlyMap<string, 'whole' | ReadonlySet<string>> | 'whole';

/** Which parts of the document that they are applied to some expressions can read: of all others they give the same without. */
export function namedParts(nodes: readonly SyntaxNode[]): NamedParts {
  const parts = new Map<string, 'whole' | Set<string>>();
  for (const node of nodes) if (!addNamed(node, parts)) return 'whole';
  return parts;
}

type Parts = Map<string, 'whole' | Set<string>>;

/** What follows a part of the document reads of that part alone. @returns false where the node can read the whole document */
function addNamed(node: SyntaxNode, parts: Parts): boolean {
  const add = (...nodes: readonly SyntaxNode[]): boolean => nodes.every((one) => addNamed(one, parts));
  switch (node.kind) {
    case 'current':
      return false;
    case 'literal':
    case 'index':
    case 'slice':
      return true;
    case 'field':
      parts.set(node.name, 'whole');
      return true;
    case 'chain':
      if (node.left.kind !== 'field' || node.right.kind !== 'field') return add(node.left);
      addMember(node.left.name, node.right.name, parts);
      return true;
    case 'items':
    case 'values':
    case 'filter':
    case 'flatten':
      return add(node.left);
    case 'and':
      return addTruth(node.left, parts) && add(node.right);
    case 'or':
    case 'compare':
      return add(node.left, node.right);
    case 'not':
      return addTruth(node.of, parts);
    case 'list':
      return add(...node.items);
    case 'object':
      return add(...node.members.map(([, value]) => value));
    case 'call':
      return add(...node.inputs.filter(({ isReference }) => !isReference).map((input) => input.node));
  }
}

/** Of a part that is only asked whether it is there no member is read. */
function addTruth(node: SyntaxNode, parts: Parts): boolean {
  if (node.kind !== 'field') return addNamed(node, parts);
  if (!parts.has(node.name)) parts.set(node.name, new Set());
  return true;
}

function addMember(part: string, member: string, parts: Parts): void {
  const named = parts.get(part) ?? new Set();
  if (named !== 'whole') parts.set(part, named.add(member));
}
