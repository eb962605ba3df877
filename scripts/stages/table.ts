import type { Change } from './changed.ts';

/** One line of `npm test`. */
export interface Stage {
  /** The name in the output and for `--only`. */
  name: string;
  /** Run one after another; the first failure ends the stage. */
  commands: string[][];
  /** Light enough to share the two cores with another cheap stage; writes no files. */
  isCheap?: boolean;
  /**
   * A later stage, also light, that starts together with this one if both run: it uses the CPU
   * while this one waits.
   */
  parallelWith?: string;
  /**
   * Stages whose results this stage uses: if one of them fails in this run, this stage fails, too.
   */
  needs?: string[];
  /** The file for the results of a test stage; without it, the stage counts as one check. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Output that means failure even if the command succeeds. */
  fatalOutput?: RegExp;
  env?: Record<string, string>;
  /**
   * The commands for `--changed`; an empty list if the change does not affect this stage. Without
   * it the full stage runs, since it takes seconds.
   */
  forChange?: (change: Change) => string[][];
  /** Whether the stage may run no tests when it is narrowed to a change. */
  mayRunNone?: boolean;
}

const reports = 'test-results';

function vitest(
  project: string,
  { before = [], flags = [] }: { before?: string[][]; flags?: string[] } = {},
): Pick<Stage, 'commands' | 'report' | 'forChange'> {
  const file = `${reports}/${project}.json`;
  const run = ['vitest', 'run', `--project=${project}*`, ...flags];
  run.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  // The coverage that is shown for the machines comes from a full run only.
  const covered = '--reporter=./scripts/stages/coverage-reporter.ts';
  return {
    commands: [...before, [...run, covered]],
    report: { kind: 'vitest', file },
    forChange: ({ base }) => [...before, [...run, `--changed=${base}`, '--passWithNoTests']],
  };
}

/**
 * Sets the order of stories and journeys, so that no test relies on the leftovers of another. A
 * different order each day (UTC), or the one of `SEED=7 npm test`.
 */
export const seed = process.env['SEED'] ?? String(Math.floor(Date.now() / 86_400_000));

const shuffled = [
  '--sequence.shuffle.files',
  '--sequence.shuffle.tests',
  `--sequence.seed=${seed}`,
];
/** Tests with this tag verify a measurement, and run on demand. */
const withoutBench = '--grep-invert=@bench';
const journeys = ['playwright', 'test', withoutBench, `--shuffle=${seed}`];

/** The sources of the built app, and the files that test it. */
const ofBuild = /^(?:src|machines|mocks|public|e2e|openapi\/(?:client|generated)|scripts\/vite)\//;
const buildOnlyFiles = /^(?:index\.html|vite\.config\.ts|package-lock\.json|scripts\/sizes)/;
const whereBuilt = (commands: string[][]): Stage['forChange'] => {
  const isInBuild = (file: string) =>
    (ofBuild.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file)) || buildOnlyFiles.test(file);
  return ({ files }) => (files.some(isInBuild) ? commands : []);
};

/** For stages that take minutes: `--changed` never runs them. */
const none = (): string[][] => [];
/** Journeys that `--changed` leaves out: the built Storybook, which it does not build, and the bench. */
const notForChange = new Set(['e2e/statechart-panel.spec.ts', 'e2e/bench.spec.ts']);
const lint = ['oxlint', '--type-aware', '--deny-warnings'];
/** Checks names for words that the glossary rules out. */
const glossary = ['node', 'scripts/glossary.mjs'];
const checkContract = [
  ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
  ['node', 'openapi/generate.mjs', '--check'],
  [
    'spectral',
    'lint',
    ...'-r openapi/spectral.yaml -F hint openapi/generated/openapi.json'.split(' '),
  ],
];
const build = [['vite', 'build']];
const sizes = [['node', 'scripts/sizes.mjs']];

/** All checks of `npm test`, in order: cheap checks first, the browser last. */
export const stages: Stage[] = [
  { name: 'format', isCheap: true, commands: [['oxfmt', '--check']] },
  {
    name: 'lint',
    isCheap: true,
    commands: [lint, glossary],
    forChange: ({ files }) => {
      const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
      return sources.length > 0
        ? [[...lint, '--no-error-on-unmatched-pattern', ...sources], glossary]
        : [];
    },
  },
  {
    name: 'types',
    isCheap: true,
    // More checkers than cores would check the same types repeatedly.
    commands: [['tsc', '--noEmit', '--checkers', '2']],
    // Garbage collection would take 40 % of the time of the check; without it, the check needs 3.5
    // GB: with a limit below that, it would collect all the time.
    env: { GOGC: 'off', GOMEMLIMIT: '6GiB' },
  },
  {
    name: 'contract',
    isCheap: true,
    commands: checkContract,
    forChange: ({ files }) =>
      files.some((file) => file.startsWith('openapi/')) ? checkContract : [],
    fatalOutput: /\b[1-9]\d* (?:warnings?|problems?)\b/,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  {
    name: 'imports',
    isCheap: true,
    commands: [
      ['node', 'scripts/architecture.mjs'],
      ['node', 'scripts/registries.mjs', '--check'],
    ],
  },
  { name: 'unused', isCheap: true, commands: [['knip', '--no-progress']] },
  // One worker more than cores: a test with a server waits a fifth of its time.
  { name: 'node', ...vitest('node', { flags: ['--maxWorkers=3'] }) },
  { name: 'components', ...vitest('components') },
  // One story shows the reference of the contract, which must be built first.
  {
    name: 'stories',
    // One worker more than cores: a page waits while the next file loads.
    ...vitest('stories', {
      before: [['node', 'openapi/reference.mjs']],
      flags: ['--maxWorkers=3', ...shuffled],
    }),
    // The production build of React, as in the built Storybook: the checks of the development build
    // take a third of the time. Single stories run by hand, without this variable, use the
    // development build.
    env: { NODE_ENV: 'production' },
  },
  // One worker more than cores: a page waits half of its time.
  { name: 'failures', ...vitest('failures', { flags: ['--maxWorkers=3'] }), forChange: none },
  { name: 'build', parallelWith: 'failures', commands: build, forChange: whereBuilt(build) },
  // After the stories, so that it contains the coverage of the tests.
  {
    name: 'storybook',
    parallelWith: 'failures',
    commands: [
      ['node', 'openapi/reference.mjs'],
      // Without the docs pages, which take three times as long to build and are used by no test.
      ['storybook', 'build', '--test', '--output-dir', 'storybook-static', '--quiet'],
    ],
    forChange: none,
  },
  { name: 'sizes', needs: ['build'], commands: sizes, forChange: whereBuilt(sizes) },
  {
    name: 'e2e',
    needs: ['build', 'storybook'],
    commands: [journeys],
    forChange: ({ files }) => {
      const specs = files.filter((file) => file.endsWith('.spec.ts') && !notForChange.has(file));
      return specs.length > 0 ? [[...journeys, ...specs]] : [];
    },
    report: { kind: 'playwright', file: `${reports}/e2e.json` },
  },
];
