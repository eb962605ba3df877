import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../lists/list-search.ts';
import { connectAs, down } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { employeeListMachine } from './employee-list.machine.ts';
import { managerFilter, statusFilter } from './employee-search.ts';
import { testModel } from './employee-list.test-model.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

const load = async (columnFilters: { name: string; value: string }[] = []) => {
  const search = { ...firstPage, pageSize: 50 as const, columnFilters };
  const list = createActor(employeeListMachine, { input: { search } }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  return context.rows ?? [];
};

it('the list shows the employees by name, with designation and manager', async () => {
  const names = (await load()).map(({ fullName }) => fullName);
  expect(names).toContain('Ben Okafor');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

it('the list is filtered by manager and status at the same time', async () => {
  const manager = (await load()).find(({ reportingToId }) => reportingToId !== null);
  const value = manager?.reportingToId ?? '';
  const rows = await load([
    { name: managerFilter, value },
    { name: statusFilter, value: 'true' },
  ]);
  expect(rows).not.toEqual([]);
  expect(rows.every((row) => row.reportingToId === value && row.isActive)).toBe(true);
});

it('the list is unavailable while the server is down', async () => {
  server.setScenario(down);
  const list = createActor(employeeListMachine, { input: {} }).start();
  expect((await waitFor(list, (state) => state.status === 'done')).value).toBe('unavailable');
});
