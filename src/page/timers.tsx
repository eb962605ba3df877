import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Entry } from '#machines/clockwork/entries.ts';
import type { Timer } from './timer.ts';

/** What runs: null for nothing, undefined while nobody knows. */
export type Running = Entry | null | undefined;

/** The timer on the page, and what runs as it knows it. */
export type Timers = ReturnType<typeof createTimers>;

/** Of a person in a tenant: whoever comes next has a timer of their own. */
export function createTimers() {
  let current: Timer | null = null;
  let running: Running;
  const listeners = new Set<() => void>();
  return {
    /** The timer that is on the page, or null where there is none. */
    current: (): Timer | null => current,

    /** From now on this timer is the one on the page, until the answered function is called. */
    show: (timer: Timer): (() => void) => {
      current = timer;
      return () => {
        if (current === timer) current = null;
      };
    },

    /** It stays until a timer knows better: from one page to the next nothing blinks. */
    running: (): Running => running,

    /** From now on this is what runs; undefined changes nothing. */
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

/** Around the pages of a tenant. */
export function TimersProvider({ children }: { children: ReactNode }) {
  const [timers] = useState(createTimers);
  return <TimersContext value={timers}>{children}</TimersContext>;
}

export function useTimers(): Timers {
  const timers = use(TimersContext);
  if (!timers) throw new Error('There are timers only on the pages of a tenant.');
  return timers;
}

/** What runs, as the timer on the page knows it. */
export function useRunning(): Running {
  const { onRunning, running } = useTimers();
  return useSyncExternalStore(onRunning, running);
}

/**
 * Makes a timer the one on the page as long as it is there, and tells what runs as it knows it.
 * `runningIn` must stay the same function.
 */
export function useShownTimer<Actor extends Timer & AnyActorRef>(
  timer: Actor,
  runningIn: (snapshot: SnapshotFrom<Actor>) => Running,
): void {
  const timers = useTimers();
  // Follows the timer's chart, which lives outside React.
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
