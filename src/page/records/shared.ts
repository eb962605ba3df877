/**
 * A resource that multiple parts of a page share; it is open while at least one of them uses it.
 */
export type Shared<Value> = ReturnType<typeof createShared<Value>>;

/** Shares one open resource by name; another name closes it and opens a new one. */
export function createShared<Value>() {
  let current: { name: string; shared: Value; stop: () => void } | null = null;
  let subscriberCount = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** The open resource, or null if no one uses it. */
    current: (): Value | null => current?.shared ?? null,

    /** Notifies when the resource changes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Acquires the resource until the returned function is called; the last release stops it. */
    hold: (name: string, open: () => Value & { stop: () => void }): (() => void) => {
      if (current?.name !== name) {
        current?.stop();
        const shared = open();
        current = { name, shared, stop: () => shared.stop() };
        subscriberCount = 0;
        notify();
      }
      const own = current;
      subscriberCount += 1;
      return () => {
        if (current !== own) return;
        subscriberCount -= 1;
        if (subscriberCount > 0) return;
        current.stop();
        current = null;
        notify();
      };
    },
  };
}
