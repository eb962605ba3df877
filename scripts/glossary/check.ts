import { parseSync } from 'vite';

/** The input of `checkWords`: `path` from the project's root, and the full text of the file. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Vocabulary {
  denied: ReadonlySet<string>;
  /** Full names that stay: those of the contract, of the platform and of libraries. */
  allowed: ReadonlySet<string>;
}

/** The words in backticks of the first column of the glossary's table. */
export function readDeniedWords(glossary: string): Set<string> {
  const cells = glossary.matchAll(/^\| ([^|]+)\|/gm);
  return new Set(
    [...cells].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
    ),
  );
}

/** The words of a name in lower case: three each in `resendRequestMachine` and `resend-request.machine`. */
const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/**
 * One line for each denied word in a file name, a declared name or a catalog key, and for each
 * function whose name ends in `Of`. Throws when a script cannot be parsed.
 */
export function checkWords({ path, text }: SourceFile, { denied, allowed }: Vocabulary): string[] {
  const names = path.endsWith('.json') ? Object.keys(JSON.parse(text)) : readNames(path, text);
  const fileName = path.split('/').at(-1) ?? path;
  return [...new Set([fileName, ...names])].flatMap((name) => {
    if (allowed.has(name)) return [];
    // "fault" is the established term in mutation testing ("fault injection").
    const found = splitName(name).filter(
      (word, index, words) => denied.has(word) && !words[index - 1]?.startsWith('inject'),
    );
    if (/[a-z\d]Of$/.test(name)) found.push('…Of');
    return found.map(
      (word) =>
        `${path}: "${name}" contains the denied word "${word}"; choose another from docs/glossary.md`,
    );
  });
}

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function readNames(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const names: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (
      (value.type === 'Identifier' || value.type === 'PrivateIdentifier') &&
      typeof value['name'] === 'string'
    ) {
      names.push(value['name']);
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return names;
}
