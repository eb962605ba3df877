import { act, waitFor } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { createList } from '#machines/lists/create-list.ts';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import type { ListPage } from '#machines/lists/list-types.ts';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { useListAddress, useListSearch } from './use-list-search.ts';

const columns = { sortable: ['name'], filterable: ['name'] };
const byName = (value: string): ListSearch => ({
  ...firstPage,
  columnFilters: [{ name: 'name', value }],
});

const opened = async (address: string) => {
  const page = await openPage({ address });
  const view = await renderHookIn(page.wrapper, () => useListSearch(columns));
  const go = (next: ListSearch) => act(async () => view.result.current.onSearch(next));
  return { ...page, result: view.result, go, href: () => page.router.state.location.href };
};

it('a list takes its search from the address', async () => {
  const { result } = await opened('/list?page=2&sort=-name&filter.name=desk');
  expect(result.current.search).toEqual({
    page: 2,
    pageSize: 10,
    sort: { column: 'name', direction: 'descending' },
    columnFilters: [{ name: 'name', value: 'desk' }],
  });
});

it('a page change goes into the address next to its other parts, and Back returns', async () => {
  const { result, go, href, history } = await opened('/list?tab=mine#rows');
  await go({ ...firstPage, page: 3 });
  expect(href()).toBe('/list?tab=mine&page=3#rows');
  await act(async () => history.back());
  await waitFor(() => expect(result.current.search.page).toBe(1));
});

it('a filter that is typed further is one step in the history', async () => {
  const { go, result, history } = await opened('/list');
  await go(byName('d'));
  await go(byName('de'));
  await go(byName('desk'));
  expect(result.current.search).toEqual(byName('desk'));
  await act(async () => history.back());
  await waitFor(() => expect(result.current.search).toEqual(firstPage));
});

it('a list follows its address, and corrects a page that no longer exists', async () => {
  const searched: number[] = [];
  const machine = createList<string>({
    id: 'things',
    description: 'Things, as an example.',
    loadPage: fromPromise<ListPage<string>, { search: ListSearch }>(
      async ({ input: { search } }) => {
        searched.push(search.page);
        return { rows: search.page === 1 ? ['one'] : [], total: 1 };
      },
    ),
  });
  const actor = createActor(machine, { input: { search: { ...firstPage, page: 7 } } }).start();
  const { wrapper, router } = await openPage({ address: '/list?page=7' });
  const { result } = await renderHookIn(wrapper, () =>
    useListAddress(actor, useListSearch(columns)),
  );
  await waitFor(() => expect(actor.getSnapshot().context.search.page).toBe(1));
  await waitFor(() => expect(router.state.location.href).toBe('/list'));
  await act(async () => result.current.onSearch({ ...firstPage, pageSize: 20 }));
  expect(actor.getSnapshot().context.search.pageSize).toBe(20);
  expect(router.state.location.href).toBe('/list?pageSize=20');
  expect(searched).toContain(7);
});
