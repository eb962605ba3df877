import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearNotices, lastNotices } from '#session/tabs/notice-list.ts';
import { ofRecordOrNew, useRecordId } from '../of-record.tsx';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { retried, useCopyAddress } from '../records/use-copy-address.ts';
import { useRecordListState } from '../records/use-record-list.ts';

const id = '6d0f7a52-5d0e-4d39-8a53-000000000001';

afterEach(() => {
  vi.restoreAllMocks();
  clearNotices();
});

it.each([
  [`/records/${id}`, id],
  [`/list?id=${id}`, id],
  ['/records/..%2Fuser', null],
  ['/list', null],
])('the address %s names the record %s', async (address, expected) => {
  const { wrapper } = await openPage({ address });
  const { result } = await renderHookIn(wrapper, () => useRecordId());
  expect(result.current).toBe(expected);
});

it('a form opens for a new record when its path names none', async () => {
  const Form = ofRecordOrNew(() => <h1>Form</h1>);
  const { wrapper } = await openPage({ address: '/list' });
  await act(async () => render(<Form />, { wrapper }));
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
});

it('the address of a page is copied in full, as another person can open it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { wrapper } = await openPage();
  const { result } = await renderHookIn(wrapper, useCopyAddress);
  result.current({ to: '/list', search: { page: 2 } });
  expect(write).toHaveBeenCalledWith(`${location.origin}/list?page=2`);
  await waitFor(() => expect(lastNotices()[0]?.message).toEqual({ key: 'addressCopied' }));
});

it('a person is notified that the browser did not let the address be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const { wrapper } = await openPage();
  const { result } = await renderHookIn(wrapper, useCopyAddress);
  result.current({ to: '/list' });
  await waitFor(() => expect(lastNotices()[0]?.message).toEqual({ key: 'addressNotCopied' }));
});

it('a page that is tried again starts from the beginning', async () => {
  const Page = retried(function Filled({ onRetry }: { onRetry: () => void }) {
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </>
    );
  });
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Atlas');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
});

it('a list provides its search, its hidden columns and the action to copy its address', async () => {
  const { wrapper } = await openPage({ address: '/list?sort=name' });
  const { result } = await renderHookIn(wrapper, () =>
    useRecordListState({ to: '/list' }, { name: () => '' }, ['name']),
  );
  expect(result.current.search.sort).toEqual({ column: 'name', direction: 'ascending' });
  expect(result.current.hiddenColumns).toEqual(['name']);
  act(() => result.current.onHiddenColumns([]));
  expect(result.current.hiddenColumns).toEqual([]);
});
