import type { KeyboardEvent, RefObject } from 'react';
import type { CellPlace, WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { begin } from './sheet-cell.tsx';

/** The page's keys of the timer: whoever types into a cell means no timer. */
const timerKeys: ReadonlySet<string> = new Set(['n', 's']);

/**
 * The keyboard of a spreadsheet: arrows, Home, End and Tab lead from cell to cell, Enter or F2 types
 * into one, and so does any digit; Escape puts back what was there. Delete, Backspace and Alt with the
 * arrow down open the list of its entries.
 */
export function useSheetKeys(actor: WeekSheetActor, table: RefObject<HTMLElement | null>) {
  const typeKey = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const { key } = event;
    if (key === 'Escape') {
      actor.send({ type: 'CANCEL' });
      go(cell);
      return true;
    }
    if (key === 'Tab') {
      // The field is left, which saves it.
      go(beside(cell, event.shiftKey ? -1 : 1) ?? cell);
      return true;
    }
    if (key !== 'Enter') return false;
    actor.send({ type: 'ENTER' });
    // What cannot be is mended first.
    if (!actor.getSnapshot().context.typed) go(cell);
    return true;
  };

  const cellKey = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const { key } = event;
    const place = placeOf(cell);
    const isOpened = key === 'Delete' || key === 'Backspace' || event.altKey;
    if (isOpened) {
      actor.send({ type: 'cell.opened', ...place });
      return true;
    }
    const field = cell.querySelector('input');
    const isTyped = /^[\d.,:]$/.test(key);
    if (key === 'Enter' || key === 'F2' || isTyped) {
      if (field) field.focus();
      else begin(actor, place, isTyped ? key : '');
    } else if (!timerKeys.has(key)) return moveFocus(key, cell, table.current);
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
    if (!cell || event.ctrlKey || event.metaKey) return;
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.altKey && (isTyping || event.key !== 'ArrowDown')) return;
    const isDone = isTyping ? typeKey(event, cell) : cellKey(event, cell);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const placeOf = ({ dataset }: HTMLElement): CellPlace => ({
  row: dataset['row'] ?? '',
  day: Number(dataset['day']),
});

const cellsIn = (element: Element | null | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
];

/** The cell beside another one of its row. */
function beside(cell: HTMLElement, by: number): HTMLElement | undefined {
  const cells = cellsIn(cell.parentElement);
  return cells[cells.indexOf(cell) + by];
}

/** Gives the focus to a cell, which is the one in the order of Tab from now on. */
function go(cell: HTMLElement | undefined): void {
  if (!cell) return;
  for (const other of cellsIn(cell.closest('table'))) other.tabIndex = other === cell ? 0 : -1;
  cell.focus();
}

function moveFocus(key: string, cell: HTMLElement, table: HTMLElement | null): boolean {
  const isRtl = table?.matches(':dir(rtl)') ?? false;
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const { day } = placeOf(cell);
  const next = () => {
    switch (key) {
      case back:
        return beside(cell, -1);
      case on:
        return beside(cell, 1);
      case 'ArrowUp':
        return cellsIn(cell.parentElement?.previousElementSibling)[day];
      case 'ArrowDown':
        return cellsIn(cell.parentElement?.nextElementSibling)[day];
      case 'Home':
        return cellsIn(cell.parentElement)[0];
      case 'End':
        return cellsIn(cell.parentElement).at(-1);
      default:
        return null;
    }
  };
  const found = next();
  if (found === null) return false;
  go(found);
  return true;
}
