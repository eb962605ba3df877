import { useListener } from '#ui/hooks/use-listener.ts';
import { isCovered } from '#page/keys/use-key.ts';
import { isPaletteKey } from './palette-key.ts';

/**
 * Runs an action on Ctrl or ⌘ with K, even while the user types, but not under a dialog or menu.
 */
export function usePaletteKey(act: () => void): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // Prevented even under a dialog, because the browser's own search would be a surprise.
    event.preventDefault();
    if (!event.repeat && !event.isComposing && !isCovered()) act();
  };
  // In the capture phase, because a field does not propagate the keys that it handles.
  useListener('keydown', onKey, { capture: true });
}
