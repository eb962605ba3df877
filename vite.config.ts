import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { languageTags } from './src/i18n/languages.ts';
import { backendVariable } from './scripts/start/backend.ts';
import { backend, backendFrom } from './scripts/vite/backend.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { greeting } from './scripts/vite/greeting.ts';
import { messages } from './scripts/vite/messages.ts';
import { offlineWorkers } from './scripts/vite/offline-files.ts';
import { pages } from './scripts/vite/pages.ts';
import { preloadLanding } from './scripts/vite/preload-landing.ts';
import { securityHeaders } from './scripts/vite/security-headers.ts';
import { visitors } from './scripts/vite/visitors.ts';

/** A server that the app uses; without it, the embedded one responds. */
const server = backendFrom(process.env[backendVariable]);

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: [...languageTags] }), enforce: 'pre' },
    messages(),
    pages(),
    visitors(),
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      autoCodeSplitting: false, // routes name their lazy screens explicitly
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    msw({ mode: 'worker-only' }),
    offlineWorkers(),
    preloadLanding(),
    backend(server),
    greeting(server),
  ],
  resolve: {
    alias: [
      // React includes this hook since version 18.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  server: { port: 3000 },
  preview: { port: 3000, headers: securityHeaders },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      input: {
        app: path('./index.html'),
        authorize: path('./mocks/identity/authorize.html'),
        calendar: path('./mocks/identity/calendar.html'),
        'end-session': path('./mocks/identity/end-session.html'),
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});

/**
 * The files that the browser preloads with a part of the app. An area of the embedded server
 * preloads nothing: its import lists would cost more than they save.
 */
function preloaded(_: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  return /\/server-/.test(hostId) ? [] : dependencies;
}
