import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bulkDeletion } from '#machines/lists/bulk-deletion.ts';
import { createList } from '#machines/lists/create-list.ts';
import { createReport } from '#machines/lists/create-report.ts';
import { createUndo } from '#machines/lists/create-undo.ts';
import { deletion } from '#machines/lists/deletion.ts';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import type { ListPage } from '#machines/lists/list-types.ts';
import { undo } from '#machines/lists/undo.ts';
import { Problem } from '#openapi/client/index.ts';
import { openPage, renderHookIn } from '#page/open-page.fixtures.tsx';
import { clearNotices, lastNotices } from '#session/tabs/notice-list.ts';
import { useReportRejection } from '../report/report-frame.tsx';
import { useSavedName, usePassedName } from '../form/use-passed-name.ts';
import { useBulkChoice } from './use-bulk-choice.ts';
import { useSavedRow } from './use-saved-row.ts';
import { useTableFocus } from './use-table-focus.ts';
import { useRestoredMessage } from '../form/use-restored-message.ts';

const Texts = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;

afterEach(clearNotices);

interface Thing {
  id: string;
  name: string;
}

const things: readonly Thing[] = [
  { id: '1', name: 'Desk' },
  { id: '2', name: 'Lamp' },
];
const getName = ({ name }: Thing) => name;
const getKey = ({ id }: Thing) => id;

const openList = async () => {
  const machine = createList<Thing>({
    id: 'things',
    description: 'Things, as an example.',
    loadPage: fromPromise<ListPage<Thing>, { search: ListSearch }>(async () => ({
      rows: things,
      total: 2,
    })),
    parts: [
      bulkDeletion<Thing>(getKey),
      deletion<Thing>(fromPromise<unknown, { row: Thing }>(async () => null)),
      undo(
        createUndo<Thing>({
          id: 'restore-thing',
          description: 'Things that were deleted.',
          restoreRow: fromPromise<unknown, { row: Thing }>(async () => null),
        }),
      ),
    ],
  });
  const actor = createActor(machine, { input: { search: firstPage } }).start();
  await waitFor(() => expect(actor.getSnapshot().context.rows).toEqual(things));
  return actor;
};

describe('the rows of a list', () => {
  it('the rows are selected, unselected and all cleared, under the names of their records', async () => {
    const actor = await openList();
    const { result } = await renderHookIn(Texts, () => useBulkChoice(actor, getName, getKey));
    const [table, lamp] = things as [Thing, Thing];
    act(() => result.current.onSelect(things, true));
    expect([table, lamp].map(result.current.isSelected)).toEqual([true, true]);
    act(() => result.current.onSelect([table], false));
    expect([table, lamp].map(result.current.isSelected)).toEqual([false, true]);
    expect(result.current.getLabel(lamp)).toContain('Lamp');
    act(() => result.current.onClear());
    expect(result.current.isSelected(lamp)).toBe(false);
  });

  it('restored rows are named in a message', async () => {
    const actor = await openList();
    await renderHookIn(Texts, () => useRestoredMessage(actor, getName));
    const [table] = things as [Thing, Thing];
    act(() => actor.send({ type: 'DELETE', row: table }));
    act(() => actor.send({ type: 'YES' }));
    const offer = () => actor.getSnapshot().children['undo'];
    await waitFor(() => expect(offer()?.getSnapshot().hasTag('offered')).toBe(true));
    act(() => offer()?.send({ type: 'undo' }));
    await waitFor(() =>
      expect(lastNotices()[0]?.message).toEqual({ message: 'Desk was restored.' }),
    );
  });
});

describe('a list after a form has led back to it', () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ id: String(at), name: `Row ${at}` }));
  const opened = async (savedName: string | undefined, found: readonly Thing[] | null = rows) => {
    const onSearch = vi.fn<(search: ListSearch, options?: { replace?: boolean }) => void>();
    const { wrapper } = await openPage({ state: savedName === undefined ? {} : { savedName } });
    const view = await renderHookIn(
      wrapper,
      ({ page }: { page: number }) =>
        useSavedRow<Thing>({ rows, found, search: { ...firstPage, page }, onSearch, getName }),
      { page: 1 },
    );
    return { ...view, onSearch };
  };

  it('a list opens the page of the saved record, whose row gets the focus once', async () => {
    const { result, rerender, onSearch } = await opened('Row 23');
    expect(onSearch).toHaveBeenCalledWith({ ...firstPage, page: 3 }, { replace: true });
    rerender({ page: 3 });
    expect(result.current.target?.index).toBe(3);
    act(() => result.current.target?.onReached());
    expect(result.current.target).toBeUndefined();
    rerender({ page: 1 });
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('a list names the saved record that its filters leave out', async () => {
    const { result, onSearch } = await opened('Row 23', rows.slice(0, 3));
    expect(result.current.hiddenName).toBe('Row 23');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('a list stays on its page for a person who comes from another page', async () => {
    const { result, onSearch } = await opened(undefined);
    expect(result.current).toEqual({ target: undefined, hiddenName: null });
    expect(onSearch).not.toHaveBeenCalled();
  });
});

it('a page has the names that the page before it has passed on', async () => {
  const names = async (state: { savedName?: string; recordName?: string }) => {
    const { wrapper } = await openPage({ state });
    const { result } = await renderHookIn(wrapper, () => [usePassedName(), useSavedName()]);
    return result.current;
  };
  expect(await names({ recordName: 'Desk' })).toEqual(['Desk', null]);
  expect(await names({ savedName: 'Lamp' })).toEqual([undefined, 'Lamp']);
});

it('the table gets the focus that was lost with a deleted row, and only then', async () => {
  function Table() {
    const { focusAnchor, watch } = useTableFocus();
    return (
      <div>
        <span ref={focusAnchor} />
        <div role="region" tabIndex={-1} aria-label="Things" />
        <button type="button" onClick={() => watch(true)}>
          Delete
        </button>
      </div>
    );
  }
  const { container } = render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(document.activeElement).toBe(screen.getByRole('button'));
  act(() => screen.getByRole('button').blur());
  container.append('changed');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
});

it('a filter that the server rejects shows the server’s reason, until it is changed', async () => {
  const machine = createReport<{ rows: readonly string[]; total: number }>({
    id: 'report',
    description: 'A report of the test.',
    loadReport: fromPromise(async ({ input: { search } }) => {
      if (search.columnFilters.length === 0) return { rows: [], total: 0 };
      const messages = ['The range is too wide.'];
      throw new Problem('invalid', 400, {
        response: { errorMessages: messages, fieldErrors: { from: messages } },
      });
    }),
  });
  const wide = { ...firstPage, columnFilters: [{ name: 'from', value: '2020-01-01' }] };
  const actor = createActor(machine, { input: { search: wide } }).start();
  const { result } = await renderHookIn(Texts, () => useReportRejection(actor as never, 'from'));
  await waitFor(() => expect(result.current).toBe('The range is too wide.'));
  act(() => actor.send({ type: 'search.changed', search: firstPage }));
  await waitFor(() => expect(result.current).toBeUndefined());
});
