import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { isInMenu } from './portal-page.ts';
import { portalPageListMachine } from './portal-page-list.machine.ts';
import { testModel } from './portal-page-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ title }) => title,
  name: 'Handbook',
  message: 'The record was deleted.',
});

it('a page that the menu leads to names the menu entry, and stays', async () => {
  const { problems } = connectAs(await createNodeServer(), 'kira', 'aster');
  const list = createActor(portalPageListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(isInMenu);
  if (!row) throw new Error('The demo data must have a page that the menu leads to.');
  expect(row.menuTitles).toHaveLength(1);
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.rows?.map(({ id }) => id)).toContain(row.id);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deletePage' }]);
});
