import { describe, expect, it } from 'vitest';
import { narrow, readChange } from './changed.ts';
import { countStage } from './count.ts';
import { selectStages } from './order.ts';
import { seed, stages } from './table.ts';

/** Builds a fake `git` that prints the given output. */
const repository =
  ({ head = 'h', base = 'm', status = '', changed = '', added = '' }) =>
  (command = '', ...args: string[]): string => {
    if (command === 'diff') return `${args.at(-1)}/${changed}`;
    const responses = { 'merge-base': base, 'rev-parse': head, status, 'ls-files': added };
    return responses[command as keyof typeof responses];
  };

describe('the change that tests are selected for', () => {
  it('the change on a branch is everything since it left main, including untracked files', () => {
    const git = repository({ changed: 'one.ts\ntwo.ts', added: 'new.ts\n' });
    expect(readChange(git)).toEqual({ base: 'm', files: ['m/one.ts', 'two.ts', 'new.ts'] });
  });

  it('the change on main is what is not committed, or else the last commit', () => {
    expect(readChange(repository({ base: 'h', status: ' M one.ts' })).base).toBe('HEAD');
    expect(readChange(repository({ base: 'h' })).base).toBe('HEAD~1');
  });
});

describe('npm test -- --changed', () => {
  const names = (...files: string[]) =>
    narrow(stages, { base: 'm', files }).map(({ name }) => name);
  const always = ['format', 'types', 'imports', 'unused', 'node', 'components', 'stories'];

  it('a change of documents only runs the quick stages, and the tests that the documents may affect', () => {
    expect(names('README.md')).toEqual(always);
  });

  it.each([
    ['a screen', 'src/features/teams/team-form.screen.tsx', ['lint', 'build', 'sizes']],
    ['a chart', 'machines/teams/team-form.machine.ts', ['lint', 'build', 'sizes']],
    ['a test', 'machines/teams/team-form.machine.test.ts', ['lint']],
    ['the contract', 'openapi/teams/operations.yaml', ['contract']],
    ['a journey', 'e2e/tabs.spec.ts', ['lint', 'build', 'sizes', 'e2e']],
    ['the journey of the bench', 'e2e/bench.spec.ts', ['lint', 'build', 'sizes']],
    ['a journey through Storybook', 'e2e/statechart-panel.spec.ts', ['lint', 'build', 'sizes']],
  ])('a change of %s adds the stages that may break with it', (_, file, more) => {
    expect(names(file).toSorted()).toEqual([...always, ...more].toSorted());
  });

  it('a change runs the changed e2e tests, and the tests that reach what was changed', () => {
    const narrowed = narrow(stages, { base: 'm', files: ['e2e/tabs.spec.ts'] });
    const findCommand = (stage: string) =>
      narrowed.find(({ name }) => name === stage)?.commands.at(-1);
    expect(findCommand('e2e')).toEqual([
      'playwright',
      'test',
      '--grep-invert=@bench',
      `--shuffle=${seed}`,
      'e2e/tabs.spec.ts',
    ]);
    expect(findCommand('node')).toContain('--changed=m');
    expect(findCommand('stories')).toContain('--changed=m');
  });

  it('a changed-only run leaves the chart coverage of full runs unchanged', () => {
    const narrowed = narrow(stages, { base: 'm', files: [] });
    expect(narrowed.flatMap(({ commands }) => commands.flat()).join(' ')).not.toContain('covered');
  });

  it('a changed-only stage may run no test, but a full or failed stage may not', () => {
    const report = { kind: 'vitest', file: 'no/such/report.json' } as const;
    expect(countStage({ report, mayRunNone: true }, true)).toMatchObject({ passed: 0, failed: 0 });
    expect(countStage({ report, mayRunNone: true }, false).failed).toBe(1);
    expect(countStage({ report }, true).failed).toBe(1);
  });

  it('a changed-only run is selected only by its own option', () => {
    const change = () => ({ base: 'm', files: ['README.md'] });
    expect(selectStages(stages, ['--changed'], change).map(({ name }) => name)).toEqual(always);
    expect(() => selectStages(stages, ['--changed', 'lint'], change)).toThrow('Usage');
  });
});
