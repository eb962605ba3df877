import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectApi } from '#openapi/client/index.ts';
import { createLatePanel } from './late-panel.ts';
import * as panelCode from './notification-panel.ts';
import { openPage, renderHookIn } from '../open-page.fixtures.tsx';
import { NotificationsProvider } from './shared-notifications.tsx';
import { useLatePanel } from './use-late-panel.ts';
import { useNoticeText } from './use-notice-text.ts';
import { useNotifications } from './use-notifications.ts';

/** An API that never responds: the shared actors exist all the same. */
const connectSilent = () =>
  connectApi({
    address: 'https://portal.example/api',
    tenantId: () => 'aster',
    accessToken: async () => 'a-token',
    language: () => 'en',
    onSuccess: () => undefined,
    onProblem: () => undefined,
    fetch: () => new Promise<never>(() => undefined),
  });

afterEach(() => {
  vi.restoreAllMocks();
});

it('the bell and a page share one hub, which stops when the last of them is left', async () => {
  connectSilent();
  const { wrapper: Page } = await openPage();
  const { result, unmount } = await renderHookIn(
    ({ children }: { children: ReactNode }) => (
      <Page>
        <NotificationsProvider>{children}</NotificationsProvider>
      </Page>
    ),
    () => [useNotifications(), useNotifications()],
  );
  const [bell, page] = result.current;
  expect(bell).not.toBeNull();
  expect(page).toBe(bell);
  expect(bell?.hub.getSnapshot().status).toBe('active');
  unmount();
  expect(bell?.hub.getSnapshot().status).toBe('stopped');
});

it('the list behind the bell is loaded when something shows it, and is available from then on', async () => {
  connectSilent();
  const code = Promise.withResolvers<typeof panelCode>();
  const load = vi.fn<() => Promise<typeof panelCode>>(() => code.promise);
  const late = createLatePanel('employee-ava', load);
  expect(load).not.toHaveBeenCalled();
  const { result } = renderHook(() => useLatePanel(late));
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toBeNull();
  await act(async () => code.resolve(panelCode));
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current).toBe(late.current());
  late.stop();
});

it('a notice has the text of the server, or the app’s own in the language of the page', async () => {
  const { wrapper } = await openPage();
  const { result } = await renderHookIn(wrapper, useNoticeText);
  const notice = { id: 1, at: 0, tone: 'success', count: 1, traceId: '' } as const;
  expect(result.current({ ...notice, message: { message: 'Team saved.' } })).toBe('Team saved.');
  expect(result.current({ ...notice, message: { key: 'addressCopied' } })).toMatch(/copied/i);
});
