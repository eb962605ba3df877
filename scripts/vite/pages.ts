import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pagesIn } from '../sizes/pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = 'virtual:pages';
const id = `\0${name}`;

/** The route whose frame is around every page of a tenant. */
const frame = 'src/routes/_tenant.tsx';

/** An address, the page that is there, and what a person sees there first. */
interface AddressedPage {
  /** Regular expression for the path below the app's own. */
  path: string;
  /** The page's file, from the root. */
  file: string;
  texts: string[];
  reads: string[];
  /** Whether the frame of a tenant is around it. */
  isFramed: boolean;
}

/** The page of a route; null for a route without one of its own. `path` is the file's, from the root. */
export function addressedPage(path: string, text: string): AddressedPage | null {
  const [, route] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
  const [page] = pagesIn(path, text);
  if (route === undefined || !page || route.endsWith('$')) return null;
  return {
    path: `^${route.replace('/_tenant', '').replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`,
    file: page.file,
    texts: page.texts,
    reads: listIn(text, /(?:reads|calls): \[([^\]]*)\]/),
    isFramed: route.startsWith('/_tenant/'),
  };
}

/** The quoted words of a list in a file. */
const listIn = (text: string, list: RegExp): string[] =>
  [...(list.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

const withTexts = (page: AddressedPage, texts: readonly string[]): AddressedPage => ({
  ...page,
  texts: [...new Set([...texts, ...page.texts])],
});

/**
 * `virtual:pages`: for each address its page, for whoever needs it before the router is there. It is
 * read from the routes, which stay the only place that says so.
 */
export function pages(): Plugin {
  return {
    name: 'atrium-pages',
    resolveId: (source) => (source === name ? id : null),
    load(source) {
      if (source !== id) return null;
      const files = globSync('src/routes/**/*.tsx', { cwd: root }).toSorted();
      const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8');
      for (const file of files) this.addWatchFile(`${root}${file}`);
      const framed = listIn(textOf(frame), /page\(\s*\{\},\s*\[([^\]]*)\]/);
      const found = files
        .flatMap((file) => addressedPage(file, textOf(file)) ?? [])
        .map((page) => (page.isFramed ? withTexts(page, framed) : page));
      const rows = found.map(
        ({ path, file, texts, reads }) =>
          `[/${path.replaceAll('/', '\\/')}/, ${JSON.stringify(texts)}, ${JSON.stringify(reads)}, ` +
          `() => import(${JSON.stringify(`${root}${file}`)})]`,
      );
      return `export const pages = [\n${rows.join(',\n')}\n];`;
    },
  };
}
