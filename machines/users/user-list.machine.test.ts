import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { userListMachine } from './user-list.machine.ts';
import { testModel } from './user-list.test-model.ts';

testPaths(testModel);

describe('the list of users', () => {
  const list = async (change: Partial<ListSearch>) => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const search = { ...firstPage, pageSize: 50 as const, ...change };
    const actor = createActor(userListMachine, { input: { search } }).start();
    return (await waitFor(actor, (state) => state.matches('shown'))).context;
  };

  it('the list of users is filtered by role type, role and status', async () => {
    const columnFilters = [
      { name: 'roleType', value: 'ClientAppUser' },
      { name: 'role', value: 'employee' },
      { name: 'status', value: 'active' },
    ];
    const { rows, total } = await list({ columnFilters });
    expect(rows?.map(({ id }) => id)).toContain('ben');
    expect(rows?.map(({ id }) => id)).not.toContain('ava');
    expect(total).toBe(rows?.length);
  });

  it('the list of users is sorted by the last sign-in, with who never signed in first', async () => {
    const { rows } = await list({ sort: { column: 'lastSignIn', direction: 'ascending' } });
    const times = (rows ?? []).map(({ lastSignIn }) => lastSignIn ?? '');
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).not.toBe('');
  });
});
