import type { Command, Move, PanelState, Interaction } from '../link/protocol.ts';
import { pack } from '../share/pack.ts';
import { buildInteraction, withoutResponses } from '../share/walk-of.ts';
import type { PanelStore } from './panel-store.ts';
import { replayShared } from './replay-shared.ts';

const key = 'statechart-panel/stored-walk';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredInteraction {
  interaction: Interaction;
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
  if (stored?.interaction.story !== page.story || stored.shared !== page.shared) return null;
  return replay(stored.interaction, page);
}

const replay = async (interaction: Interaction, { store, send }: Page): Promise<string | null> =>
  replayShared(await pack(interaction), store, send);

function readStored(storage: Store): StoredInteraction | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as StoredInteraction | null;
  } catch {
    return null;
  }
}

/**
 * For the moment at which the page is left: stores the walk where a person has noted or judged
 * something. While a stored walk is replayed, or when it could not be replayed to its last note, it
 * stays as it is.
 */
export function storeInteraction(state: PanelState, shared: string | null, storage: Store): void {
  if (!state.story) return;
  const before = readStored(storage);
  const interaction = withoutResponses(buildInteraction(state));
  const notes = getNotes(interaction);
  const isSame = before?.interaction.story === interaction.story;
  const isPart = isSame && notes.every((note) => getNotes(before.interaction).includes(note));
  const isLess = isPart && notes.length < getNotes(before.interaction).length;
  if (isLess && (state.play.isPlaying || state.notices.some(({ kind }) => kind === 'warning'))) {
    return;
  }
  try {
    if (notes.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ interaction, shared } satisfies StoredInteraction));
  } catch {
    // Storage that is full or denied: the walk is lost with the page.
  }
}

const getNotes = ({ moves }: Interaction): string[] =>
  moves.flatMap(({ event, note, assessment }: Move) =>
    note === undefined && assessment === undefined
      ? []
      : [`${event.type} ${assessment ?? ''} ${note ?? ''}`],
  );
