import { useCurrentTimer, type Timer } from './timer.ts';
import { useKey } from './use-key.ts';

/** The timer's keys: n starts, s stops. The command palette finds the same timer. */
export function useTimerKeys(timer: Timer) {
  useCurrentTimer(timer);
  useKey('n', () => timer.send({ type: 'START' }));
  useKey('s', () => timer.send({ type: 'STOP' }));
}
