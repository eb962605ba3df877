import { describe, expect, it } from 'vitest';
import { runInOrder, selectStages } from './order.ts';
import type { Result } from './run.ts';
import type { Stage } from './table.ts';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, commands: [], ...more });
const result = (name: string, failed = 0): Result => ({
  name,
  passed: 1 - failed,
  failed,
  remarks: [],
  output: '',
  seconds: 0,
});

/** A runner whose stages take the given number of turns; it records how many run at once. */
function runner(turns: Record<string, number>, failing: string[] = []) {
  let active = 0;
  const seen: { name: string; active: number }[] = [];
  const run = async ({ name }: Stage): Promise<Result> => {
    seen.push({ name, active: (active += 1) });
    for (let turn = 0; turn < (turns[name] ?? 1); turn += 1) await Promise.resolve();
    active -= 1;
    return result(name, failing.includes(name) ? 1 : 0);
  };
  return { run, seen };
}

describe('selectStages', () => {
  const all = [stage('format'), stage('lint'), stage('node')];

  it('selectStages takes all stages without --only', () => {
    expect(selectStages(all, [])).toEqual(all);
  });

  it('selectStages takes the named stages in the order of the table', () => {
    const names = selectStages(all, ['--only', 'node,format']).map(({ name }) => name);
    expect(names).toEqual(['format', 'node']);
    expect(selectStages(all, ['--only=lint'])).toHaveLength(1);
  });

  it('selectStages rejects an unknown stage, an empty selection and any other argument', () => {
    expect(() => selectStages(all, ['--only', 'nodes'])).toThrow('"nodes"');
    expect(() => selectStages(all, ['--only', ''])).toThrow('Use one or more of:');
    expect(() => selectStages(all, ['--fast'])).toThrow('Usage');
  });
});

describe('runInOrder', () => {
  it('runInOrder reports in the order of the table although a later cheap stage ends first', async () => {
    const { run } = runner({ format: 9, lint: 1 });
    const reported: string[] = [];
    const cheap = [stage('format', { isCheap: true }), stage('lint', { isCheap: true })];
    await runInOrder(cheap, run, ({ name }) => reported.push(name));
    expect(reported).toEqual(['format', 'lint']);
  });

  it('runInOrder runs two cheap stages at once, and any other stage by itself', async () => {
    const { run, seen } = runner({ a: 5, b: 9, c: 5 });
    const cheap = ['a', 'b', 'c'].map((name) => stage(name, { isCheap: true }));
    await runInOrder([...cheap, stage('node')], run, () => {});
    expect(Math.max(...seen.map(({ active }) => active))).toBe(2);
    expect(seen.at(-1)).toEqual({ name: 'node', active: 1 });
  });

  it('runInOrder starts a parallel stage with its partner, and reports it in its own position', async () => {
    const { run, seen } = runner({ failures: 5, build: 9 });
    const reported: string[] = [];
    const stages = ['node', 'failures', 'build', 'e2e'].map((name) =>
      stage(name, name === 'build' ? { parallelWith: 'failures' } : {}),
    );
    await runInOrder(stages, run, ({ name }) => reported.push(name));
    expect(seen).toEqual([
      { name: 'node', active: 1 },
      { name: 'failures', active: 1 },
      { name: 'build', active: 2 },
      { name: 'e2e', active: 1 },
    ]);
    expect(reported).toEqual(['node', 'failures', 'build', 'e2e']);
    await runInOrder([stage('build', { parallelWith: 'failures' })], run, () => {});
    expect(seen.at(-1)).toEqual({ name: 'build', active: 1 });
  });

  it('runInOrder continues after a failed stage, but not with what needs its result', async () => {
    const { run, seen } = runner({}, ['build']);
    const stages = [stage('build'), stage('sizes', { needs: ['build'] }), stage('other')];
    const results = await runInOrder(stages, run, () => {});
    expect(seen.map(({ name }) => name)).toEqual(['build', 'other']);
    expect(results.map(({ failed }) => failed)).toEqual([1, 1, 0]);
  });

  it('runInOrder runs a stage on an older result when its source is not part of the run', async () => {
    const { run, seen } = runner({});
    await runInOrder([stage('sizes', { needs: ['build'] })], run, () => {});
    expect(seen).toHaveLength(1);
  });
});
