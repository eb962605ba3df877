import type { Command, Link, PanelState } from './protocol.ts';

export interface InPage {
  /** The panel's end. */
  link: Link;
  /** The story's end: sends the changed slices to the panel. */
  notify: (slices: Partial<PanelState>) => void;
}

/** Connects panel and story within one page, without a channel. */
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
