import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { rightHoldersMachine } from './right-holders.machine.ts';
import { testModel } from './right-holders.test-model.ts';

testPaths(testModel);

async function findHolders(parentId: string, name = '') {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const columnFilters = name === '' ? [] : [{ name: 'userName', value: name }];
  const search = { ...firstPage, columnFilters };
  const list = createActor(rightHoldersMachine, { input: { search, parentId } }).start();
  return (await waitFor(list, (state) => state.matches('shown'))).context;
}

it('those who have a right are found with the roles that grant it', async () => {
  const { rows } = await findHolders('roleManager.basic');
  const { roles } = await api.getRoles({});
  const granting = roles
    .filter(({ privileges }) => privileges.includes('roleManager.basic'))
    .map(({ name }) => name);
  expect(rows?.length).toBeGreaterThan(0);
  for (const { roles: by } of rows ?? []) {
    expect(by.length).toBeGreaterThan(0);
    expect(granting).toEqual(expect.arrayContaining(by.map(({ name }) => name)));
  }
});

it('those who have a right are found by a part of their name', async () => {
  const all = await findHolders('roleManager.basic');
  const name = all.rows?.[0]?.userName ?? '';
  const found = await findHolders('roleManager.basic', name.toUpperCase());
  expect(found.rows?.map(({ userName }) => userName)).toContain(name);
  expect((await findHolders('roleManager.basic', 'no such name')).rows).toEqual([]);
});
