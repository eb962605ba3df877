import { describe, expect, it } from 'vitest';
import { lineBeginning, toMove, typedOn, type TreeLine } from './tree-keys.ts';

const line = (id: string, depth: number, isExpanded: boolean | null): TreeLine => ({
  id,
  depth,
  position: 1,
  count: 1,
  isExpanded,
});

/** a (open) > b (closed), c; then d. */
const lines = [line('a', 0, true), line('b', 1, false), line('c', 1, null), line('d', 0, null)];
const move = (key: string, at: number, isRtl = false) => toMove(key, { lines, at, page: 2, isRtl });

describe('the keys of a tree', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 2],
    ['PageUp', 3, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 2, 0],
    ['ArrowLeft', 3, 3],
  ])('the tree key %s leads from line %i to line %i', (key, at, to) => {
    expect(move(key, at)).toEqual({ type: 'go', to });
  });

  it('the tree keys open a closed line, close an open one, and perform its action', () => {
    expect(move('ArrowRight', 1)).toEqual({ type: 'toggle', at: 1 });
    expect(move('ArrowLeft', 0)).toEqual({ type: 'toggle', at: 0 });
    expect(move('Enter', 2)).toEqual({ type: 'act', at: 2 });
    expect(move(' ', 2)).toEqual({ type: 'act', at: 2 });
  });

  it('the left arrow leads into a tree when the text runs from right to left', () => {
    expect(move('ArrowLeft', 1, true)).toEqual({ type: 'toggle', at: 1 });
    expect(move('ArrowRight', 2, true)).toEqual({ type: 'go', to: 0 });
  });

  it('the tree keys ignore other keys, and an empty tree', () => {
    expect(move('Tab', 0)).toBeNull();
    expect(toMove('End', { lines: [], at: 0, page: 2, isRtl: false })).toBeNull();
  });
});

describe('typing in a tree', () => {
  const labels = [
    ['AS-1', 'Portal'],
    ['AS-2', 'Billing'],
    ['AS-3', 'Éclair'],
    ['AS-4', 'Bills'],
  ];

  it('the typed tree text grows as long as there is no pause', () => {
    const first = typedOn({ text: '', at: 0 }, 'b', 100);
    expect(typedOn(first, 'i', 500).text).toBe('bi');
    expect(typedOn(first, 'i', 900).text).toBe('i');
  });

  it('the typed tree text leads to the next matching line, by any of its words, and wraps around', () => {
    expect(lineBeginning(labels, 'bill', 0)).toBe(1);
    expect(lineBeginning(labels, 'as-3', 0)).toBe(2);
    expect(lineBeginning(labels, 'p', 2)).toBe(0);
    expect(lineBeginning(labels, 'x', 2)).toBe(-1);
  });

  it('the same letter typed again in a tree leads to the next line', () => {
    expect(lineBeginning(labels, 'b', 0)).toBe(1);
    expect(lineBeginning(labels, 'bb', 1)).toBe(3);
  });
});
