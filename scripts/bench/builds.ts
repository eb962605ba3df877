import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { build, type Plugin } from 'vite';
import { openServer } from './measured-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of the measured builds and figures; ignored by git. */
export const benchFolder = join(root, '.bench');

/** A built page: its folder, and the source modules of each script by script path. */
export interface Built {
  folder: string;
  modules: Map<string, string[]>;
}

/** Builds the app for production. */
export async function buildApp(): Promise<Built> {
  const folder = join(benchFolder, 'app');
  const modules = new Map<string, string[]>();
  await build({
    root,
    logLevel: 'warn',
    plugins: [moduleTable(modules)],
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, modules };
}

const target = ['chrome123', 'firefox121', 'safari17.5'];

/** Builds the bare React and TanStack Router page that the landing page is compared with. */
export async function buildFloor(): Promise<Built> {
  const folder = join(benchFolder, 'floor');
  const modules = new Map<string, string[]>();
  await build({
    root: fileURLToPath(new URL('floor', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), moduleTable(modules)],
    build: { outDir: folder, emptyOutDir: true, target },
  });
  return { folder, modules };
}

/** Builds the bare app that the grid of services is compared with: it has the same rows. */
export async function buildGridFloor(): Promise<string> {
  const folder = join(benchFolder, 'floor-grid');
  const server = await openServer('small', 'ava');
  const { service }: { service: unknown[] } = JSON.parse(await server.call('getServices'));
  await build({
    root: fileURLToPath(new URL('floor/grid', import.meta.url)),
    configFile: false,
    logLevel: 'error', // one chunk of more than 500 kB is what a bare app has
    plugins: [react(), msw({ mode: 'worker-only' })],
    define: { floorRows: JSON.stringify(service) },
    build: { outDir: folder, emptyOutDir: true, target },
  });
  return folder;
}

/** Records which modules the bundler put into which script. */
function moduleTable(modules: Map<string, string[]>): Plugin {
  return {
    name: 'bench-module-table',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') modules.set(`/${output.fileName}`, output.moduleIds);
      }
    },
  };
}
