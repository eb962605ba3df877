import { nothingYet, type Link, type PanelState } from '../link/protocol.ts';
import { reuse } from './reuse.ts';

export interface PanelStore {
  /** Begins to hear with the first listener, and then asks the story for everything. */
  subscribe: (listener: () => void) => () => void;
  read: () => PanelState;
  /** Another story comes: shows nothing of the one before. */
  reset: () => void;
  /** Asks again while nothing was heard: who asks before a story is there is not answered. */
  greet: () => void;
}

/** Merges the slices that the story sends into one state. */
export function createPanelStore(link: Link): PanelStore {
  let state = nothingYet;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function become(next: PanelState) {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!stop) {
        stop = link.subscribe((slices) => become(merge(state, slices)));
        link.send({ type: 'hello' });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    read: () => state,
    reset: () => become(nothingYet),
    greet() {
      if (stop && state.story === null) link.send({ type: 'hello' });
    },
  };
}

/** Slices of another story replace everything; what it has not told yet is not there. */
function merge(state: PanelState, slices: Partial<PanelState>): PanelState {
  const isOther = slices.story !== undefined && slices.story?.id !== state.story?.id;
  return isOther ? { ...nothingYet, ...slices } : { ...state, ...reuse(state, slices) };
}
