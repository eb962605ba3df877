import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './assignees.test-model.ts';
import { assigneesMachine } from './assignees.machine.ts';

testPaths(testModel);

describe('the list of assignees', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  const found = async (...columnFilters: ListSearch['columnFilters']) => {
    const input = { search: { ...firstPage, pageSize: 50 as const, columnFilters } };
    const actor = createActor(assigneesMachine, { input }).start();
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    return context.rows ?? [];
  };

  it('the list finds employees and teams by a part of their name, ignoring case', async () => {
    const rows = await found({ name: 'search', value: 'BEN' });
    expect(rows.map(({ name }) => name)).toContain('Ben Okafor');
    expect(observed.calls.at(-1)).toContain('searchText=BEN');
  });

  it('the list can be limited to teams, or to assignees who have assets', async () => {
    const teams = await found({ name: 'kind', value: 'Team' });
    expect(teams.length).toBeGreaterThan(0);
    expect(teams.every(({ teamId }) => teamId !== null)).toBe(true);
    const assignees = await found({ name: 'holding', value: 'yes' });
    expect(assignees.length).toBeGreaterThan(0);
    expect(assignees.every(({ assetCount }) => assetCount > 0)).toBe(true);
  });

  it('the list shows all assignees if the address has an unknown kind', async () => {
    expect(await found({ name: 'kind', value: 'Ghost' })).toEqual(await found());
  });

  it('the list sends no more search characters than the contract allows', async () => {
    expect(await found({ name: 'search', value: 'x'.repeat(250) })).toEqual([]);
    expect(observed.problems).toEqual([]);
  });

  it('the list is unavailable, without an error message, if it cannot be loaded', async () => {
    server.setScenario(down);
    const actor = createActor(assigneesMachine, { input: { search: firstPage } }).start();
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('unavailable');
  });
});
