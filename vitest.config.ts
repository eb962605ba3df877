import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArgs, findChromium, windowed } from './scripts/chromium.mjs';
import { messages } from './scripts/vite/messages.ts';

/** Made anew for each use: vitest writes into the object it is given. */
function chromium(): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      // Without a window, the pointer rests on the page, and holds what it comes to lie on.
      launchOptions: {
        executablePath: findChromium(process.env, windowed),
        args: [...chromiumArgs],
      },
      // Nobody watches what fades.
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' }],
  };
}

const tests = globSync('{machines,mocks,openapi,src,scripts,.storybook}/**/*.test.ts', {
  exclude: ['**/node_modules/**'],
});

/** Whether a test replaces modules, globals or the clock: then it runs in a world of its own. */
const patches = (file: string) =>
  /\bvi\.(?:mock|hoisted|stubGlobal|stubEnv|useFakeTimers|spyOn)\b|\bglobalThis\.\w+ = |\bsetupServer\(/.test(
    readFileSync(file, 'utf8'),
  );

/** Tests that share their modules start and run several times faster than each by itself. */
const nodeTests = (
  name: string,
  { isolate, include }: { isolate: boolean; include: string[] },
) => ({
  test: {
    name,
    include,
    isolate,
    environment: 'node',
    // Threads start faster than processes.
    pool: 'threads' as const,
    // Generous: a busy machine makes no test fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

export default defineConfig({
  test: {
    // A focused test would silence all others.
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      nodeTests('node', { isolate: false, include: tests.filter((file) => !patches(file)) }),
      nodeTests('node-apart', { isolate: true, include: tests.filter(patches) }),
      {
        // vite.config.ts is not read here; its router plugins would rewrite the route tree.
        plugins: [
          messages(),
          msw({ mode: 'worker-only' }),
          storybookTest({ configDir: '.storybook' }),
        ],
        // On a fresh clone nothing is bundled yet. A package that is only found while the stories
        // run makes Vite reload the page under them, and the first run fails.
        optimizeDeps: {
          entries: ['{src,.storybook}/**/*.stories.tsx', '.storybook/preview.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            // The search for packages does not follow the house's own # imports.
            '@cfworker/json-schema',
            '@internationalized/date',
            '@internationalized/string',
            '@tanstack/react-router',
            '@xstate/react',
            'd3-selection',
            'd3-zoom',
            'date-fns/lightFormat',
            'date-fns-tz/fromZonedTime',
            'date-fns-tz/toZonedTime',
            'elkjs/lib/elk-api.js',
            'msw',
            'msw/browser',
            'openapi-fetch',
            'react-easy-crop',
            'valibot',
            'xstate',
            // The panel's end in the story comes with Storybook's preset, which is not searched.
            'storybook/internal/core-events',
            'xstate/graph',
            'xstate/guards',
          ],
        },
        test: {
          name: 'stories',
          // All files of a worker share one page: a new one for each would take a third of the time.
          isolate: false,
          // Generous: a walk goes a long way, and a busy machine goes it slowly.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          browser: chromium(),
        },
      },
      {
        plugins: [messages()],
        optimizeDeps: {
          // Each source by itself: the search does not follow the house's own # imports.
          entries: [
            '{src/{page,session,records,ui,i18n},machines,openapi/client}/**/*.{ts,tsx}',
            '!**/*.stories.tsx',
            '!**/*.test.ts',
          ],
          include: [
            '@testing-library/react',
            '@testing-library/user-event',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@internationalized/date',
            '@internationalized/string',
            '@tanstack/react-router',
            '@xstate/react',
            'date-fns/lightFormat',
            'date-fns-tz/fromZonedTime',
            'date-fns-tz/toZonedTime',
            'openapi-fetch',
            'valibot',
            'xstate',
            'xstate/guards',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['scripts/stages/testing-library.ts'],
          // All files of a worker share one page: what a test has rendered goes after it.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: chromium(),
        },
      },
      {
        plugins: [messages()],
        // React as it ships: what its development build adds for developers takes most of the time.
        oxc: { jsx: { development: false } },
        optimizeDeps: {
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          entries: ['failures/*.test.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            '@cfworker/json-schema',
            '@internationalized/date',
            '@internationalized/string',
            '@tanstack/react-router',
            '@xstate/react',
            'date-fns/lightFormat',
            'date-fns-tz/fromZonedTime',
            'date-fns-tz/toZonedTime',
            'openapi-fetch',
            '@testing-library/react',
            'react-easy-crop',
            'valibot',
            'xstate',
            'xstate/guards',
          ],
        },
        test: {
          name: 'failures',
          include: ['failures/*.test.tsx'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The screen is that of a phone.
          browser: {
            ...chromium(),
            viewport: { width: 390, height: 844 },
          },
        },
      },
    ],
  },
});
