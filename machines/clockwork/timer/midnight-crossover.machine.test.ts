import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './midnight-crossover.test-model.ts';
import { midnightCrossoverMachine } from './midnight-crossover.machine.ts';

testPaths(testModel);

it.each([
  ["'Proceed to Fix' goes to ClockWork", 'PROCEED', 'toClockWork', 'clockWork'],
  ["'Do Later' closes the dialog and stays on the page", 'LATER', 'dismissed', 'stay'],
] as const)('%s', (_, type, state, to) => {
  const actor = createActor(midnightCrossoverMachine).start();
  expect(actor.getSnapshot().value).toBe('prompt');
  actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ value: state, status: 'done', output: { to } });
});
