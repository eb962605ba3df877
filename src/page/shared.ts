/** Something that several parts of a page share, open as long as one of them holds it. */
export type Shared<Held> = ReturnType<typeof createShared<Held>>;

/** Shares what is opened under a name; under another name it is opened anew. */
export function createShared<Held>() {
  let current: { name: string; held: Held; stop: () => void } | null = null;
  let holders = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** What is shared now, or null where nobody holds it. */
    current: (): Held | null => current?.held ?? null,

    /** Hears when it is another. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Holds it, until the answered function is called; the last one to let go stops it. */
    hold: (name: string, open: () => Held & { stop: () => void }): (() => void) => {
      if (current?.name !== name) {
        current?.stop();
        const held = open();
        current = { name, held, stop: () => held.stop() };
        holders = 0;
        notify();
      }
      const own = current;
      holders += 1;
      return () => {
        if (current !== own) return;
        holders -= 1;
        if (holders > 0) return;
        current.stop();
        current = null;
        notify();
      };
    },
  };
}
