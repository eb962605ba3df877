/** What is known of a key that was pressed. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/**
 * Whether a key opens the command palette: Ctrl or ⌘ with K. On a keyboard whose letters are not
 * Latin, such as an Arabic one, it is the key in the place of K.
 */
export function isPaletteKey(pressed: PressedKey): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}

/** The shortcut as it is printed on the person's keys. */
export const paletteShortcut = (): string =>
  /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
