import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { TestModel } from './guide.ts';
import { getStates } from './keys.ts';

const files = import.meta.glob<Record<string, unknown>>('../**/*.machine.ts', { eager: true });
const tests = import.meta.glob<string>('../**/*.machine.test.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const testModels = import.meta.glob<TestModel<AnyStateMachine>>('../**/*.guide.ts', {
  eager: true,
  import: 'testModel',
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

const charts = Object.entries(files).map(([path, exports]) => ({
  path: path.replace('../', 'machines/'),
  test: tests[path.replace('.machine.ts', '.machine.test.ts')] ?? '',
  testModel: testModels[path.replace('.machine.ts', '.testModel.ts')],
  machines: Object.values(exports).filter(isMachine),
}));

it('finds the charts', () => {
  expect(charts.length).toBeGreaterThan(5);
});

it('finds no guide without its chart', () => {
  expect(Object.keys(testModels)).toHaveLength(charts.length);
});

describe.each(charts)('$path', ({ path, test, testModel, machines }) => {
  it('holds one chart, named as its file is', () => {
    const name = path.replace(/^.*\/(.*)\.machine\.ts$/, '$1');
    expect(machines.map(({ id }) => id)).toEqual([name]);
  });

  it('has its test beside it, which proves every way through it', () => {
    expect(test).toMatch(/^prove(?:Paths|Record\w+|Part\w*)\(/m);
  });

  it('has its guide beside it', () => {
    expect(machines).toContain(testModel?.machine);
  });

  it('names the documented rules that it serves, and where they are written', () => {
    expect(testModel?.rules.length).toBeGreaterThanOrEqual(3);
    for (const { source, text } of testModel?.rules ?? []) {
      expect(source).toMatch(
        /^(?:document [1-3], sections? \d+(?: and \d+)?( \(.+\))?|decisions, ".+")$/,
      );
      expect(text).toMatch(/^.+\.$/);
    }
  });

  it('describes every state in words a person understands', () => {
    const bare = machines.flatMap(getStates).filter(({ description }) => !description?.trim());
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('names every invoke and answers for its failure', () => {
    const wanting = machines.flatMap(getStates).flatMap((node) =>
      node.invoke
        // Without a name of its own an invoke is called by a number and its state.
        .filter(({ id }) => /^\d+\./.test(id) || !node.transitions.has(`xstate.error.actor.${id}`))
        .map(({ id }) => `${node.id}: ${id}`),
    );
    expect(wanting).toEqual([]);
  });

  it('ends only in states that nothing leads out of', () => {
    const ends = machines.flatMap(getStates).filter(({ type }) => type === 'final');
    expect(ends.filter(({ transitions }) => transitions.size > 0).map(({ id }) => id)).toEqual([]);
  });
});
