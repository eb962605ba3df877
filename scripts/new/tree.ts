import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createServer } from 'vite';
import { layOut, type Names, type Texts } from './lay-out.ts';

const folder = join(import.meta.dirname, 'area');

/** The template's files, without the extension that hides them from other tools. */
export const readTemplates = (): Texts =>
  new Map(
    globSync('**/*.txt', { cwd: folder }).map((path) => [
      withSlashes(path).slice(0, -'.txt'.length),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );

/** The files that an area adds to, with their text; other files only need a path. */
export function readTree(root: string): Texts {
  const patterns = ['openapi/**/*.yaml', '{machines,mocks,packages,src}/**/*.{ts,tsx,json}'];
  const isRead =
    /^(?:openapi\/(?:openapi|common\/privileges)\.yaml|src\/(?:page\/parameters\/addresses|app\/paths\.test)\.ts)$/;
  return new Map(
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
      .map(withSlashes)
      .map((path) => [path, isRead.test(path) ? readFileSync(join(root, path), 'utf8') : '']),
  );
}

/** Creates an area in a tree and regenerates the derived files. Returns their paths. */
export async function writeArea(root: string, names: Names): Promise<string[]> {
  const files = layOut(names, readTemplates(), readTree(root));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  run(root, 'oxfmt', ...files.keys());
  run(root, 'node', 'openapi/generate.mjs');
  run(root, 'node', 'scripts/registries.mjs');
  await writeRoutes(root);
  return [...files.keys()];
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

function run(root: string, command: string, ...args: string[]): void {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH };
  execFileSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A build plugin writes the route tree as soon as it starts. */
async function writeRoutes(root: string): Promise<void> {
  const optimizeDeps = { noDiscovery: true, include: [] };
  const configFile = join(root, 'vite.config.ts');
  const silent = { logLevel: 'silent', server: { middlewareMode: true } } as const;
  await (await createServer({ root, configFile, optimizeDeps, ...silent })).close();
}
