/** The fields of a pressed key that are checked. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/**
 * Whether a key opens the command palette: Ctrl or ⌘ with K. On a non-Latin keyboard, e.g. Arabic,
 * it is the key in the position of K.
 */
export function isPaletteKey(pressed: PressedKey): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}

/** The shortcut with the key names of the user's keyboard. */
export const paletteShortcut = (): string =>
  /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
