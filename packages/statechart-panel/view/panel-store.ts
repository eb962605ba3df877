import { nothingYet, type Link, type PanelState } from '../core/link/protocol.ts';
import { reuse } from './reuse.ts';

export interface PanelStore {
  /** Starts to listen with the first subscriber, and then requests all slices. */
  subscribe: (listener: () => void) => () => void;
  read: () => PanelState;
  /** Clears the data of the previous story when another one is shown. */
  reset: () => void;
  /**
   * Repeats the request until something is received: a request before the story exists gets no
   * response.
   */
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

/** Slices of another story replace everything; slices that have not arrived yet are empty. */
function merge(state: PanelState, slices: Partial<PanelState>): PanelState {
  const isOther = slices.story !== undefined && slices.story?.id !== state.story?.id;
  return isOther ? { ...nothingYet, ...slices } : { ...state, ...reuse(state, slices) };
}
