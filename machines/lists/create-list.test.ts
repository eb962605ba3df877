import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createList } from './create-list.ts';
import { createUndo } from './create-undo.ts';
import { deletion } from './deletion.ts';
import { firstPage, type ListSearch } from './list-search.ts';
import type { ListPage } from './list-types.ts';
import { undo } from './undo.ts';

interface Thing {
  id: string;
}

const pageOf = (page: number): ListSearch => ({ ...firstPage, page });

/** A list of 25 things in this process, paged and with every part; it says what it was asked. */
function things() {
  let held: readonly Thing[] = Array.from({ length: 25 }, (_, at) => ({ id: String(at) }));
  const asked: string[] = [];
  const machine = createList<Thing>({
    id: 'things',
    description: 'Things, as an example.',
    loadPage: fromPromise<ListPage<Thing>, { search: ListSearch }>(
      async ({ input: { search } }) => {
        asked.push(`page ${search.page}`);
        const from = (search.page - 1) * search.pageSize;
        return { rows: held.slice(from, from + search.pageSize), total: held.length };
      },
    ),
    parts: [
      deletion<Thing>(
        fromPromise<unknown, { row: Thing }>(async ({ input: { row } }) => {
          asked.push(`without ${row.id}`);
          held = held.filter(({ id }) => id !== row.id);
        }),
      ),
      undo(
        createUndo<Thing>({
          id: 'restore-thing',
          description: 'Things that were deleted.',
          restoreRow: fromPromise<unknown, { row: Thing }>(async ({ input: { row } }) => {
            asked.push(`with ${row.id}`);
            held = [row, ...held];
          }),
        }),
      ),
    ],
  });
  return { machine, asked };
}

/** What a tab remembers. */
function remembered() {
  const pages = new Map<number, ListPage<Thing>>();
  return {
    recall: ({ page }: ListSearch) => pages.get(page) ?? null,
    keep: ({ page }: ListSearch, shown: ListPage<Thing>) => void pages.set(page, shown),
  };
}

function begun(search = firstPage, memory = remembered()) {
  const { machine, asked } = things();
  const actor = createActor(machine, { input: { search, memory } }).start();
  const shown = async () => (await waitFor(actor, (state) => state.matches('shown'))).context;
  return { machine, actor, asked, memory, shown };
}

const ids = (rows: readonly Thing[] | null) => rows?.map(({ id }) => id);

describe('a list that is paged', () => {
  it('shows the page of before at once when it is gone back to, and renews it', async () => {
    const { machine, shown, asked, memory } = begun(pageOf(2));
    const before = await shown();
    const back = createActor(machine, { input: { search: pageOf(2), memory } }).start();
    expect(back.getSnapshot()).toMatchObject({
      value: 'loading',
      context: { rows: before.rows, total: 25, shownSearch: pageOf(2) },
    });
    await waitFor(back, (state) => state.matches('shown'));
    expect(asked).toEqual(['page 2', 'page 2']);
  });

  it('shows another page at once, too, where that was seen before', async () => {
    const { actor, shown } = begun();
    const first = await shown();
    actor.send({ type: 'search.changed', search: pageOf(2) });
    await shown();
    actor.send({ type: 'search.changed', search: firstPage });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'loading',
      context: { rows: first.rows, shownSearch: firstPage },
    });
  });

  it('keeps the rows at hand where the page asked for was never seen', async () => {
    const { actor, shown } = begun();
    const first = await shown();
    actor.send({ type: 'search.changed', search: pageOf(2) });
    expect(actor.getSnapshot().context).toMatchObject({
      rows: first.rows,
      search: pageOf(2),
      shownSearch: firstPage,
    });
  });
});

describe('while a question is up', () => {
  const asking = async () => {
    const list = begun();
    const { rows } = await list.shown();
    list.actor.send({ type: 'DELETE', row: rows?.[3] as Thing });
    return list;
  };

  it.each([
    ['its rows have changed', { type: 'rows.changed' } as const, 'page 1'],
    ['something was brought back', { type: 'rows.restored', rows: [] } as const, 'page 1'],
    ['another page is asked for', { type: 'search.changed', search: pageOf(2) } as const, 'page 2'],
  ])('the list waits to be read again: %s', async (_, event, read) => {
    const { actor, asked, shown } = await asking();
    actor.send(event);
    expect(actor.getSnapshot().value).toBe('confirmingDelete');
    expect(asked).toEqual(['page 1']);
    actor.send({ type: 'NO' });
    await shown();
    expect(asked).toEqual(['page 1', read]);
  });

  it('nothing is read again where nothing has changed', async () => {
    const { actor, asked, shown } = await asking();
    actor.send({ type: 'NO' });
    await shown();
    expect(asked).toEqual(['page 1']);
  });
});

it('what a list has deleted is on offer, and read again once it is back', async () => {
  const { actor, asked, shown } = begun();
  const told: string[] = [];
  actor.on('rows.deleted', ({ rows }) => told.push(`gone: ${ids(rows)?.join()}`));
  actor.on('rows.restored', ({ rows }) => told.push(`back: ${ids(rows)?.join()}`));
  const { rows } = await shown();
  actor.send({ type: 'DELETE', row: rows?.[3] as Thing });
  actor.send({ type: 'YES' });
  expect(ids((await shown()).rows)).not.toContain('3');
  actor.getSnapshot().children.undo?.send({ type: 'UNDO' });
  await waitFor(actor, ({ context }) => context.rows?.[0]?.id === '3');
  expect(told).toEqual(['gone: 3', 'back: 3']);
  expect(asked).toEqual(['page 1', 'without 3', 'page 1', 'with 3', 'page 1']);
});
