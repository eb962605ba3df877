import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type BrowserConfigOptions, type TestSpecification } from 'vitest/node';
import { chromiumArgs, findChromium, windowed } from './scripts/chromium.mjs';
import { messages } from './scripts/vite/messages.ts';

/** A new object for each use: vitest mutates the one that it gets. */
function chromium(): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      // In headless mode, the pointer rests on the page and hovers over anything that moves below
      // it.
      launchOptions: {
        executablePath: findChromium(process.env, windowed),
        args: [...chromiumArgs],
      },
      // Animations only cost time here.
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' }],
  };
}

/**
 * Tests of what measures the kit (mutants and injected faults), which runs on demand, as it does:
 * `npm run kit:quality`.
 */
const isOfQuality = (file: string) => file.startsWith('packages/conformance/quality/');

/** Whether everything runs that `npm test` has no time for. */
const isThorough = process.argv.some((argument) => /^(?:--mode=)?thorough$/.test(argument));

/** Offered events are sent by `npm run offers`: a seventh of the time of all stories. */
const thoroughStories = ['.storybook/tried-offers.stories.tsx'];

const all = globSync('{machines,mocks,openapi,packages,src,scripts,.storybook}/**/*.test.ts', {
  exclude: ['**/node_modules/**'],
});
const tests = all.filter((file) => !isOfQuality(file));

/** Whether a test replaces modules, globals or the clock: then it runs in isolation. */
const patches = (file: string) =>
  /\bvi\.(?:mock|hoisted|stubGlobal|stubEnv|useFakeTimers|spyOn)\b|\bglobalThis\.\w+ = |\bsetupServer\(/.test(
    readFileSync(file, 'utf8'),
  );

/** Files that take minutes. */
const isLong = ({ moduleId }: TestSpecification) =>
  /\/(?:conformance-in-\w+|conformance\/package|store-budget|areas\/assets)\.test\.ts$|\/(?:open-interactions|tried-offers)\.stories\.tsx$/.test(
    moduleId,
  );

const isRunning = (project: string) =>
  process.argv.some((argument) => argument.startsWith(`--project=${project}`));

/**
 * Starts the long files first, so that a run does not end with one of them on a single core. Stories
 * have an order set by the seed.
 */
class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const getPlace = ({ moduleId }: TestSpecification) => hash('sha1', `${seed} ${moduleId}`);
    const rest = files.filter((file) => !isLong(file));
    if (isRunning('stories')) {
      rest.sort((one, other) => getPlace(one).localeCompare(getPlace(other), 'en'));
    }
    return Promise.resolve([...files.filter(isLong), ...rest]);
  }
}

/** Tests that share their modules start and run much faster than isolated tests. */
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
    // Generous, so that a busy machine does not fail a test.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
  },
});

export default defineConfig({
  test: {
    // A focused test would skip all others.
    allowOnly: false,
    sequence: isRunning('node') || isRunning('stories') ? { sequencer: LongFirst } : {},
    maxWorkers: 2,
    projects: [
      nodeTests('node', { isolate: false, include: tests.filter((file) => !patches(file)) }),
      nodeTests('node-apart', { isolate: true, include: tests.filter(patches) }),
      nodeTests('quality', { isolate: true, include: all.filter(isOfQuality) }),
      {
        // vite.config.ts is not loaded here; its router plugins would rewrite the route tree.
        plugins: [
          messages(),
          msw({ mode: 'worker-only' }),
          storybookTest({ configDir: '.storybook' }),
        ],
        // On a fresh clone nothing is bundled yet. If Vite discovers a package while the stories
        // run, it reloads the page, and the first run fails.
        optimizeDeps: {
          entries: [
            '{src,.storybook,packages/statechart-panel}/**/*.stories.tsx',
            '.storybook/preview.tsx',
          ],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            // The dependency scan does not follow the # imports of the project.
            '@cantoo/fontkit',
            '@cantoo/pdf-lib',
            '@cfworker/json-schema',
            '@internationalized/date',
            '@internationalized/string',
            '@tanstack/react-router',
            '@xstate/react',
            'bidi-js',
            'd3-selection',
            'd3-zoom',
            'date-fns/lightFormat',
            'date-fns-tz/fromZonedTime',
            'date-fns-tz/toZonedTime',
            'diff',
            'elkjs/lib/elk-api.js',
            'msw',
            'msw/browser',
            'openapi-fetch',
            'react-easy-crop',
            'valibot',
            'xstate',
            // The story side of the panel comes with the Storybook preset, which is not scanned.
            'storybook/internal/core-events',
            'xstate/graph',
            'xstate/guards',
          ],
        },
        test: {
          name: 'stories',
          exclude: ['**/node_modules/**', ...(isThorough ? [] : thoroughStories)],
          // All files of a worker share one page: a new page for each would take a third of the
          // time.
          isolate: false,
          // Generous: a test path has many steps, and a busy machine is slow.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          browser: chromium(),
        },
      },
      {
        plugins: [messages()],
        optimizeDeps: {
          // Each source is listed: the dependency scan does not follow the # imports of the
          // project.
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
          // All files of a worker share one page: each test removes its rendered content
          // afterwards.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: chromium(),
        },
      },
      {
        plugins: [messages()],
        // The production build of React: the checks of the development build take most of the time.
        oxc: { jsx: { development: false } },
        optimizeDeps: {
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          entries: ['failure-matrix/*.test.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            '@cantoo/fontkit',
            '@cantoo/pdf-lib',
            '@cfworker/json-schema',
            '@internationalized/date',
            '@internationalized/string',
            '@tanstack/react-router',
            '@xstate/react',
            'bidi-js',
            'date-fns/lightFormat',
            'date-fns-tz/fromZonedTime',
            'date-fns-tz/toZonedTime',
            'diff',
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
          include: ['failure-matrix/*.test.tsx'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The screen has the size of a phone.
          browser: {
            ...chromium(),
            viewport: { width: 390, height: 844 },
          },
        },
      },
    ],
  },
});
