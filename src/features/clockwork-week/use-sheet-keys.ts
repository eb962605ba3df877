import type { KeyboardEvent, RefObject } from 'react';
import type { CellPosition, WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { start } from './sheet-cell.tsx';

/** The page's timer shortcuts, which typing into a cell must not trigger. */
const timerKeys: ReadonlySet<string> = new Set(['n', 's']);

/**
 * Digits of every language, and the separators of a duration; a minus also opens the cell, which
 * then shows an error.
 */
const typedKeys = /^[\p{Nd}.,:;٫،؛-]$|^[−–]$/u;

/**
 * Spreadsheet-like keyboard handling: arrows, Home, End and Tab move between cells; Enter, F2 or
 * any digit starts typing, then Enter moves down and Tab to the next cell. Escape restores the
 * value, Delete and Backspace clear it, and Alt+Arrow Down opens the list of entries.
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
      // Moving the focus blurs the field, which saves it.
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
      // Like typing 0: a cell that cannot be cleared directly opens its list.
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

/** The neighboring cell in the same row. */
function findAdjacentCell(cell: HTMLElement, by: number): HTMLElement | undefined {
  const cells = cellsIn(cell.parentElement);
  return cells[cells.indexOf(cell) + by];
}

/** The cell above or below; skips rows with messages. */
function below(cell: HTMLElement, by: number): HTMLElement | undefined {
  const { day } = getCellPosition(cell);
  const rows = [...(cell.closest('tbody')?.rows ?? [])].filter((row) => cellsIn(row).length > 0);
  const row = rows.findIndex((each) => each.contains(cell));
  return cellsIn(rows[row + by])[day];
}

/** The text with which editing the cell starts. */
const getText = ({ dataset }: HTMLElement): string => dataset['text'] ?? '';

/** Focuses a cell and makes it the tab stop. */
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
