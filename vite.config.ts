import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { languageTags } from './src/i18n/languages.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { greeting } from './scripts/vite/greeting.ts';
import { messages } from './scripts/vite/messages.ts';
import { preloadLanding } from './scripts/vite/preload-landing.ts';
import { securityHeaders } from './scripts/vite/security-headers.ts';
import { slimMsw } from './scripts/vite/slim-msw.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: [...languageTags] }), enforce: 'pre' },
    messages(),
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      autoCodeSplitting: false, // routes name their lazy screens themselves
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    msw({ mode: 'worker-only' }),
    slimMsw(),
    preloadLanding(),
    greeting(),
  ],
  resolve: {
    alias: {
      // The embedded server uses no cookies: 8 kB gzip less.
      'tough-cookie': path('./scripts/vite/no-cookies.ts'),
    },
  },
  server: { port: 3000 },
  preview: { port: 3000, headers: securityHeaders },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: true,
    rolldownOptions: {
      input: {
        app: path('./index.html'),
        authorize: path('./mocks/identity/authorize.html'),
        'end-session': path('./mocks/identity/end-session.html'),
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
