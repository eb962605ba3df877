import { none, type Counts } from '#machines/notifications/counts.ts';
import { retryImport } from '#ui/load-patiently.ts';
import type { PanelActor } from './notification-panel.ts';

type Code = Pick<typeof import('./notification-panel.ts'), 'startPanel' | 'unreadIn'>;

export type LatePanel = ReturnType<typeof createLatePanel>;

/**
 * The list behind the bell. Its chart is loaded once somebody is about to look, or something has
 * come; until then the counts of the hub are all there is to know.
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
    /** Null until it was asked for and its code has come. */
    current: (): PanelActor | null => started?.panel ?? null,

    /** How many the person has not read. */
    unread: (): number => started?.unread() ?? counts.unreadNotificationCount,

    /** Hears when it is there, and when it has changed. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** What the hub has counted. */
    count: (counted: Counts): void => {
      counts = counted;
      if (started) started.panel.send({ type: 'counts.changed', counts });
      else notify();
    },

    /** Somebody stands on it: code that does not come is asked about. */
    start: async (): Promise<void> => {
      await loadWithRetry();
    },

    /** Somebody looks at it. */
    open: async (): Promise<void> => {
      (await loadWithRetry())?.send({ type: 'NOTIFICATION', isOpening: true });
    },

    /** Somebody is about to look. Never rejects: what cannot be loaded is told of when they do. */
    preload: async (): Promise<void> => {
      const panel = await atBest();
      if (panel?.getSnapshot().matches('idle')) panel.send({ type: 'NOTIFICATION' });
    },

    /** Something has come: the list knows how many there are now. Never rejects. */
    renew: async (): Promise<void> => {
      (await atBest())?.send({ type: 'NOTIFICATION' });
    },

    stop: (): void => {
      isStopped = true;
      started?.panel.stop();
    },
  };
}
