import { useListener } from '#ui/use-listener.ts';

const typing = 'input, textarea, select, [contenteditable], [role="combobox"], [role="textbox"]';
/** A toast is an alertdialog too, but one that covers nothing. */
const covers = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

/** Whether a dialog or menu is open, which keys belong to. One that is leaving no longer counts. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll(covers)].some((cover) => cover.closest('[data-exiting]') === null);

/** Runs an action on a key by itself; never while typing, and never under a dialog or menu. */
export function useKey(key: string, act: () => void): void {
  useListener('keydown', (event) => {
    const { target } = event;
    const isChord = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    const isTyping = target instanceof Element && target.closest(typing) !== null;
    if (event.key !== key || isChord || isTyping || isCovered() || event.repeat) return;
    event.preventDefault();
    act();
  });
}
