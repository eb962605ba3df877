import { useSyncExternalStore } from 'react';
import { onPreferences, preferences } from '#session/storage/workspace/preferences.ts';
import { useListener } from '#ui/hooks/use-listener.ts';
import { shortcuts, type ShortcutName } from './shortcuts.ts';

const typing = 'input, textarea, select, [contenteditable], [role="combobox"], [role="textbox"]';
/** A toast also has the role alertdialog, but does not cover the page. */
const covers = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

/**
 * Whether a dialog or menu is open, which then handles the keys. One with an exit animation no
 * longer counts.
 */
export const isCovered = (): boolean =>
  [...document.querySelectorAll(covers)].some((cover) => cover.closest('[data-exiting]') === null);

const areSingleKeysOn = () => preferences().singleKeys === 'on';

/** Whether single-key shortcuts are turned on for this user. */
export const useSingleKeys = (): boolean => useSyncExternalStore(onPreferences, areSingleKeysOn);

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a pressed key is this shortcut; never if the user has turned shortcuts off. */
export const isShortcut = (name: ShortcutName, pressed: PressedKey): boolean =>
  pressed.key.toLowerCase() === shortcuts[name].key &&
  !(pressed.ctrlKey || pressed.metaKey || pressed.altKey) &&
  areSingleKeysOn();

/**
 * Runs an action on a single key; never while the user is typing, or while a dialog or menu is
 * open.
 */
export function useKey(name: ShortcutName, act: () => void): void {
  useListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof Element && target.closest(typing) !== null;
    if (!isShortcut(name, event) || event.isComposing || isTyping || isCovered()) return;
    if (event.repeat) return;
    event.preventDefault();
    act();
  });
}
