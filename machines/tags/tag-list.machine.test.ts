import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { tagListMachine } from './tag-list.machine.ts';
import { testModel } from './tag-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Not used yet',
  message: 'The tag was deleted.',
});

it('the list of tags deletes two together, and offers to restore both', async () => {
  const { messages } = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(tagListMachine, { input: {} }).start();
  const isShown = () => waitFor(list, (state) => state.matches('shown'));
  const rows = (await isShown()).context.rows?.filter(({ name }) => /^(Str|Not)/.test(name)) ?? [];
  list.send({ type: 'rows.select', rows });
  list.send({ type: 'DELETE_SELECTED' });
  list.send({ type: 'YES' });
  const after = await isShown();
  expect(messages).toEqual([]);
  expect(after.context.report?.succeeded.map(({ name }) => name)).toEqual(
    rows.map(({ name }) => name),
  );
  expect(after.children.undo?.getSnapshot().hasTag('offered')).toBe(true);
});
