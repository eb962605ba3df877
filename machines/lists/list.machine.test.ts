import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api, type Schema } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { firstPage, toSearchData, type ListSearch } from './list-search.ts';
import { createList } from './create-list.ts';
import type { ListPage } from './list-types.ts';
import { testModel } from './list.test-model.ts';
import { listView } from './list-view.ts';

testPaths(testModel);

type Project = Schema<'PmoProject'>;

const projectList = createList<Project>({
  id: 'list',
  description: 'The projects, as an example list.',
  loadPage: fromPromise(async ({ input, signal }) => {
    const body = toSearchData(input.search);
    const { pmoProjects, totalCount } = await api.searchProjects({ body, signal });
    return { rows: pmoProjects, total: totalCount };
  }),
});

const byName: ListSearch['sort'] = { column: 'name', direction: 'ascending' };

async function startList(change: Partial<ListSearch> = {}) {
  const server = await createNodeServer({ clock: timelineFrom('2026-03-04T10:00:00.000Z') });
  const observed = connectAs(server, 'ava', 'aster');
  const actor = createActor(projectList, { input: { search: { ...firstPage, ...change } } });
  const corrected: number[] = [];
  actor.on('page.corrected', ({ search }) => corrected.push(search.page));
  actor.start();
  return {
    server,
    observed,
    actor,
    corrected,
    shown: async () => (await waitFor(actor, (state) => state.matches('shown'))).context,
  };
}

describe('the list machine', () => {
  it('the list loads page by page, and sends page, pageSize, sort and columnFilters', async () => {
    const { shown, observed } = await startList({ sort: byName });
    const page = await shown();
    expect(page.rows).toHaveLength(10);
    expect(page.total).toBeGreaterThan(10);
    expect(observed.bodies).toEqual([{ page: 1, pageSize: 10, sort: 'name', columnFilters: [] }]);
  });

  it('the list keeps its rows while another page loads', async () => {
    const { actor, shown } = await startList();
    const before = await shown();
    actor.send({ type: 'search.changed', search: { ...firstPage, page: 2 } });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context.rows).toBe(before.rows);
    const after = await shown();
    expect(after.shownSearch?.page).toBe(2);
    expect(after.rows).not.toEqual(before.rows);
  });

  it('the list sends no request if the search has not changed', async () => {
    const { actor, shown, observed } = await startList();
    await shown();
    actor.send({ type: 'search.changed', search: { ...firstPage, columnFilters: [] } });
    expect(actor.getSnapshot().value).toBe('shown');
    expect(observed.calls).toHaveLength(1);
  });

  it('the list goes to the last page if the requested one no longer exists', async () => {
    const { shown, corrected } = await startList({ page: 400 });
    const page = await shown();
    expect(page.rows?.length).toBeGreaterThan(0);
    expect(page.shownSearch?.page).toBe(Math.ceil((page.total ?? 0) / 10));
    expect(corrected).toEqual([page.shownSearch?.page]);
  });

  it('the list is empty if no record matches the filter', async () => {
    const columnFilters = [{ name: 'name', value: 'no such project' }];
    const { shown, corrected } = await startList({ columnFilters });
    expect(await shown()).toMatchObject({ rows: [], total: 0 });
    expect(corrected).toEqual([]);
  });

  it('the list loads again after its records have changed', async () => {
    const { actor, shown, observed } = await startList();
    await shown();
    actor.send({ type: 'rows.changed' });
    expect(actor.getSnapshot().value).toBe('loading');
    await shown();
    expect(observed.calls).toHaveLength(2);
  });

  it('the list loads again in the background when the user returns to the tab', async () => {
    const { actor, server, shown, observed } = await startList();
    const before = await shown();
    actor.send({ type: 'tab.returned' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    await shown();
    server.setScenario({ ...healthyNetwork, operation: 'searchProjects', status: 503 });
    actor.send({ type: 'tab.returned' });
    expect((await shown()).rows).toEqual(before.rows);
    expect(observed.calls).toHaveLength(3);
  });

  it('the list is unavailable, without an error message, if the first load fails', async () => {
    const { actor, server } = await startList();
    server.setScenario({ ...healthyNetwork, operation: 'searchProjects', status: 503 });
    const again = createActor(projectList, { input: { search: firstPage } }).start();
    await waitFor(again, (state) => state.status === 'done');
    expect(again.getSnapshot().value).toBe('unavailable');
    actor.stop();
  });

  it('the list keeps its rows when a reload fails, and can be retried', async () => {
    const { actor, server, shown } = await startList();
    const before = await shown();
    server.setScenario({ ...healthyNetwork, operation: 'searchProjects', status: 503 });
    actor.send({ type: 'search.changed', search: { ...firstPage, page: 2 } });
    await waitFor(actor, (state) => state.matches('reloadFailed'));
    expect(actor.getSnapshot().context).toEqual({
      ...before,
      search: { ...firstPage, page: 2 },
      cause: 'down',
    });
    server.setScenario(healthyNetwork);
    actor.send({ type: 'retry' });
    expect((await shown()).shownSearch?.page).toBe(2);
  });
});

describe('the grid of a list', () => {
  const getView = ({ actor }: Awaited<ReturnType<typeof startList>>) =>
    listView(actor.getSnapshot());

  it('the grid is empty, then shows the page, then that page while another one loads', async () => {
    const list = await startList();
    expect(getView(list)).toMatchObject({ rows: null, total: 0, status: 'loading' });
    const page = await list.shown();
    expect(getView(list)).toEqual({
      rows: page.rows,
      total: page.total,
      search: firstPage,
      shownSearch: firstPage,
      status: 'shown',
    });
    const search = { ...firstPage, page: 2 };
    list.actor.send({ type: 'search.changed', search });
    expect(getView(list)).toMatchObject({ rows: page.rows, search, shownSearch: firstPage });
    expect(getView(list).status).toBe('loading');
  });

  it('the grid does not change during a background reload, and says when a reload failed', async () => {
    const list = await startList();
    const page = await list.shown();
    list.actor.send({ type: 'tab.returned' });
    expect(getView(list).status).toBe('shown');
    list.server.setScenario({ ...healthyNetwork, operation: 'searchProjects', status: 503 });
    list.actor.send({ type: 'rows.changed' });
    await waitFor(list.actor, (state) => state.matches('reloadFailed'));
    expect(getView(list)).toMatchObject({ rows: page.rows, status: 'failed' });
  });
});

it('only the response to the latest search counts', async () => {
  const responses = new Map<number, (page: ListPage<string>) => void>();
  const aborted: number[] = [];
  const machine = createList<string>({
    id: 'list',
    description: 'A list whose responses arrive when the test triggers them.',
    loadPage: fromPromise(({ input: { search }, signal }) => {
      signal.addEventListener('abort', () => aborted.push(search.page));
      return new Promise((resolve) => responses.set(search.page, resolve));
    }),
  });
  const actor = createActor(machine, { input: { search: firstPage } }).start();
  actor.send({ type: 'search.changed', search: { ...firstPage, page: 2 } });
  responses.get(2)?.({ rows: ['second'], total: 30 });
  responses.get(1)?.({ rows: ['first'], total: 30 });
  await waitFor(actor, (state) => state.matches('shown'));
  expect(aborted).toEqual([1]);
  expect(actor.getSnapshot().context.rows).toEqual(['second']);
});
