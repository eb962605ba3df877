import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../../testing/paths.suite.ts';
import { openAssignPage } from './assign.fixtures.ts';
import { autoNudgeMachine, getAutoNudge } from './auto-nudge.machine.ts';
import { testModel } from './auto-nudge.test-model.ts';

testPaths(testModel);

it('the switch shows the last position at once, and that one is stored', async () => {
  const page = await openAssignPage();
  const { assignment } = await page.readRow('Ines Costa');
  if (!assignment) throw new Error('The demo review has no contact.');
  const actor = createActor(autoNudgeMachine).start();
  const { id: assignmentId, isAutoNudge } = assignment;
  for (const position of [!isAutoNudge, isAutoNudge, !isAutoNudge]) {
    actor.send({ type: 'autoNudge.switch', assignmentId, isAutoNudge: position });
  }
  expect(getAutoNudge(actor.getSnapshot().context, assignment)).toBe(!isAutoNudge);
  await waitFor(actor, (state) => state.matches('resting'));
  expect((await page.readRow('Ines Costa')).assignment?.isAutoNudge).toBe(!isAutoNudge);
});
