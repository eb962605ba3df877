import type { KeyboardEvent } from 'react';

/** Links and buttons without a popup; those with one use the arrows for their menu. */
const plainControls = ':is(a[href], button:not(:disabled), [type="checkbox"]):not([aria-haspopup])';
const anyControl = 'a[href], button, [type="checkbox"]';

const neighbours: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
};

type RowKeyEvent = KeyboardEvent<HTMLTableRowElement>;

/** The focused control of this row, excluding portals that the row has opened. */
function focusedControl({ target, currentTarget: row }: RowKeyEvent, controls: string) {
  const isOwn = target instanceof HTMLElement && row.contains(target) && target.matches(controls);
  return isOwn ? target : null;
}

/** The control at the same position in the nearest row that has one. */
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

/** Space on a link selects the row, like Space on its checkbox. */
function selectByLink(event: RowKeyEvent): boolean {
  const box = getBox(event.currentTarget);
  if (event.key !== ' ' || !box || !focusedControl(event, 'a[href]')) return false;
  box.click();
  return true;
}

/** Shift with an arrow selects the current row and the next one. */
function focusControl(row: HTMLTableRowElement, next: HTMLElement): void {
  for (const box of [getBox(row), getBox(next.closest('tr'))]) {
    // A blocked box would only show its reason.
    if (box && !box.checked && box.getAttribute('aria-disabled') === null) box.click();
  }
}

/**
 * Key handlers of a grid row: on its links and buttons, the up and down arrows move to the same
 * control of another row, and Delete requests the deletion of the row. If it has a checkbox, Space
 * selects the row, Shift with an arrow extends the selection, and Escape clears it. Text fields and
 * menus keep their keys.
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
        // Holding the key down must not request the deletion again.
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
