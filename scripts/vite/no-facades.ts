import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A file that only hands on, under the names of a module, what another file holds. */
export interface Facade {
  /** The file that holds it, such as `assets/session-1a2b3c4d.js`. */
  real: string;
  /** The module's own names, and those that the other file gives them. */
  names: readonly (readonly [own: string, given: string])[];
}

/** A re-export, and nothing else but what the other file imports as well. */
const facade = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/** What a file hands on; null for one that does more than that. */
export function parseFacade(code: string): Facade | null {
  const [, names, file] = facade.exec(code) ?? [];
  if (names === undefined || file === undefined) return null;
  const pairs = names.split(',').map((each) => {
    const [given = '', own = given] = each.split(' as ');
    return [own, given] as const;
  });
  return { real: `assets/${file}`, names: pairs };
}

/** The code with all that leads to a facade leading to the file behind it. */
export function withoutFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code
    .replaceAll(/import\([`"']\.\/([^`"']+)[`"']\)/g, (call, file: string) => {
      const found = facades.get(`assets/${file}`);
      if (!found) return call;
      const names = found.names.map(([own, given]) => `${own}:e.${given}`).join();
      return `import("./${found.real.slice('assets/'.length)}").then(e=>({${names}}))`;
    })
    .replaceAll(/"(assets\/[^"]+\.js)"/g, (text, file: string) => {
      const found = facades.get(file); // in a list of what is loaded along
      return found ? `"${found.real}"` : text;
    });
}

/**
 * Leaves out the files that do nothing but hand on what another one holds: the bundler writes one for
 * each module that is loaded by `import()` out of a group, and a browser fetches it before the group.
 */
export function noFacades(): Plugin {
  return {
    name: 'atrium-no-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post', // after the lists of what is loaded along, the manifest and the pages are written
      handler(_options, bundle) {
        const facades = facadesIn(bundle);
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = withoutFacades(output.code, facades);
          else if (output.fileName.endsWith('.html')) {
            output.source = pageWithout(String(output.source), facades);
          } else if (output.fileName === manifestFile) {
            output.source = manifestWithout(String(output.source), facades);
          }
        }
        for (const file of facades.keys()) delete bundle[file];
      },
    },
  };
}

const manifestFile = '.vite/manifest.json';

function facadesIn(bundle: Bundle): Map<string, Facade> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map(
    chunks.flatMap(({ fileName, code, isDynamicEntry }) => {
      const found = isDynamicEntry ? parseFacade(code) : null;
      return found ? [[fileName, found]] : [];
    }),
  );
}

/** What a page preloads, without the facades. */
const pageWithout = (html: string, facades: ReadonlyMap<string, Facade>): string =>
  html.replaceAll(
    /^\s*<link rel="modulepreload"[^>]* href="\/([^"]+)">\n/gm,
    (line, file: string) => (facades.has(file) ? '' : line),
  );

/** A module that stood behind a facade is in the file that holds it. */
function manifestWithout(source: string, facades: ReadonlyMap<string, Facade>): string {
  const manifest: Record<string, { file: string }> = JSON.parse(source);
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const entries = Object.entries(manifest).map(([key, chunk]) => {
    const real = facades.get(chunk.file)?.real;
    return [key, real === undefined ? chunk : { ...byFile.get(real), ...chunk, file: real }];
  });
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
