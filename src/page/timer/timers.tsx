import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { Timer } from './timer.ts';

/** The running entry: null for none, undefined while unknown. */
export type Running = Entry | null | undefined;

/** The timer on the page, and the running entry that it reports. */
export type Timers = ReturnType<typeof createTimers>;

/** For one user in one tenant: the next user gets their own timer. */
export function createTimers() {
  let current: Timer | null = null;
  let running: Running;
  const listeners = new Set<() => void>();
  return {
    /** The timer on the page, or null if there is none. */
    current: (): Timer | null => current,

    /** Makes this timer the one on the page until the returned function is called. */
    show: (timer: Timer): (() => void) => {
      current = timer;
      return () => {
        if (current === timer) current = null;
      };
    },

    /** Stays until a timer reports another value, so that nothing flickers between pages. */
    running: (): Running => running,

    /** Sets the running entry; undefined changes nothing. */
    reportRunning: (received: Running): void => {
      if (received === undefined || received === running) return;
      running = received;
      for (const listener of listeners) listener();
    },

    onRunning: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const TimersContext = createContext<Timers | null>(null);

/** Wraps the pages of a tenant. */
export function TimersProvider({ children }: { children: ReactNode }) {
  const [timers] = useState(createTimers);
  return <TimersContext value={timers}>{children}</TimersContext>;
}

export function useTimers(): Timers {
  const timers = use(TimersContext);
  if (!timers)
    throw new Error("Expected a `TimersProvider`, found none; use timers only on a tenant's pages");
  return timers;
}

/** The running entry, as reported by the timer on the page. */
export function useRunning(): Running {
  const { onRunning, running } = useTimers();
  return useSyncExternalStore(onRunning, running);
}

/**
 * Makes a timer the one on the page while it is mounted, and reports its running entry. `runningIn`
 * must be a stable function.
 */
export function useShownTimer<Actor extends Timer & AnyActorRef>(
  timer: Actor,
  runningIn: (snapshot: SnapshotFrom<Actor>) => Running,
): void {
  const timers = useTimers();
  // Subscribes to the timer's machine, which lives outside React.
  useEffect(() => {
    const leave = timers.show(timer);
    const actor: AnyActorRef = timer;
    const notify = (snapshot: SnapshotFrom<Actor>) => timers.reportRunning(runningIn(snapshot));
    notify(actor.getSnapshot());
    const listening = actor.subscribe(notify);
    return () => {
      listening.unsubscribe();
      leave();
    };
  }, [timers, timer, runningIn]);
}
