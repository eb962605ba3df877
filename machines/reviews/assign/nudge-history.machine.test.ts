import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../../testing/paths.suite.ts';
import { openAssignPage } from './assign.fixtures.ts';
import { nudgeHistoryMachine } from './nudge-history.machine.ts';
import { testModel } from './nudge-history.test-model.ts';

testPaths(testModel);

it('the reminders to the client come with the link that was sent', async () => {
  const page = await openAssignPage();
  const review = await page.readRow('Ines Costa');
  const actor = createActor(nudgeHistoryMachine).start();
  actor.send({ type: 'history.open', review });
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(context.history?.clients[0]?.clientReviewLink).toMatch(
    /^\/performance\/clientReview\/aster\//,
  );
});
