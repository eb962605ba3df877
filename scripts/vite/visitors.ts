import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = 'virtual:visitors';
const id = `\0${name}`;

/**
 * The path of a page outside every tenant; null for other routes. `text` is the content of the
 * route file.
 */
export function visitorsPath(text: string): string | null {
  const [, path = ''] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
  return path.startsWith('/') && !path.startsWith('/_tenant') ? path : null;
}

/**
 * `virtual:visitors`: the route tree without the pages of a tenant, which no one may open before
 * sign-in. Loading `routeTree.gen.ts` adds these to the same root.
 */
export function visitors(): Plugin {
  return {
    name: 'atrium-visitors',
    resolveId: (source) => (source === name ? id : null),
    load(source) {
      if (source !== id) return null;
      const files = globSync('src/routes/*.tsx', { cwd: root }).toSorted();
      for (const file of files) this.addWatchFile(`${root}${file}`);
      const found = files.flatMap((file) => {
        const path = visitorsPath(readFileSync(`${root}${file}`, 'utf8'));
        return path === null ? [] : [{ file, path }];
      });
      const imported = ({ file }: { file: string }, index: number) =>
        `import { Route as page${index} } from ${JSON.stringify(`${root}${file}`)};`;
      return [
        `import { Route as root } from ${JSON.stringify(`${root}src/routes/__root.tsx`)};`,
        ...found.map(imported),
        'const at = (path, page) => page.update({ id: path, path, getParentRoute: () => root });',
        'export const visitors = root.addChildren([',
        ...found.map(({ path }, index) => `  at(${JSON.stringify(path)}, page${index}),`),
        ']);',
      ].join('\n');
    },
  };
}
