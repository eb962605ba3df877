import type { KeyboardEvent, RefObject } from 'react';
import type { CellPosition, WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { start } from './sheet-cell.tsx';

/** The page's keys of the timer: whoever types into a cell means no timer. */
const timerKeys: ReadonlySet<string> = new Set(['n', 's']);

/** Digits of every language, and what a length has beside them: a minus opens the cell too, as an error. */
const typedKeys = /^[\p{Nd}.,:;٫،؛-]$|^[−–]$/u;

/**
 * The keyboard of a spreadsheet: arrows, Home, End and Tab lead from cell to cell, Enter or F2 types
 * into one, and so does any digit; then Enter goes down and Tab on. Escape puts back what was there, Delete
 * and Backspace clear, and Alt with the arrow down opens the list of its entries.
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
      go(findAdjacentCell(cell, event.shiftKey ? -1 : 1) ?? cell);
      return true;
    }
    if (key !== 'Enter') return false;
    actor.send({ type: 'ENTER' });
    // The focus stays in a text with an error.
    if (!actor.getSnapshot().context.typed) go(below(cell, 1) ?? cell);
    return true;
  };

  const cellKey = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const { key } = event;
    const cellPosition = getCellPosition(cell);
    if (event.altKey) {
      actor.send({ type: 'cell.opened', ...cellPosition });
      return true;
    }
    const field = cell.querySelector('input');
    if (!field && (key === 'Delete' || key === 'Backspace')) {
      // As if 0 was typed: what cannot be cleared at once is listed.
      start(actor, cellPosition, '0');
      actor.send({ type: 'ENTER' });
      go(cell);
      return true;
    }
    const isTyped = typedKeys.test(key);
    if (key === 'Enter' || key === 'F2' || isTyped) {
      if (field) field.focus();
      else start(actor, cellPosition, isTyped ? key : getText(cell));
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

const getCellPosition = ({ dataset }: HTMLElement): CellPosition => ({
  row: dataset['row'] ?? '',
  day: Number(dataset['day']),
});

const cellsIn = (element: Element | null | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
];

/** The cell beside another one of its row. */
function findAdjacentCell(cell: HTMLElement, by: number): HTMLElement | undefined {
  const cells = cellsIn(cell.parentElement);
  return cells[cells.indexOf(cell) + by];
}

/** The cell above or below another one: rows with messages are between some. */
function below(cell: HTMLElement, by: number): HTMLElement | undefined {
  const { day } = getCellPosition(cell);
  const rows = [...(cell.closest('tbody')?.rows ?? [])].filter((row) => cellsIn(row).length > 0);
  const row = rows.findIndex((each) => each.contains(cell));
  return cellsIn(rows[row + by])[day];
}

/** What the cell is edited from. */
const getText = ({ dataset }: HTMLElement): string => dataset['text'] ?? '';

/** Gives the focus to a cell, which is the one in the order of Tab from now on. */
export function go(cell: HTMLElement | undefined): void {
  if (!cell) return;
  for (const other of cellsIn(cell.closest('table'))) other.tabIndex = other === cell ? 0 : -1;
  cell.focus();
}

function moveFocus(key: string, cell: HTMLElement, table: HTMLElement | null): boolean {
  const isRtl = table?.matches(':dir(rtl)') ?? false;
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const next = () => {
    switch (key) {
      case back:
        return findAdjacentCell(cell, -1);
      case on:
        return findAdjacentCell(cell, 1);
      case 'ArrowUp':
        return below(cell, -1);
      case 'ArrowDown':
        return below(cell, 1);
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
