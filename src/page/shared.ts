/** Something that several parts of a page share, open as long as one of them holds it. */
export type Shared<Value> = ReturnType<typeof createShared<Value>>;

/** Shares what is opened under a name; under another name it is opened anew. */
export function createShared<Value>() {
  let current: { name: string; shared: Value; stop: () => void } | null = null;
  let subscriberCount = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** What is shared now, or null where nobody holds it. */
    current: (): Value | null => current?.shared ?? null,

    /** Hears when it is another. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Holds it, until the answered function is called; the last one to let go stops it. */
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
