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

it('the offer to restore deleted tags stays when the list loads again', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(tagListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(({ name }) => name === 'Not used yet');
  if (!row) throw new Error('Expected the demo tag Not used yet, found none.');
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  await waitFor(list, (state) => state.matches('shown'));
  const { undo } = list.getSnapshot().children;
  for (const event of [{ type: 'rows.changed' }, { type: 'rows.restored', rows: [] }] as const) {
    list.send(event);
    expect(list.getSnapshot().matches('loading')).toBe(true);
    const { children } = await waitFor(list, (state) => state.matches('shown'));
    expect(children.undo).toBe(undo);
    expect(undo?.getSnapshot().hasTag('offered')).toBe(true);
  }
});
