import { useListener } from '#ui/use-listener.ts';
import { isCovered } from '#page/use-key.ts';
import { isPaletteKey } from './palette-key.ts';

/** Runs an action on Ctrl or ⌘ with K, also while typing; never under a dialog or menu. */
export function usePaletteKey(act: () => void): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // Under a dialog, too, the browser's own search would only be a surprise.
    event.preventDefault();
    if (!event.repeat && !event.isComposing && !isCovered()) act();
  };
  // On its way in: a field keeps the keys that it listens to from whatever is around it.
  useListener('keydown', onKey, { capture: true });
}
