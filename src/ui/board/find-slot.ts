import type { DropSlot, Lane } from './board-moves.ts';

interface SlotOptions {
  lanes: readonly Lane[];
  /** The dragged card. */
  cardId: string;
  isOrdered: boolean;
}

export const findCardElement = (board: HTMLElement | null, cardId: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId)}"]`) ?? null;

/**
 * The slot below a point: the column at its side, anywhere in its height, and the gap between cards
 * that is closest. Cards have equal heights, so this needs no position of a card.
 */
export function findSlot(
  board: HTMLElement | null,
  { x, y }: { x: number; y: number },
  { lanes, cardId, isOrdered }: SlotOptions,
): DropSlot | null {
  const area = board?.getBoundingClientRect();
  if (!board || !area || y < area.top || y > area.bottom) return null;
  const column = [...board.querySelectorAll<HTMLElement>('[data-column]')].find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return x >= left && x < right;
  });
  const lane = lanes.find(({ column: { id } }) => id === column?.dataset.column);
  if (!column || !lane) return null;
  const { id: columnId } = lane.column;
  const { length } = lane.cards;
  const list = column.querySelector<HTMLElement>('[data-list]');
  const isOwn = lane.cards.some(({ id }) => id === cardId);
  if (!isOrdered && isOwn) return null;
  if (!list || !isOrdered || length === 0) return { columnId, at: length };
  const offset = y - list.getBoundingClientRect().top + list.scrollTop;
  const at = Math.round(offset / getPitch(list));
  return { columnId, at: Math.max(0, Math.min(at, length)) };
}

/** The distance between the tops of two cards, in px. */
function getPitch(list: HTMLElement): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.parseFloat(getComputedStyle(list).getPropertyValue('--pitch')) * root;
}
