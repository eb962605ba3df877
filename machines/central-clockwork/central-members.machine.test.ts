import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import type { Scope } from './central-member.ts';
import { testModel } from './central-members.test-model.ts';
import { centralMembersMachine } from './central-members.machine.ts';

testPaths(testModel);

describe('the members of centralized ClockWork', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
  });

  const found = async (scope: Scope, search: Partial<ListSearch> = {}) => {
    const input = { parentId: scope, search: { ...firstPage, ...search } };
    const actor = createActor(centralMembersMachine, { input }).start();
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    return context;
  };

  it('the members are the full tenant, ordered by name', async () => {
    const names = ((await found('All')).rows ?? []).map(({ employeeName }) => employeeName);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it('the members are only the team for users who only lead a team', async () => {
    const input = { parentId: 'MyTeam', search: firstPage };
    const actor = createActor(centralMembersMachine, { input }).start();
    await waitFor(actor, (state) => state.matches('unavailable'));
    expect(observed.calls.at(-1)).toContain('scope=MyTeam');
    expect(observed.problems).toEqual([{ kind: 'forbidden', id: 'listCentralMembers' }]);
  });

  it('the members are ordered and searched by the server', async () => {
    const sort = { column: 'totalTimeInSeconds', direction: 'descending' } as const;
    const seconds = ((await found('All', { sort })).rows ?? []).map(
      ({ totalTimeInSeconds }) => totalTimeInSeconds,
    );
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
    const columnFilters = [{ name: 'employeeName', value: 'okafor' }];
    const { rows } = await found('All', { columnFilters });
    expect(rows?.map(({ employeeName }) => employeeName)).toEqual(['Ben Okafor']);
  });

  it('the members are denied to users without the right', async () => {
    observed = connectAs(server, 'ben', 'aster');
    const actor = createActor(centralMembersMachine, { input: { search: firstPage } }).start();
    await waitFor(actor, (state) => state.matches('unavailable'));
    expect(observed.problems).toEqual([{ kind: 'forbidden', id: 'listCentralMembers' }]);
  });

  it('the members are unavailable, without an error message, if they cannot be loaded', async () => {
    server.setScenario(down);
    const actor = createActor(centralMembersMachine, { input: { search: firstPage } }).start();
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('unavailable');
  });
});
