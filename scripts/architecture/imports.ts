import { parseSync, Visitor, type ESTree } from 'vite';
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

type Found = Omit<Import, 'line'> & { start: number };
type Path = Omit<Found, 'reach'>;

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
  const add = (reach: Reach, ...paths: Path[]) =>
    void found.push(...paths.map((item) => ({ ...item, reach })));
  const addStatic = (source: ESTree.StringLiteral, kind?: 'type' | 'value') =>
    add(kind === 'type' ? 'type' : 'static', getPath(source));
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => addStatic(source, importKind),
    ExportAllDeclaration: ({ source, exportKind }) => addStatic(source, exportKind),
    ExportNamedDeclaration: ({ source, exportKind }) => source && addStatic(source, exportKind),
    TSImportType: ({ source }) => add('type', getPath(source)),
    ImportExpression: ({ source }) => add('dynamic', getPath(source)),
    CallExpression: (node) => isGlob(node) && add('dynamic', ...globPaths(node)),
    NewExpression: (node) => isModuleUrl(node) && add('dynamic', getPath(node.arguments[0])),
  }).visit(program);
  return found;
}

/** A literal is used in full, a template up to its first expression. */
function getPath(node: ESTree.Node | null | undefined): Path {
  if (isText(node)) {
    return { specifier: node.value, start: node.start, isPattern: node.value.includes('*') };
  }
  const first = node?.type === 'TemplateLiteral' ? node.quasis[0]?.value.cooked : '';
  return { specifier: first || undefined, start: node?.start ?? 0, isPattern: true };
}

/** `import.meta.glob(pattern)` or `import.meta.glob([pattern, '!pattern'])`. */
function globPaths({ arguments: [first] }: ESTree.CallExpression): Path[] {
  const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
  return patterns
    .map(getPath)
    .filter(({ specifier }) => !specifier?.startsWith('!'))
    .map((path) => ({ ...path, isPattern: true }));
}

function isGlob({ callee }: ESTree.CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob'
  );
}

/** `new URL('./file.ts', import.meta.url)`: the path of workers and assets. */
function isModuleUrl({ callee, arguments: [path, base] }: ESTree.NewExpression): boolean {
  return (
    callee.type === 'Identifier' &&
    callee.name === 'URL' &&
    isText(path) &&
    path.value.startsWith('.') &&
    base?.type === 'MemberExpression' &&
    base.object.type === 'MetaProperty'
  );
}

const isText = (node: ESTree.Node | null | undefined): node is ESTree.StringLiteral =>
  node?.type === 'Literal' && typeof node.value === 'string';

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

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
