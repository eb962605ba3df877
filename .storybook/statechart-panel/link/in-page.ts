import type { Command, Link, PanelState } from './protocol.ts';

export interface InPage {
  /** The panel's end. */
  link: Link;
  /** The story's end: tells the panel what has changed. */
  notify: (slices: Partial<PanelState>) => void;
}

/** Panel and story in one page, without a channel between them. */
export function connectInPage(onCommand: (command: Command) => void): InPage {
  const listeners = new Set<(slices: Partial<PanelState>) => void>();
  return {
    link: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      send: onCommand,
    },
    notify(slices) {
      for (const listener of listeners) listener(slices);
    },
  };
}
