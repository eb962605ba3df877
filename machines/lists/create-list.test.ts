import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { Problem } from '#openapi/client/index.ts';
import { bulkDeletion } from './bulk-deletion.ts';
import { createList } from './create-list.ts';
import { createUndo } from './create-undo.ts';
import { deletion } from './deletion.ts';
import { firstPage, type ListSearch } from './list-search.ts';
import type { ListPage } from './list-types.ts';
import { undo } from './undo.ts';

interface Thing {
  id: string;
}

/** One that cannot be deleted, and one that someone else has deleted in the meantime. */
const [stays, deletedMeanwhile] = ['5', '6'];
const saying = (message: string) => ({ response: { errorMessages: [message] } });

const toPage = (page: number): ListSearch => ({ ...firstPage, page });

/** A list of 25 things in this process, with pages and every feature; it logs its requests. */
function things() {
  let records: readonly Thing[] = Array.from({ length: 25 }, (_, at) => ({ id: String(at) }));
  const requested: string[] = [];
  const machine = createList<Thing>({
    id: 'things',
    description: 'An example list of things.',
    loadPage: fromPromise<ListPage<Thing>, { search: ListSearch }>(
      async ({ input: { search } }) => {
        requested.push(`page ${search.page}`);
        const from = (search.page - 1) * search.pageSize;
        return { rows: records.slice(from, from + search.pageSize), total: records.length };
      },
    ),
    parts: [
      bulkDeletion<Thing>(({ id }) => id),
      deletion<Thing>(
        fromPromise<unknown, { row: Thing }>(async ({ input: { row } }) => {
          requested.push(`without ${row.id}`);
          if (row.id === stays) throw new Problem('conflict', 409, saying(`${row.id} is in use.`));
          if (row.id === deletedMeanwhile)
            throw new Problem('notFound', 404, saying('There is none.'));
          records = records.filter(({ id }) => id !== row.id);
        }),
      ),
      undo(
        createUndo<Thing>({
          id: 'restore-thing',
          description: 'The deleted things.',
          restoreRow: fromPromise<unknown, { row: Thing }>(async ({ input: { row } }) => {
            requested.push(`with ${row.id}`);
            records = [row, ...records];
          }),
        }),
      ),
    ],
  });
  return { machine, requested };
}

/** The storage of a tab. */
function createMemory() {
  const pages = new Map<number, ListPage<Thing>>();
  return {
    recall: ({ page }: ListSearch) => pages.get(page) ?? null,
    store: ({ page }: ListSearch, shown: ListPage<Thing>) => void pages.set(page, shown),
  };
}

function startActor(search = firstPage, memory = createMemory()) {
  const { machine, requested } = things();
  const actor = createActor(machine, { input: { search, memory } }).start();
  const shown = async () => (await waitFor(actor, (state) => state.matches('shown'))).context;
  return { machine, actor, requested, memory, shown };
}

const ids = (rows: readonly Thing[] | null) => rows?.map(({ id }) => id);

