import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './assignee-search.test-model.ts';
import { assigneeSearchMachine } from './assignee-search.machine.ts';
import { receiverOfChoice } from './assignee.ts';

testPaths(testModel);

it.each([
  ['ben', { employeeId: 'employee-ben', teamId: null, name: 'Ben Okafor' }],
  ['mobile', { employeeId: null, teamId: expect.any(String), name: 'Mobile' }],
])('an assignee is found by a part of the name: %s', async (typed, receiver) => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(assigneeSearchMachine, { input: { selected: null } }).start();
  actor.send({ type: 'text.typed', text: typed });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(context.choices.map(receiverOfChoice)).toContainEqual(receiver);
});
