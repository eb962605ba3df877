import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './assignment-history.test-model.ts';
import { assignmentHistoryMachine } from './assignment-history.machine.ts';

testPaths(testModel);

it('the history of an asset starts with its current assignee', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const path = { employeeId: 'employee-ben' };
  const [assigned] = (await api.listEmployeeAssets({ path })).employeeAssets;
  const input = { id: assigned?.assetId ?? '' };
  const actor = createActor(assignmentHistoryMachine, { input }).start();
  actor.send({ type: 'OPEN' });
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(context.content?.[0]).toMatchObject({
    employeeName: 'Ben Okafor',
    assignmentStartDateAsString: assigned?.assignmentStartDateAsString,
    assignmentEndDateAsString: '',
  });
});
