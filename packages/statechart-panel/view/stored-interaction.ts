import type { Command, Move, PanelState, Interaction } from '../core/link/protocol.ts';
import { pack } from '../core/share/pack.ts';
import { buildInteraction, withoutResponses } from '../core/share/build-interaction.ts';
import type { PanelStore } from './panel-store.ts';
import { replayShared } from './replay-shared.ts';

const key = 'statechart-panel/stored-interaction';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredInteraction {
  interaction: Interaction;
  /** The shared interaction in the page's address when the page loaded. */
  shared: string | null;
}

interface Page {
  store: PanelStore;
  send: (command: Command) => void;
  /** Id of the story in the address. */
  story: string | null;
  /** The interaction in the address, which someone else may have shared. */
  shared: string | null;
  storage: Store;
}

/** The session storage of this tab; a no-op where the browser denies it. */
export function openStorage(): Store {
  try {
    return globalThis.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/**
 * Restores the interaction with notes that was stored when this page was left, instead of the
 * shared one that it started from; returns null where there is none. Resolves with its error, or
 * null.
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
 * Called when the page is left: stores an interaction in which the user noted or assessed
 * something. While a stored interaction is replayed, or when its replay stopped before the last
 * note, it stays unchanged.
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
    // Storage is full or denied: the interaction is lost with the page.
  }
}

const getNotes = ({ moves }: Interaction): string[] =>
  moves.flatMap(({ event, note, assessment }: Move) =>
    note === undefined && assessment === undefined
      ? []
      : [`${event.type} ${assessment ?? ''} ${note ?? ''}`],
  );
