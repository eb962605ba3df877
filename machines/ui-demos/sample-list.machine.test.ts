import { createActor, waitFor } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import { testPaths } from '../testing/paths.suite.ts';
import { restoreSamples } from './sample-list.machine.ts';
import { testModel } from './sample-list.test-model.ts';
import { buildSamples } from './sample.ts';

testPaths(testModel);

afterEach(restoreSamples);

async function open() {
  const actor = createActor(testModel.machine, { input: {} }).start();
  const shown = () => waitFor(actor, (state) => state.matches('shown'));
  await shown();
  return { actor, shown };
}

it('the sample list deletes a record, and all records are back at the next start', async () => {
  const { actor, shown } = await open();
  const [row, other] = actor.getSnapshot().context.rows ?? [];
  if (!row || !other) throw new Error('The sample list is empty.');
  actor.send({ type: 'DELETE', row });
  actor.send({ type: 'YES' });
  const { context } = await shown();
  expect(context.rows).not.toContainEqual(row);
  expect(context.rows).toContainEqual(other);
  restoreSamples();
  expect((await open()).actor.getSnapshot().context.rows).toEqual(buildSamples());
});
