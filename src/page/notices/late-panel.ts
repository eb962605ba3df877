import { none, type Counts } from '#machines/notifications/counts.ts';
import { retryImport } from '#ui/text/retry-import.ts';
import type { PanelActor } from './notification-panel.ts';

type Code = Pick<typeof import('./notification-panel.ts'), 'startPanel' | 'unreadIn'>;

export type LatePanel = ReturnType<typeof createLatePanel>;

/**
 * The list behind the bell. Its machine is loaded when the user is about to open it or a
 * notification has arrived; until then, only the hub's counts are known.
 */
export function createLatePanel(
  employeeId: string | null,
  load: () => Promise<Code> = () => import('./notification-panel.ts'),
) {
  let started: { panel: PanelActor; unread: () => number } | null = null;
  let counts = none;
  let isStopped = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const start = ({ startPanel, unreadIn }: Code): PanelActor | null => {
    if (isStopped) return null;
    if (started) return started.panel;
    const panel = startPanel(employeeId, counts);
    started = { panel, unread: () => unreadIn(panel) };
    panel.subscribe(notify);
    notify();
    return panel;
  };
  const loadWithRetry = async () => started?.panel ?? start(await retryImport(load));
  const atBest = async () => started?.panel ?? (await load().then(start, () => null));

  return {
    /** Null until it was requested and its code is loaded. */
    current: (): PanelActor | null => started?.panel ?? null,

    /** The number of unread notifications. */
    unread: (): number => started?.unread() ?? counts.unreadNotificationCount,

    /** Notifies when the panel is loaded, and when it changes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Updates the counts from the hub. */
    count: (counted: Counts): void => {
      counts = counted;
      if (started) started.panel.send({ type: 'counts.changed', counts });
      else notify();
    },

    /** For a page that shows the list: if the code fails to load, the user is offered a retry. */
    start: async (): Promise<void> => {
      await loadWithRetry();
    },

    /** The user opens the list. */
    open: async (): Promise<void> => {
      (await loadWithRetry())?.send({ type: 'NOTIFICATION', isOpening: true });
    },

    /**
     * The user is about to open the list. Never rejects: a failed load is reported when they do.
     */
    preload: async (): Promise<void> => {
      const panel = await atBest();
      if (panel?.getSnapshot().matches('idle')) panel.send({ type: 'NOTIFICATION' });
    },

    /** A notification has arrived: the list reloads its counts. Never rejects. */
    renew: async (): Promise<void> => {
      (await atBest())?.send({ type: 'NOTIFICATION' });
    },

    stop: (): void => {
      isStopped = true;
      started?.panel.stop();
    },
  };
}
