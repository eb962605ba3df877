import { parseSync } from 'vite';
import type { Reach } from './table.ts';

/** One import as written. `line` is 1-based. */
export interface Import {
  /** The import path, or its fixed start; undefined if it is computed. */
  specifier: string | undefined;
  reach: Reach;
  line: number;
  /** The path is only a prefix or a pattern, so it need not be a file. */
  isPattern: boolean;
}

type Node = Record<string, unknown> & { type: string; start: number };
type Found = Omit<Import, 'line'> & { start: number };

/**
 * Every import of a source file: import and export-from, import(), import types, Vite's
 * import.meta.glob, and new URL(path, import.meta.url); in style sheets @import and composes.
 * Throws when a script cannot be parsed.
 */
export function readImports(path: string, text: string): Import[] {
  const found = path.endsWith('.css') ? readStyles(text) : readScript(path, text);
  return found.map(({ start, ...rest }) => ({ ...rest, line: lineAt(text, start) }));
}

function readScript(path: string, text: string): Found[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: Found[] = [];
  interaction(program, (node) => found.push(...listImports(node)));
  return found;
}

function listImports(node: Node): Found[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      if (!isNode(node['source'])) return [];
      const isType = node['importKind'] === 'type' || node['exportKind'] === 'type';
      return [{ ...getPath(node['source']), reach: isType ? 'type' : 'static' }];
    }
    case 'TSImportType':
      return [{ ...getPath(node['source']), reach: 'type' }];
    case 'ImportExpression':
      return [{ ...getPath(node['source']), reach: 'dynamic' }];
    case 'CallExpression':
      return isGlob(node['callee']) ? globPaths(node).map(dynamic) : [];
    case 'NewExpression':
      return isModuleUrl(node) ? [dynamic(getPath(getArguments(node)[0]))] : [];
    default:
      return [];
  }
}

const dynamic = (path: Omit<Found, 'reach'>): Found => ({ ...path, reach: 'dynamic' });

/** A literal is used in full, a template up to its first expression. */
function getPath(node: unknown): Omit<Found, 'reach'> {
  if (!isNode(node)) return { specifier: undefined, start: 0, isPattern: true };
  const { start, value } = node;
  if (typeof value === 'string') return { specifier: value, start, isPattern: value.includes('*') };
  if (node.type !== 'TemplateLiteral') return { specifier: undefined, start, isPattern: true };
  const [head] = [node['quasis']].flat();
  const cooked = isNode(head) && isRecord(head['value']) ? head['value']['cooked'] : undefined;
  return {
    specifier: typeof cooked === 'string' && cooked ? cooked : undefined,
    start,
    isPattern: true,
  };
}

/** `import.meta.glob(pattern)` or `import.meta.glob([pattern, '!pattern'])`. */
function globPaths(call: Node): Omit<Found, 'reach'>[] {
  const [first] = getArguments(call);
  const patterns = isNode(first) && first.type === 'ArrayExpression' ? first['elements'] : first;
  return [patterns]
    .flat()
    .map(getPath)
    .filter(({ specifier }) => !specifier?.startsWith('!'))
    .map((path) => ({ ...path, isPattern: true }));
}

function isGlob(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return (
    isNode(object) &&
    object.type === 'MetaProperty' &&
    isNode(property) &&
    property['name'] === 'glob'
  );
}

/** `new URL('./file.ts', import.meta.url)`: the path of workers and assets. */
function isModuleUrl(node: Node): boolean {
  const [path, base] = getArguments(node);
  if (!isNode(node['callee']) || node['callee']['name'] !== 'URL') return false;
  const isFixed =
    isNode(path) && typeof path['value'] === 'string' && path['value'].startsWith('.');
  return (
    isFixed && isNode(base) && isNode(base['object']) && base['object'].type === 'MetaProperty'
  );
}

function getArguments(node: Node): unknown[] {
  return Array.isArray(node['arguments']) ? node['arguments'] : [];
}

function readStyles(text: string): Found[] {
  const withoutComments = text.replace(/\/\*[^]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  const pattern = /@import\s+(?:url\()?\s*['"]([^'"]+)|\bcomposes:[^;]*?\bfrom\s+['"]([^'"]+)/g;
  return [...withoutComments.matchAll(pattern)].map((match) => ({
    specifier: match[1] ?? match[2],
    start: match.index,
    reach: 'static',
    isPattern: false,
  }));
}

function interaction(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) interaction(item, visit);
  } else if (isRecord(value)) {
    if (isNode(value)) visit(value);
    for (const child of Object.values(value)) interaction(child, visit);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['start'] === 'number';
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
