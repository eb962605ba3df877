import { useKey } from './use-key.ts';

/** The timer's keys: n starts, s stops. */
export function useTimerKeys(actor: { send(event: { type: 'START' } | { type: 'STOP' }): void }) {
  useKey('n', () => actor.send({ type: 'START' }));
  useKey('s', () => actor.send({ type: 'STOP' }));
}
