import type { KeyboardEvent } from 'react';

/** A link or button that opens nothing; one that does has the arrows for its menu. */
const plainControls = ':is(a[href], button:not(:disabled), [type="checkbox"]):not([aria-haspopup])';
const anyControl = 'a[href], button, [type="checkbox"]';

const neighbours: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
};

type RowKeyEvent = KeyboardEvent<HTMLTableRowElement>;

/** The control of this very row that has the focus: not a part of what a row has opened elsewhere. */
function focusedControl({ target, currentTarget: row }: RowKeyEvent, controls: string) {
  const isOwn = target instanceof HTMLElement && row.contains(target) && target.matches(controls);
  return isOwn ? target : null;
}

/** The control at the same place of the nearest row that has one there. */
function sameControl(control: HTMLElement, row: HTMLTableRowElement, key: string) {
  const neighbour = neighbours[key];
  const cell = control.closest('td, th');
  if (!neighbour || !(cell instanceof HTMLTableCellElement)) return null;
  const index = [...cell.querySelectorAll(plainControls)].indexOf(control);
  for (let other = row[neighbour]; other instanceof HTMLTableRowElement; other = other[neighbour]) {
    const found = other.cells[cell.cellIndex]?.querySelectorAll<HTMLElement>(plainControls)[index];
    if (found) return found;
  }
  return null;
}

const getBox = (row: Element | null | undefined) =>
  row?.querySelector<HTMLInputElement>('[type="checkbox"]');

/** Space on a link chooses the row, as it does on the row's own checkbox. */
function selectByLink(event: RowKeyEvent): boolean {
  const box = getBox(event.currentTarget);
  if (event.key !== ' ' || !box || !focusedControl(event, 'a[href]')) return false;
  box.click();
  return true;
}

/** With Shift an arrow chooses the row and the one it goes to. */
function focusControl(row: HTMLTableRowElement, next: HTMLElement): void {
  for (const box of [getBox(row), getBox(next.closest('tr'))]) {
    if (box && !box.checked) box.click();
  }
}

/**
 * For a row of a grid: on its links and buttons the arrows up and down go to the same control of
 * another row, and Delete asks for the row to be deleted. Where it has a checkbox, Space chooses it,
 * Shift with an arrow chooses on, and Escape lets go. Text fields and menus keep their keys.
 */
export function rowKeys(onDeleteKey: (() => void) | undefined, onEscape: (() => void) | undefined) {
  return {
    onKeyDown: (event: RowKeyEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
      if (shiftKey && !getBox(event.currentTarget)) return;
      if (key === 'Escape' && onEscape && focusedControl(event, anyControl)) {
        onEscape();
        return;
      }
      if (selectByLink(event)) {
        event.preventDefault();
        return;
      }
      if (key === 'Delete' && !shiftKey) {
        // A key that is held down asks once.
        if (!onDeleteKey || event.repeat || !focusedControl(event, anyControl)) return;
        event.preventDefault();
        onDeleteKey();
        return;
      }
      const control = focusedControl(event, plainControls);
      const next = control && sameControl(control, event.currentTarget, key);
      if (!next) return;
      event.preventDefault();
      if (shiftKey) focusControl(event.currentTarget, next);
      next.focus();
    },
  };
}
