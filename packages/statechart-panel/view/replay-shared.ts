import type { Command, PanelState } from '../core/link/protocol.ts';
import { unpack } from '../core/share/pack.ts';
import type { PanelStore } from './panel-store.ts';

/**
 * Replays a shared interaction once its story has started. Resolves with an error message when it
 * is invalid, or null.
 */
export async function replayShared(
  text: string,
  store: PanelStore,
  send: (command: Command) => void,
): Promise<string | null> {
  try {
    const interaction = await unpack(text);
    await until(store, ({ story, actors }) => story?.id === interaction.story && actors.length > 0);
    send({ type: 'replay', interaction });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "The shared interaction can't be read.";
  }
}

function until(store: PanelStore, isSo: (state: PanelState) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = store.subscribe(look);
  look();
  return promise;

  function look() {
    if (!isSo(store.read())) return;
    resolve();
    // The first check runs before the subscription exists.
    queueMicrotask(() => stop());
  }
}
