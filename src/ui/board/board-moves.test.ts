import { describe, expect, it } from 'vitest';
import {
  findNeighbour,
  findNextSlot,
  findPlace,
  toDirection,
  toLanes,
  toMove,
} from './board-moves.ts';

const columns = [
  { id: 'open', title: 'Open' },
  { id: 'empty', title: 'Empty' },
  { id: 'folded', title: 'Folded', isCollapsed: true },
  { id: 'done', title: 'Done' },
];
const card = (id: string, columnId: string) => ({ id, columnId, label: id });
const lanes = toLanes(columns, [
  card('a', 'open'),
  card('b', 'open'),
  card('c', 'open'),
  card('f', 'folded'),
  card('x', 'done'),
  card('y', 'unknown'),
]);
const place = (id: string) => findPlace(lanes, id) ?? { lane: -1, at: -1 };
const neighbour = (id: string, direction: Parameters<typeof findNeighbour>[2]) =>
  findNeighbour(lanes, place(id), direction)?.id ?? null;
const move = (cardId: string, columnId: string, { at = 0, isOrdered = true } = {}) => {
  const moved = toMove(lanes, cardId, { slot: { columnId, at }, isOrdered });
  return moved && [moved.beforeCardId, moved.afterCardId, moved.position, moved.count];
};

describe('the moves on a board', () => {
  it('the cards of a board are grouped by column, without those of unknown columns', () => {
    expect(lanes.map(({ cards }) => cards.length)).toEqual([3, 0, 1, 1]);
    expect(findPlace(lanes, 'y')).toBeNull();
  });

  it('an arrow key and its letter name a side of the screen in either writing direction', () => {
    expect(toDirection('ArrowRight', false)).toBe('next');
    expect(toDirection('L', false)).toBe('next');
    expect(toDirection('ArrowRight', true)).toBe('previous');
    expect(toDirection('h', true)).toBe('next');
    expect(toDirection('J', false)).toBe('down');
    expect(toDirection('Tab', false)).toBeNull();
  });

  it('a neighbour sideways is in the closest column with visible cards', () => {
    expect(neighbour('a', 'down')).toBe('b');
    expect(neighbour('a', 'up')).toBeNull();
    expect(neighbour('c', 'next')).toBe('x');
    expect(neighbour('x', 'previous')).toBe('a');
    expect(neighbour('x', 'next')).toBeNull();
  });

  it('a card that moves by a step skips collapsed columns, not empty ones', () => {
    expect(findNextSlot(lanes, place('b'), 'up')).toEqual({ columnId: 'open', at: 0 });
    expect(findNextSlot(lanes, place('b'), 'down')).toEqual({ columnId: 'open', at: 3 });
    expect(findNextSlot(lanes, place('c'), 'down')).toBeNull();
    expect(findNextSlot(lanes, place('a'), 'up')).toBeNull();
    expect(findNextSlot(lanes, place('c'), 'next')).toEqual({ columnId: 'empty', at: 0 });
    expect(findNextSlot(lanes, place('x'), 'previous')).toEqual({ columnId: 'empty', at: 0 });
    expect(findNextSlot(lanes, place('x'), 'next')).toBeNull();
  });

  it('a card that is dropped between two others gets its place among the others', () => {
    expect(move('a', 'open', { at: 3 })).toEqual([null, 'c', 3, 3]);
    expect(move('a', 'open', { at: 2 })).toEqual(['c', 'b', 2, 3]);
    expect(move('c', 'open', { at: 0 })).toEqual(['a', null, 1, 3]);
    expect(move('a', 'done', { at: 0 })).toEqual(['x', null, 1, 2]);
    expect(move('a', 'done', { at: Infinity })).toEqual([null, 'x', 2, 2]);
  });

  it('a card that is dropped at its own place does not move', () => {
    expect(move('b', 'open', { at: 1 })).toBeNull();
    expect(move('b', 'open', { at: 2 })).toBeNull();
    expect(move('b', 'nowhere')).toBeNull();
  });

  it('a card goes to the end of another column if positions have no meaning', () => {
    expect(move('a', 'done', { isOrdered: false })).toEqual([null, 'x', 2, 2]);
    expect(move('a', 'open', { at: 3, isOrdered: false })).toBeNull();
  });
});
