import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A file that only re-exports, under the names of a module, the content of another file. */
export interface Facade {
  /** The file with the content, e.g. `assets/session-1a2b3c4d.js`. */
  real: string;
  /** The names in the module, and the names that the other file gives them. */
  names: readonly (readonly [own: string, given: string])[];
}

/** A re-export, and nothing else except imports that the other file has as well. */
const facade = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/** Parses the re-exports of a file; null if the file does more than that. */
export function parseFacade(code: string): Facade | null {
  const [, names, file] = facade.exec(code) ?? [];
  if (names === undefined || file === undefined) return null;
  const pairs = names.split(',').map((each) => {
    const [given = '', own = given] = each.split(' as ');
    return [own, given] as const;
  });
  return { real: `assets/${file}`, names: pairs };
}

/** The code with every reference to a facade replaced by the file behind it. */
export function withoutFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code
    .replaceAll(/import\([`"']\.\/([^`"']+)[`"']\)/g, (call, file: string) => {
      const found = facades.get(`assets/${file}`);
      if (!found) return call;
      const names = found.names.map(([own, given]) => `${own}:e.${given}`).join();
      return `import("./${found.real.slice('assets/'.length)}").then(e=>({${names}}))`;
    })
    .replaceAll(/"(assets\/[^"]+\.js)"/g, (text, file: string) => {
      const found = facades.get(file); // in a list of preloaded files
      return found ? `"${found.real}"` : text;
    });
}

/**
 * Removes files that only re-export another file. The bundler writes one for each module of a group
 * that `import()` loads, and a browser would fetch it before the group.
 */
export function noFacades(): Plugin {
  return {
    name: 'atrium-no-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post', // after the preload lists, the manifest and the pages are written
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

/** The preloads of a page, without the facades. */
const pageWithout = (html: string, facades: ReadonlyMap<string, Facade>): string =>
  html.replaceAll(
    /^\s*<link rel="modulepreload"[^>]* href="\/([^"]+)">\n/gm,
    (line, file: string) => (facades.has(file) ? '' : line),
  );

/** Maps a module behind a facade to the file that contains it. */
function manifestWithout(source: string, facades: ReadonlyMap<string, Facade>): string {
  const manifest: Record<string, { file: string }> = JSON.parse(source);
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const entries = Object.entries(manifest).map(([key, chunk]) => {
    const real = facades.get(chunk.file)?.real;
    return [key, real === undefined ? chunk : { ...byFile.get(real), ...chunk, file: real }];
  });
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
