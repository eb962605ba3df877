import type { Change } from './change.ts';

/** One line of `npm test`. */
export interface Stage {
  /** The name in the output and after `--only`. */
  name: string;
  /** Run one after the other; the first that fails ends the stage. */
  commands: string[][];
  /** Light enough to share the two cores with another cheap stage, and writes no file. */
  isCheap?: boolean;
  /**
   * A later stage, light as well, that begins with this one where both are run: it works while this
   * one waits.
   */
  parallelWith?: string;
  /** Stages whose results this one works on: when one failed in this run, so does this one. */
  needs?: string[];
  /** Where a test stage leaves its numbers; without it, the stage is one check. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Output that means failure although the command ended well. */
  fatalOutput?: RegExp;
  env?: Record<string, string>;
  /**
   * The commands for `--changed`, none where the change does not matter here. Without it the whole
   * stage is run, as one that takes seconds.
   */
  forChange?: (change: Change) => string[][];
  /** A test stage that is narrowed to a change, which may touch none of its tests. */
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
  // What is told of the charts is what a whole run has walked.
  const covered = '--reporter=./scripts/stages/coverage-reporter.ts';
  return {
    commands: [...before, [...run, covered]],
    report: { kind: 'vitest', file },
    forChange: ({ base }) => [...before, [...run, `--changed=${base}`, '--passWithNoTests']],
  };
}

/**
 * The order of stories and journeys is chosen by it, so that none counts on what another has left
 * behind: another one each day (UTC), or that of `SEED=7 npm test`.
 */
export const seed = process.env['SEED'] ?? String(Math.floor(Date.now() / 86_400_000));

const shuffled = [
  '--sequence.shuffle.files',
  '--sequence.shuffle.tests',
  `--sequence.seed=${seed}`,
];
const journeys = ['playwright', 'test', `--shuffle=${seed}`];

/** What the built app is made of, and what looks at it. */
const ofBuild = /^(?:src|machines|mocks|public|e2e|openapi\/(?:client|generated)|scripts\/vite)\//;
const buildOnlyFiles = /^(?:index\.html|vite\.config\.ts|package-lock\.json|scripts\/sizes)/;
const whereBuilt = (commands: string[][]): Stage['forChange'] => {
  const isInBuild = (file: string) =>
    (ofBuild.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file)) || buildOnlyFiles.test(file);
  return ({ files }) => (files.some(isInBuild) ? commands : []);
};

/** For what takes minutes, whatever has changed. */
const none = (): string[][] => [];
/** The journeys through the built Storybook, which `--changed` does not build. */
const ofStorybook = 'e2e/statechart-panel.spec.ts';
const lint = ['oxlint', '--type-aware', '--deny-warnings'];
/** Denied words in names. */
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

/** Everything `npm test` proves, in its order: cheap questions first, the browser last. */
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
    // More checkers than cores check the same types more often.
    commands: [['tsc', '--noEmit', '--checkers', '2']],
    // Clearing its memory while it checks takes 40 % of its time; all of it is 2.2 GB.
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
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
  // One more than cores: a test with a server of its own waits a fifth of its time.
  { name: 'node', ...vitest('node', { flags: ['--maxWorkers=3'] }) },
  { name: 'components', ...vitest('components') },
  // One story shows the contract's reference, which has to be built before.
  {
    name: 'stories',
    // One more than cores: a page waits while the next file is on its way.
    ...vitest('stories', {
      before: [['node', 'openapi/reference.mjs']],
      flags: ['--maxWorkers=3', ...shuffled],
    }),
    // React as it ships, as in the built Storybook: a third of the time is what its development build
    // adds for developers. A part of the stories by hand, without this, runs that one.
    env: { NODE_ENV: 'production' },
  },
  // One more than cores: a page waits half of its time.
  { name: 'failures', ...vitest('failures', { flags: ['--maxWorkers=3'] }), forChange: none },
  { name: 'build', parallelWith: 'failures', commands: build, forChange: whereBuilt(build) },
  // After the stories, so that it holds what the tests have walked.
  {
    name: 'storybook',
    parallelWith: 'failures',
    commands: [
      ['node', 'openapi/reference.mjs'],
      // Without the pages of documentation, which take three times as long to make and no test reads.
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
      const specs = files.filter((file) => file.endsWith('.spec.ts') && file !== ofStorybook);
      return specs.length > 0 ? [[...journeys, ...specs]] : [];
    },
    report: { kind: 'playwright', file: `${reports}/e2e.json` },
  },
];
