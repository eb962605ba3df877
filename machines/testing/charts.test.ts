import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { TestModel } from './test-model.ts';
import { getStates } from './keys.ts';

const files = import.meta.glob<Record<string, unknown>>('../**/*.machine.ts', { eager: true });
const tests = import.meta.glob<string>('../**/*.machine.test.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const testModels = import.meta.glob<TestModel<AnyStateMachine>>('../**/*.test-model.ts', {
  eager: true,
  import: 'testModel',
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

const charts = Object.entries(files).map(([path, exports]) => ({
  path: path.replace('../', 'machines/'),
  test: tests[path.replace('.machine.ts', '.machine.test.ts')] ?? '',
  testModel: testModels[path.replace('.machine.ts', '.test-model.ts')],
  machines: Object.values(exports).filter(isMachine),
}));

it('the test finds the machines', () => {
  expect(charts.length).toBeGreaterThan(5);
});

it('every test model has its machine', () => {
  expect(Object.keys(testModels)).toHaveLength(charts.length);
});

describe.each(charts)('$path', ({ path, test, testModel, machines }) => {
  it('the file contains one machine, with the name of the file', () => {
    const name = path.replace(/^.*\/(.*)\.machine\.ts$/, '$1');
    expect(machines.map(({ id }) => id)).toEqual([name]);
  });

  it('the machine has its test next to it, which covers every path through it', () => {
    expect(test).toMatch(/^test(?:Paths|(?:Priced)?Record\w+|Part\w*)\(/m);
  });

  it('the machine has its test model next to it', () => {
    expect(machines).toContain(testModel?.machine);
  });

  it('the machine names the documented rules that it serves, and where they are written', () => {
    expect(testModel?.rules.length).toBeGreaterThanOrEqual(3);
    for (const { source, text } of testModel?.rules ?? []) {
      expect(source).toMatch(/^(?:[A-Z]+-D?\d{2,3}|ADR \d{4})(?:, |$)/);
      expect(text).toMatch(/^.+\.$/);
    }
  });

  it('the machine describes every state in plain language', () => {
    const bare = machines.flatMap(getStates).filter(({ description }) => !description?.trim());
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('the machine names every invoke and handles its failure', () => {
    const wanting = machines.flatMap(getStates).flatMap((node) =>
      node.invoke
        // An invoke without an explicit id is named by a number and its state.
        .filter(({ id }) => /^\d+\./.test(id) || !node.transitions.has(`xstate.error.actor.${id}`))
        .map(({ id }) => `${node.id}: ${id}`),
    );
    expect(wanting).toEqual([]);
  });

  it('the machine ends only in states that have no outgoing transition', () => {
    const ends = machines.flatMap(getStates).filter(({ type }) => type === 'final');
    expect(ends.filter(({ transitions }) => transitions.size > 0).map(({ id }) => id)).toEqual([]);
  });
});
