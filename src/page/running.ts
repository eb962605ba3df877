import { useEffect, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Entry } from '#machines/clockwork/entries.ts';

/** What runs: null for nothing, undefined while nobody knows. */
export type Running = Entry | null | undefined;

/**
 * What runs as the timer on the page knows it, for whoever shows it besides. It stays until
 * another timer knows better: from one page to the next nothing blinks.
 */
let current: Running;
const listeners = new Set<() => void>();

export const currentRunning = (): Running => current;

export function onRunning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on this is what runs. */
export function tellRunning(running: Running): void {
  if (running === current) return;
  current = running;
  for (const listener of listeners) listener();
}

/** What runs, as the timer on the page knows it. */
export const useRunning = (): Running => useSyncExternalStore(onRunning, currentRunning);

/** Tells what runs as a timer knows it, as long as that timer is on the page. */
export function useTellRunning<Actor extends AnyActorRef>(
  timer: Actor,
  runningIn: (snapshot: SnapshotFrom<Actor>) => Running,
): void {
  useEffect(() => {
    const tell = (snapshot: SnapshotFrom<Actor>) => {
      const running = runningIn(snapshot);
      if (running !== undefined) tellRunning(running);
    };
    tell(timer.getSnapshot());
    const listening = timer.subscribe(tell);
    return () => listening.unsubscribe();
  }, [timer, runningIn]);
}
