import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reportChange, timesName } from '#session/tabs/time-changes.ts';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { useTimesChanged } from '../timer/use-times-changed.ts';
import { useUnsentInOtherTab } from '../drafts/use-unsent-in-other-tab.ts';

const member = { tenantId: 'aster', subject: 'ava' };
const clockwork = { id: 'postClockWork', area: 'clockwork' } as never;

/** Sends the message of another tab to the tabs of the same user. */
async function changeInOtherTab(of: typeof member): Promise<void> {
  const channel = new BroadcastChannel(timesName(of));
  channel.postMessage('another tab');
  channel.close();
}

it('a page is notified of changed times, with the tab that changed them, until it is left', async () => {
  const onChange = vi.fn<(where: 'here' | 'otherTab') => void>();
  const { wrapper } = await openPage();
  const { unmount } = await renderHookIn(wrapper, () => useTimesChanged(onChange));
  reportChange(clockwork, member);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('here'));
  await changeInOtherTab(member);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('otherTab'));
  unmount();
  const after = onChange.mock.calls.length;
  await changeInOtherTab(member);
  // A channel of the same name receives a message after all channels that were opened before it.
  const last = new BroadcastChannel(timesName(member));
  const arrived = new Promise((resolve) => last.addEventListener('message', resolve));
  await changeInOtherTab(member);
  await arrived;
  last.close();
  expect(onChange).toHaveBeenCalledTimes(after);
});

it('a page is not notified of changed times in another tenant, nor of other areas', async () => {
  const onChange = vi.fn<(where: 'here' | 'otherTab') => void>();
  const { wrapper } = await openPage();
  await renderHookIn(wrapper, () => useTimesChanged(onChange));
  reportChange({ id: 'updateTag', area: 'tags' } as never, member);
  await changeInOtherTab({ ...member, tenantId: 'birch' });
  reportChange(clockwork, member);
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange).toHaveBeenLastCalledWith('here');
});

it('a page is notified when another tab has something to send, and not when nothing changed', async () => {
  const onChange = vi.fn<() => void>();
  const { wrapper } = await openPage();
  const { unmount } = await renderHookIn(wrapper, () => useUnsentInOtherTab(onChange));
  const storage = () =>
    act(async () => void fireEvent(window, new StorageEvent('storage', { key: null })));
  await storage();
  expect(onChange).not.toHaveBeenCalled();
  localStorage.setItem(
    'atrium.device.timer',
    JSON.stringify({
      'ava@aster': {
        unsent: [
          {
            id: 'entry',
            isNew: true,
            startTime: '2026-03-04T09:00:00.000Z',
            endTime: null,
            description: '',
            isDescribed: false,
            work: null,
            rejection: null,
          },
        ],
      },
    }),
  );
  await storage();
  expect(onChange).toHaveBeenCalledOnce();
  unmount();
  localStorage.clear();
  await storage();
  expect(onChange).toHaveBeenCalledOnce();
});
