import { useSyncExternalStore } from 'react';
import type { ActorView, PanelState } from '../core/link/protocol.ts';
import type { PanelStore } from './panel-store.ts';
import { usePersistedState } from './use-persisted-state.ts';

export const usePanelState = (store: PanelStore): PanelState =>
  useSyncExternalStore(store.subscribe, store.read);

/**
 * The actor that the panel shows: the one selected in this story, even if the page was left in
 * between; otherwise the newest of the story's chart; otherwise the first.
 */
export function useSelectedActor(state: PanelState): [ActorView | undefined, (id: string) => void] {
  const [id, selectActor] = usePersistedState(`actor/${state.story?.id ?? ''}`, '');
  const { actors, story } = state;
  const actor =
    actors.find((each) => each.id === id) ??
    actors.findLast(({ chart }) => chart === story?.flow) ??
    actors[0];
  return [actor, selectActor];
}
