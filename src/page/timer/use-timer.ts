import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { readAgain, type Timer } from './timer.ts';
import { useShownTimer, type Running } from './timers.tsx';
import { useKey } from '../keys/use-key.ts';
import { useTabReturn } from '../entry/use-tab-return.ts';
import { useTimesChanged } from './use-times-changed.ts';
import { useUnsentInOtherTab } from '../drafts/use-unsent-in-other-tab.ts';
import { useReloadOnSettled } from './timer-outbox.tsx';

/**
 * Makes a timer the one on the page: n starts and s stops it, the command palette finds it, and it
 * reports the running entry. It reloads after changes in another tab and when the user returns.
 * `runningIn` must be a stable function.
 */
export function useTimer<Actor extends Timer & AnyActorRef>(
  timer: Actor,
  runningIn: (snapshot: SnapshotFrom<Actor>) => Running,
): void {
  useShownTimer(timer, runningIn);
  useKey('startTimer', () => timer.send({ type: 'START' }));
  useKey('stopTimer', () => timer.send({ type: 'STOP' }));
  useTabReturn(timer);
  useReloadOnSettled(timer);
  useUnsentInOtherTab(() => readAgain(timer));
  useTimesChanged((where) => {
    if (where === 'otherTab') readAgain(timer);
  });
}
