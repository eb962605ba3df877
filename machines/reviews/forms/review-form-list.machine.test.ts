import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testRecordList } from '../../testing/record-list.suite.ts';
import { reviewFormListMachine } from './review-form-list.machine.ts';
import { testModel } from './review-form-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Career questions (old)',
  message: 'The form was deleted.',
});

it('a form that a workflow uses stays in the list', async () => {
  const { problems } = connectAs(await createNodeServer(), 'hugo', 'aster');
  const list = createActor(reviewFormListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(({ isInUse }) => isInUse);
  if (!row) throw new Error('The demo data must have a form in use.');
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.rows?.map(({ id }) => id)).toContain(row.id);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteReviewForm' }]);
});
