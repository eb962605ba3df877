import type { PersistedTimer, UnsentEntry, UnsentStore } from '../clockwork/outbox/unsent.ts';

/** A timer that was started while the server was unreachable, at 9:00 in Berlin. */
export const buildUnsentEntry = (change: Partial<UnsentEntry> = {}): UnsentEntry => ({
  id: '00000000-0000-4000-8000-000000000009',
  isNew: true,
  startTime: '2026-03-04T08:00:00.000Z',
  endTime: null,
  description: 'Write the report',
  isDescribed: true,
  work: null,
  rejection: null,
  ...change,
});

/** A store with fixed content, for charts that are tested without a device. */
export const createStaticStore = (...unsent: readonly UnsentEntry[]): UnsentStore => ({
  read: () => ({ unsent }),
  change: () => undefined,
  onChange: () => () => undefined,
  runExclusively: (_, work) => work(),
});

/** An in-memory store that all tabs of one device share. */
export function memoryStore(first: PersistedTimer = { unsent: [] }): UnsentStore {
  let persisted = first;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  return {
    read: () => persisted,
    change: (change) => {
      persisted = change(persisted);
      for (const listener of listeners) listener();
    },
    onChange: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    runExclusively: (_, work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
