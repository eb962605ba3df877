/** One line of `npm test`. */
export interface Stage {
  /** The name in the output and after `--only`. */
  name: string;
  /** Run one after the other; the first that fails ends the stage. */
  commands: string[][];
  /** Light enough to share the two cores with another cheap stage, and writes no file. */
  isCheap?: boolean;
  /** Stages whose results this one works on: when one failed in this run, so does this one. */
  needs?: string[];
  /** Where a test stage leaves its numbers; without it, the stage is one check. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Output that means failure although the command ended well. */
  fatalOutput?: RegExp;
  env?: Record<string, string>;
}

const reports = 'test-results';

function vitest(project: string, ...before: string[][]): Pick<Stage, 'commands' | 'report'> {
  const file = `${reports}/${project}.json`;
  const walked = '--reporter=./scripts/stages/walked-reporter.ts';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, walked];
  return {
    commands: [...before, ['vitest', 'run', `--project=${project}*`, ...reporters]],
    report: { kind: 'vitest', file },
  };
}

/** Everything `npm test` proves, in its order: cheap questions first, the browser last. */
export const stages: Stage[] = [
  { name: 'format', isCheap: true, commands: [['oxfmt', '--check']] },
  { name: 'lint', isCheap: true, commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  { name: 'types', isCheap: true, commands: [['tsc', '--noEmit']] },
  {
    name: 'contract',
    isCheap: true,
    commands: [
      ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
      ['node', 'openapi/generate.mjs', '--check'],
    ],
    fatalOutput: /\b[1-9]\d* (?:warnings?|problems?)\b/,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'imports', isCheap: true, commands: [['node', 'scripts/house.mjs']] },
  { name: 'unused', isCheap: true, commands: [['knip', '--no-progress']] },
  { name: 'node', ...vitest('node') },
  // One story shows the contract's reference, which has to be built before.
  { name: 'stories', ...vitest('stories', ['node', 'openapi/reference.mjs']) },
  { name: 'failures', ...vitest('failures') },
  { name: 'build', commands: [['vite', 'build']] },
  // After the stories, so that it holds what the tests have walked.
  {
    name: 'storybook',
    commands: [
      ['node', 'openapi/reference.mjs'],
      ['storybook', 'build', '--output-dir', 'storybook-static', '--quiet'],
    ],
  },
  { name: 'sizes', needs: ['build'], commands: [['node', 'scripts/sizes.mjs']] },
  {
    name: 'e2e',
    needs: ['build', 'storybook'],
    commands: [['playwright', 'test']],
    report: { kind: 'playwright', file: `${reports}/e2e.json` },
  },
];
