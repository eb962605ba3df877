import type { Command, Move, PanelState, Walk } from '../link/protocol.ts';
import { pack } from '../share/pack.ts';
import { walkOf, withoutResponses } from '../share/walk-of.ts';
import type { PanelStore } from './panel-store.ts';
import { replayShared } from './replay-shared.ts';

const key = 'statechart-panel/stored-walk';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredWalk {
  walk: Walk;
  /** The shared walk that the page's address had in it. */
  shared: string | null;
}

interface Page {
  store: PanelStore;
  send: (command: Command) => void;
  /** Id of the story that the address names. */
  story: string | null;
  /** The walk in the address, which another person may have shared. */
  shared: string | null;
  storage: Store;
}

/** The storage of this tab; one that stores nothing where the browser denies it. */
export function openStorage(): Store {
  try {
    return globalThis.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/**
 * Takes up the walk with notes that was stored when this page was left, in place of the shared one
 * that it began with; null where there is none. Resolves with what is wrong with it, or null.
 */
export function resumeStored(page: Page): Promise<string | null> | null {
  const stored = readStored(page.storage);
  if (stored?.walk.story !== page.story || stored.shared !== page.shared) return null;
  return replay(stored.walk, page);
}

const replay = async (walk: Walk, { store, send }: Page): Promise<string | null> =>
  replayShared(await pack(walk), store, send);

function readStored(storage: Store): StoredWalk | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as StoredWalk | null;
  } catch {
    return null;
  }
}

/**
 * For the moment at which the page is left: stores the walk where a person has noted or judged
 * something. While a stored walk is replayed, or when it could not be replayed to its last note, it
 * stays as it is.
 */
export function storeWalk(state: PanelState, shared: string | null, storage: Store): void {
  if (!state.story) return;
  const before = readStored(storage);
  const walk = withoutResponses(walkOf(state));
  const notes = notesOf(walk);
  const isSame = before?.walk.story === walk.story;
  const isPart = isSame && notes.every((note) => notesOf(before.walk).includes(note));
  const isLess = isPart && notes.length < notesOf(before.walk).length;
  if (isLess && (state.play.isPlaying || state.notices.some(({ kind }) => kind === 'warning'))) {
    return;
  }
  try {
    if (notes.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ walk, shared } satisfies StoredWalk));
  } catch {
    // Storage that is full or denied: the walk is lost with the page.
  }
}

const notesOf = ({ moves }: Walk): string[] =>
  moves.flatMap(({ event, note, verdict }: Move) =>
    note === undefined && verdict === undefined
      ? []
      : [`${event.type} ${verdict ?? ''} ${note ?? ''}`],
  );
