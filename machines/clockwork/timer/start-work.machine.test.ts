import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { systemClock } from '../../clock.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { workOfCombo } from '../../work/work.ts';
import { startWorkMachine } from './start-work.machine.ts';
import { testModel } from './start-work.test-model.ts';

testPaths(testModel);

it('the timer starts on the work, and ends the running entry', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const { projectTaskCombos } = await api.getRecentProjectTaskCombos({});
  const works = projectTaskCombos.slice(0, 2).map(workOfCombo);
  const input = { clock: systemClock, store: null };
  const actor = createActor(startWorkMachine, { input }).start();
  const started: string[] = [];
  actor.on('work.started', ({ type }) => void started.push(type));
  for (const work of works) {
    actor.send({ type: 'work.start', work, live: null });
    await waitFor(actor, (state) => state.matches('idle'));
  }
  expect(started).toHaveLength(2);
  const { clockWorkRunningEntries } = await api.getRunningEntries({});
  const running = clockWorkRunningEntries.map(({ clockWorkEntry }) => clockWorkEntry.taskId);
  expect(running).toContain(works[1]?.taskId);
  expect(running).not.toContain(works[0]?.taskId);
});