describe('a paged list', () => {
  it('the list shows the previous page at once on return, and reloads it', async () => {
    const { machine, shown, requested, memory } = startActor(toPage(2));
    const before = await shown();
    const back = createActor(machine, { input: { search: toPage(2), memory } }).start();
    expect(back.getSnapshot()).toMatchObject({
      value: 'loading',
      context: { rows: before.rows, total: 25, shownSearch: toPage(2) },
    });
    await waitFor(back, (state) => state.matches('shown'));
    expect(requested).toEqual(['page 2', 'page 3', 'page 2']);
  });

  it('the list shows another page at once if it was loaded before', async () => {
    const { actor, shown } = startActor();
    const first = await shown();
    actor.send({ type: 'search.changed', search: toPage(2) });
    await shown();
    actor.send({ type: 'search.changed', search: firstPage });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'loading',
      context: { rows: first.rows, shownSearch: firstPage },
    });
  });

  it('the list preloads the next page, shows it at once and reloads it', async () => {
    const { actor, shown, requested } = startActor();
    await shown();
    expect(requested).toEqual(['page 1']); // No page change yet.
    actor.send({ type: 'search.changed', search: toPage(2) });
    await shown();
    expect(requested).toEqual(['page 1', 'page 2', 'page 3']);
    actor.send({ type: 'search.changed', search: toPage(3) });
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('loading');
    expect(context.shownSearch).toEqual(toPage(3));
    expect(ids(context.rows)).toEqual(['20', '21', '22', '23', '24']);
    await shown();
    expect(requested.slice(3)).toEqual(['page 3']); // The last page: there is none to preload.
  });

  it('the list allows rows to be deleted while the next page is preloading', async () => {
    const { actor } = startActor(toPage(2));
    const { value, context } = await waitFor(actor, (state) => state.hasTag('ready'));
    expect(value).toBe('prefetching');
    actor.send({ type: 'DELETE', row: context.rows?.[0] as Thing });
    expect(actor.getSnapshot().value).toBe('confirmingDelete');
  });

  it('the list reports no failed preload, and loads the page when it is opened', async () => {
    const requested: number[] = [];
    const failing = createList<Thing>({
      id: 'failing',
      description: 'A list of things whose third page fails once.',
      loadPage: fromPromise<ListPage<Thing>, { search: ListSearch }>(
        async ({ input: { search } }) => {
          const isFirst = !requested.includes(search.page);
          requested.push(search.page);
          if (search.page === 3 && isFirst) throw new Problem('serverError', 503);
          return { rows: [{ id: String(search.page) }], total: 25 };
        },
      ),
    });
    const actor = createActor(failing, { input: { search: toPage(2), memory: createMemory() } });
    actor.start();
    const shown = async () => (await waitFor(actor, (state) => state.matches('shown'))).context;
    expect(await shown()).toMatchObject({ cause: null, shownSearch: toPage(2) });
    actor.send({ type: 'search.changed', search: toPage(3) });
    expect(ids((await shown()).rows)).toEqual(['3']);
    expect(requested).toEqual([2, 3, 3]);
  });

  it('the list stores the counts of each kind with their page', async () => {
    const response = { rows: [{ id: '1' }], total: 1, counts: { large: 1, small: 0 } };
    const counted = createList<Thing>({
      id: 'counted',
      description: 'A list of things that are counted by kind.',
      loadPage: fromPromise<ListPage<Thing>, { search: ListSearch }>(() =>
        Promise.resolve(response),
      ),
    });
    const memory = createMemory();
    const input = { search: firstPage, memory };
    await waitFor(createActor(counted, { input }).start(), (state) => state.matches('shown'));
    expect(createActor(counted, { input }).getSnapshot().context).toMatchObject(response);
  });

  it('the list keeps the current rows if the requested page was never loaded', async () => {
    const { actor, shown } = startActor();
    const first = await shown();
    actor.send({ type: 'search.changed', search: toPage(2) });
    expect(actor.getSnapshot().context).toMatchObject({
      rows: first.rows,
      search: toPage(2),
      shownSearch: firstPage,
    });
  });
});

describe('an open confirmation dialog', () => {
  const openConfirmation = async () => {
    const list = startActor();
    const { rows } = await list.shown();
    list.actor.send({ type: 'DELETE', row: rows?.[3] as Thing });
    return list;
  };

  it.each([
    ['its rows have changed', { type: 'rows.changed' } as const, 'page 1'],
    ['something was brought back', { type: 'rows.restored', rows: [] } as const, 'page 1'],
    ['another page is asked for', { type: 'search.changed', search: toPage(2) } as const, 'page 2'],
  ])('the list waits before it loads again: %s', async (_, event, read) => {
    const { actor, requested, shown } = await openConfirmation();
    actor.send(event);
    expect(actor.getSnapshot().value).toBe('confirmingDelete');
    expect(requested).toEqual(['page 1']);
    actor.send({ type: 'NO' });
    await shown();
    expect(requested.slice(0, 2)).toEqual(['page 1', read]);
  });

  it('the list does not load again if nothing has changed', async () => {
    const { actor, requested, shown } = await openConfirmation();
    actor.send({ type: 'NO' });
    await shown();
    expect(requested).toEqual(['page 1']);
  });
});

it('deleted rows can be restored with Undo, and the list loads again after that', async () => {
  const { actor, requested, shown } = startActor();
  const received: string[] = [];
  actor.on('rows.deleted', ({ rows }) => received.push(`gone: ${ids(rows)?.join()}`));
  actor.on('rows.restored', ({ rows }) => received.push(`back: ${ids(rows)?.join()}`));
  const { rows } = await shown();
  actor.send({ type: 'DELETE', row: rows?.[3] as Thing });
  actor.send({ type: 'YES' });
  expect(ids((await shown()).rows)).not.toContain('3');
  actor.getSnapshot().children.undo?.send({ type: 'undo' });
  await waitFor(actor, ({ context }) => context.rows?.[0]?.id === '3');
  expect(received).toEqual(['gone: 3', 'back: 3']);
  expect(requested).toEqual(['page 1', 'without 3', 'page 1', 'with 3', 'page 1']);
});

