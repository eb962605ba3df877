import { beforeAll, describe, expect, it, vi } from 'vitest';
import { connectApi } from '#openapi/client/index.ts';
import { buildNotification, createNotificationsResponse } from '#machines/testing/notifications.ts';
import { createLatePanel } from './late-panel.ts';

type Code = typeof import('./notification-panel.ts');

const counts = { unreadNotificationCount: 3, requestTrackingPendingCount: 1 };

beforeAll(() => {
  connectApi({
    address: 'http://localhost/api',
    tenantId: () => 'aster',
    accessToken: async () => 'token',
    language: () => 'en',
    fetch: async () =>
      Response.json(createNotificationsResponse([buildNotification(2), buildNotification(5)])),
    onSuccess: () => undefined,
    onProblem: () => undefined,
  });
});

/** A panel whose code loads when the test resolves it. */
function late() {
  const code = Promise.withResolvers<Code>();
  const panel = createLatePanel('employee-ava', () => code.promise);
  const come = async () => code.resolve(await import('./notification-panel.ts'));
  return { panel, come };
}

describe('the lazy notification panel', () => {
  it('the notification panel reports the hub’s counts while its code is not loaded', () => {
    const { panel } = late();
    const received = vi.fn<() => void>();
    panel.subscribe(received);
    panel.count(counts);
    expect(panel.unread()).toBe(3);
    expect(received).toHaveBeenCalledOnce();
    expect(panel.current()).toBeNull();
  });

  it('the notification panel starts with the last received counts', async () => {
    const { panel, come } = late();
    panel.count(counts);
    const started = panel.start();
    await come();
    await started;
    expect(panel.current()?.getSnapshot().context.counts).toEqual(counts);
    expect(panel.unread()).toBe(3);
    expect(panel.current()?.getSnapshot().matches('idle')).toBe(true);
  });

  it('the notification panel opens at once when it was pressed before its code was loaded', async () => {
    const { panel, come } = late();
    const prepared = panel.preload();
    const opened = panel.open();
    await come();
    await Promise.all([prepared, opened]);
    expect(panel.current()?.getSnapshot().matches('fetching')).toBe(true);
  });

  it('the notification panel reads what is new when something has arrived', async () => {
    const { panel, come } = late();
    const renewed = panel.renew();
    await come();
    await renewed;
    await expect.poll(() => panel.unread()).toBe(2);
  });

  it('the notification panel is missing when its code does not load, and is requested again', async () => {
    const load = vi.fn<() => Promise<Code>>().mockRejectedValue(new Error('offline'));
    const panel = createLatePanel('employee-ava', load);
    await panel.preload();
    await panel.renew();
    expect(panel.current()).toBeNull();
    load.mockImplementation(() => import('./notification-panel.ts'));
    await panel.preload();
    expect(panel.current()).not.toBeNull();
  });

  it('the notification panel does not start for a person who has left', async () => {
    const { panel, come } = late();
    const opened = panel.open();
    panel.stop();
    await come();
    await opened;
    expect(panel.current()).toBeNull();
  });
});
