import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { operations, type Area } from '../../openapi/generated/operations.ts';
import { pagesIn } from '../sizes/pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = 'virtual:pages';
const id = `\0${name}`;

/** The route that frames every page of a tenant. */
const frame = 'src/routes/_tenant.tsx';

/** An address, its page, and the first content of that page. */
interface AddressedPage {
  /** Regular expression for the path below the base path of the app. */
  path: string;
  /** The file of the page, from the root. */
  file: string;
  /** The access rule, as written in the route; `null` if the route uses a named constant. */
  rule: string;
  texts: string[];
  /** The areas of the contract that the page calls first. */
  areas: Area[];
  /** Paths of the calls that start before the page loads. */
  reads: string[];
  /** Whether the tenant frame is around the page. */
  isFramed: boolean;
}

/**
 * The page of a route; null for a route without a page. `path` is the path of the file, from the
 * root.
 */
export function addressedPage(path: string, text: string): AddressedPage | null {
  const [, route] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
  const [page] = pagesIn(path, text);
  if (route === undefined || !page || route.endsWith('$')) return null;
  return {
    path: `^${route.replace('/_tenant', '').replace(/\/$/, '').replaceAll(/\$\w+/g, '([^/]+)')}/?$`,
    file: page.file,
    rule: ruleIn(text),
    texts: page.texts,
    areas: listAreas(listIn(text, /(?:reads|calls): \[([^\]]*)\]/)),
    reads: listIn(text, /reads: \[([^\]]*)\]/),
    isFramed: route.startsWith('/_tenant/'),
  };
}

/** A rule is a string, or an object of strings; a named constant is known only to the route. */
const ruleIn = (text: string): string =>
  /page\(\s*('[\w.]+'|\{[^{}]*\}),/.exec(text)?.[1] ?? 'null';

/** A static address comes before one with an id parameter, as in the router. */
export const asRouted = <Page extends Pick<AddressedPage, 'path'>>(
  found: readonly Page[],
): Page[] => found.toSorted((a, b) => idsIn(a) - idsIn(b));

const idsIn = ({ path }: Pick<AddressedPage, 'path'>): number => path.split('(').length;

/** The quoted strings of a list in a file. */
const listIn = (text: string, list: RegExp): string[] =>
  [...(list.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/** The areas of calls, each given by its id or its path. */
const listAreas = (calls: readonly string[]): Area[] => {
  const found = Object.entries(operations).filter(
    ([called, { path }]) => calls.includes(called) || calls.includes(path),
  );
  return [...new Set(found.map(([, { area }]) => area))];
};

const withTexts = (page: AddressedPage, texts: readonly string[]): AddressedPage => ({
  ...page,
  texts: [...new Set([...texts, ...page.texts])],
});

/**
 * `virtual:pages`: the page of each address, for code that runs before the router is loaded. It is
 * generated from the routes, which stay the only source.
 */
export function pages(): Plugin {
  return {
    name: 'atrium-pages',
    resolveId: (source) => (source === name ? id : null),
    load(source) {
      if (source !== id) return null;
      const files = globSync('src/routes/**/*.tsx', { cwd: root }).toSorted();
      const readText = (file: string) => readFileSync(`${root}${file}`, 'utf8');
      for (const file of files) this.addWatchFile(`${root}${file}`);
      const framed = listIn(readText(frame), /page\(\s*\{\},\s*\[([^\]]*)\]/);
      const found = files
        .flatMap((file) => addressedPage(file, readText(file)) ?? [])
        .map((page) => (page.isFramed ? withTexts(page, framed) : page));
      const rows = asRouted(found).map(
        ({ path, file, rule, texts, areas, reads, isFramed }) =>
          `row(/${path.replaceAll('/', '\\/')}/, ${isFramed}, ${rule}, ${JSON.stringify(texts)}, ` +
          `${JSON.stringify(areas)}, ${JSON.stringify(reads)}, ` +
          `() => import(${JSON.stringify(`${root}${file}`)}))`,
      );
      return (
        'const row = (at, isOfTenant, rule, texts, areas, reads, load) => ' +
        '({ at, isOfTenant, rule, texts, areas, reads, load });\n' +
        `export const pages = [\n${rows.join(',\n')}\n];\n` +
        `export const whoIs = ${JSON.stringify([operations.getProfile.path, operations.getIsTeamLead.path])};`
      );
    },
  };
}
