import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Cell {
  row: number;
  column: number;
}

/** The rows that Page Up and Page Down pass. */
const pageOfRows = 10;

const parseCell = (text: string): Cell => {
  const [row = 0, column = 0] = text.split('-').map(Number);
  return { row, column };
};

/** The cell that a key leads to; undefined for any other key. */
function getNext(event: KeyboardEvent, { row, column }: Cell, last: Cell): Cell | undefined {
  const isToEnd = event.ctrlKey || event.metaKey;
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = isReversed ? 'ArrowLeft' : 'ArrowRight';
  switch (event.key) {
    case 'ArrowUp':
      return { row: isToEnd ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isToEnd ? last.row : row + 1, column };
    case 'ArrowLeft':
    case 'ArrowRight':
      return { row, column: column + (event.key === forward ? 1 : -1) };
    case 'Home':
      return { row: isToEnd ? 0 : row, column: 0 };
    case 'End':
      return { row: isToEnd ? last.row : row, column: last.column };
    case 'PageUp':
      return { row: row - pageOfRows, column };
    case 'PageDown':
      return { row: row + pageOfRows, column };
    default:
      return undefined;
  }
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/**
 * The keys of an ARIA grid with one tab stop. Its cells, or the controls in them, have `data-cell`:
 * row and column, joined by a hyphen.
 */
export function useGridKeys(rowCount: number, columnCount: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState<Cell>({ row: 0, column: 0 });
  // A search or a folded group may have removed the cell.
  const active = {
    row: clamp(requested.row, rowCount - 1),
    column: clamp(requested.column, columnCount - 1),
  };
  const name = `${active.row}-${active.column}`;
  return {
    active,
    frame,
    onKeyDown: (event: KeyboardEvent) => {
      const last = { row: rowCount - 1, column: columnCount - 1 };
      const next = getNext(event, active, last);
      if (!next) return;
      event.preventDefault();
      const row = clamp(next.row, last.row);
      const column = clamp(next.column, last.column);
      frame.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cell = target.dataset['cell'];
      if (cell !== undefined && cell !== name) setRequested(parseCell(cell));
    },
  };
}
