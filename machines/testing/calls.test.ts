import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import type { TestModel } from './test-model.ts';

// The operations that a chart's actor calls are parsed from the source of its function. These rules
// keep that complete: calls from anywhere else would not be found.

const testModels = import.meta.glob<TestModel<AnyStateMachine>>('../**/*.test-model.ts', {
  eager: true,
  import: 'testModel',
});
const sources = Object.entries(
  import.meta.glob<string>(
    ['../**/*.ts', '!../**/*.test.ts', '!../**/*.suite.ts', '!../**/*.fixtures.ts'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

/** The source of the function that a logic was created from, e.g. by `fromPromise`. */
const getFunction = (logic: object): string =>
  'config' in logic && typeof logic.config === 'function' ? logic.config.toString() : '';

const actors = new Set(
  Object.values(testModels).flatMap(({ machine }) => Object.values(machine.implementations.actors)),
);
const functions = [...actors].map(getFunction);

const found = (pattern: RegExp, texts: string[]): string[] =>
  texts
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))
    .toSorted((one, other) => one.localeCompare(other));

const call = /\bapi\.(\w+)/g;

it('every operation is called by an actor, in a separate function', () => {
  const called = found(call, functions);
  const written = sources.map(([, text]) => text);
  expect(called).toContain('getClockWorkDay');
  expect(called).toEqual(found(call, written));
});

it('every operation is identified only by its name, since a build renames the client', () => {
  const named = found(/\.(\w+)/g, functions).filter((name) => name in operations);
  expect(named).toEqual(found(call, functions));
});

it('the client is referenced only in imports and calls', () => {
  const handedOn = sources.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => /\bapi\b(?!\.\w)/.test(line) && !line.startsWith('import '))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(handedOn).toEqual([]);
});