describe('the selected rows of a list', () => {
  const buildRows = (...names: string[]): Thing[] => names.map((id) => ({ id }));
  const openWithSelected = async (...names: string[]) => {
    const list = startActor();
    await list.shown();
    list.actor.send({ type: 'rows.select', rows: buildRows(...names) });
    const selection = () => ids(list.actor.getSnapshot().context.selection);
    const report = () => list.actor.getSnapshot().context.report;
    return { ...list, selection, report };
  };

  it('the rows are selected once, and deselected one by one or together', async () => {
    const { actor, selection } = await openWithSelected('1', '2');
    actor.send({ type: 'rows.select', rows: buildRows('2', '3') });
    expect(selection()).toEqual(['1', '2', '3']);
    actor.send({ type: 'rows.dropped', rows: buildRows('1') });
    expect(selection()).toEqual(['2', '3']);
    actor.send({ type: 'selection.clear' });
    expect(selection()).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'DELETE_SELECTED' })).toBe(false);
  });

  it('the rows stay selected on another page', async () => {
    const { actor, selection, shown } = await openWithSelected('1');
    actor.send({ type: 'search.changed', search: toPage(2) });
    await shown();
    actor.send({ type: 'rows.select', rows: buildRows('11') });
    expect(selection()).toEqual(['1', '11']);
  });

  it('the rows are deselected if a list that loads in full no longer has them', async () => {
    let records = buildRows('1', '2');
    const full = createList<Thing>({
      id: 'full',
      description: 'A list of all things.',
      loadRecords: fromPromise<readonly Thing[]>(async () => records),
      parts: [bulkDeletion<Thing>(({ id }) => id)],
    });
    const actor = createActor(full, { input: {} }).start();
    await waitFor(actor, (state) => state.matches('shown'));
    actor.send({ type: 'rows.select', rows: records });
    records = buildRows('2');
    actor.send({ type: 'rows.changed' });
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    expect(context.selection).toEqual(records);
  });

  it('the rows are not deleted if the answer is No', async () => {
    const { actor, requested, selection } = await openWithSelected('1', '2');
    actor.send({ type: 'DELETE_SELECTED' });
    actor.send({ type: 'NO' });
    expect(actor.getSnapshot().value).toBe('shown');
    expect([requested, selection()]).toEqual([['page 1'], ['1', '2']]);
  });

  it('the rows are deleted one after the other, and restored together', async () => {
    const { actor, requested, selection, report, shown } = await openWithSelected('1', '2');
    actor.send({ type: 'DELETE_SELECTED' });
    actor.send({ type: 'YES' });
    expect(ids((await shown()).rows)?.slice(0, 3)).toEqual(['0', '3', '4']);
    expect(requested).toEqual(['page 1', 'without 1', 'without 2', 'page 1']);
    expect([selection(), report()]).toEqual([
      [],
      { succeeded: buildRows('1', '2'), remaining: [] },
    ]);
    actor.getSnapshot().children.undo?.send({ type: 'undo' });
    await waitFor(actor, ({ context }) => context.rows?.[0]?.id === '2');
    expect(requested.slice(4)).toEqual(['with 1', 'with 2', 'page 1']);
  });

  it('rows that cannot be deleted stay selected, each with its reason', async () => {
    const { actor, selection, report, shown } = await openWithSelected('4', '5', '6', '7');
    const removed: unknown[] = [];
    actor.on('rows.deleted', ({ rows }) => removed.push(ids(rows)));
    actor.send({ type: 'DELETE_SELECTED' });
    actor.send({ type: 'YES' });
    await shown();
    expect(report()).toEqual({
      succeeded: buildRows('4', '7'),
      remaining: [{ row: { id: '5' }, failure: { kind: 'conflict', message: '5 is in use.' } }],
    });
    // This user cannot restore records that someone else has deleted.
    expect([selection(), removed]).toEqual([['5'], [['4', '7']]]);
    actor.send({ type: 'report.closed' });
    expect([selection(), report()]).toEqual([['5'], null]);
  });
});
