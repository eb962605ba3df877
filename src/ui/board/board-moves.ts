import type { BoardCard, BoardColumn, CardMove } from './board-types.ts';

/** A column with its cards, from top to bottom. */
export interface Lane<Card extends BoardCard = BoardCard> {
  column: BoardColumn;
  cards: readonly Card[];
}

/** A card's place: the indexes of its lane and in it. */
export interface CardPlace {
  lane: number;
  at: number;
}

/** Where a card is dropped: above the card of this index, which still counts the dragged one. */
export interface DropSlot {
  columnId: string;
  at: number;
}

export type BoardDirection = 'up' | 'down' | 'previous' | 'next';

/** Groups cards by column; cards of unknown columns are omitted. */
export function toLanes<Card extends BoardCard>(
  columns: readonly BoardColumn[],
  cards: readonly Card[],
): Lane<Card>[] {
  const byColumn = Map.groupBy(cards, ({ columnId }) => columnId);
  return columns.map((column) => ({ column, cards: byColumn.get(column.id) ?? [] }));
}

export function findPlace(lanes: readonly Lane[], cardId: string | null): CardPlace | null {
  for (const [lane, { cards }] of lanes.entries()) {
    const at = cards.findIndex(({ id }) => id === cardId);
    if (at >= 0) return { lane, at };
  }
  return null;
}

/** The direction of an arrow key or of h, j, k and l, which name sides of the screen. */
export function toDirection(key: string, isRtl: boolean): BoardDirection | null {
  const [left, right] = isRtl ? (['next', 'previous'] as const) : (['previous', 'next'] as const);
  const directions: Readonly<Record<string, BoardDirection>> = {
    arrowup: 'up',
    k: 'up',
    arrowdown: 'down',
    j: 'down',
    arrowleft: left,
    h: left,
    arrowright: right,
    l: right,
  };
  return directions[key.toLowerCase()] ?? null;
}

const isOpen = ({ column }: Lane): boolean => !column.isCollapsed;
const hasCards = (lane: Lane): boolean => isVisible(lane) && lane.cards.length > 0;
const isVisible = (lane: Lane): boolean => isOpen(lane) && !lane.column.isFiltered;

/** The index of the closest lane in a direction that fulfils a condition; -1 if there is none. */
function findLane(
  lanes: readonly Lane[],
  from: number,
  { step, fits }: { step: 1 | -1; fits: (lane: Lane) => boolean },
): number {
  for (let at = from + step; at >= 0 && at < lanes.length; at += step) {
    const lane = lanes[at];
    if (lane && fits(lane)) return at;
  }
  return -1;
}

/** The card next to another one; null at the edge. Columns without visible cards are skipped. */
export function findNeighbour(
  lanes: readonly Lane[],
  { lane, at }: CardPlace,
  direction: BoardDirection,
): BoardCard | null {
  if (direction === 'up') return lanes[lane]?.cards[at - 1] ?? null;
  if (direction === 'down') return lanes[lane]?.cards[at + 1] ?? null;
  const step = direction === 'next' ? 1 : -1;
  const cards = lanes[findLane(lanes, lane, { step, fits: hasCards })]?.cards ?? [];
  return cards[Math.min(at, cards.length - 1)] ?? null;
}

/** Where a card goes that moves by one step; null at the edge. Collapsed columns are skipped. */
export function findNextSlot(
  lanes: readonly Lane[],
  { lane, at }: CardPlace,
  direction: BoardDirection,
): DropSlot | null {
  const own = lanes[lane];
  if (!own) return null;
  const { id: columnId } = own.column;
  if (direction === 'up') return at === 0 ? null : { columnId, at: at - 1 };
  if (direction === 'down') return at + 1 >= own.cards.length ? null : { columnId, at: at + 2 };
  const step = direction === 'next' ? 1 : -1;
  const target = lanes[findLane(lanes, lane, { step, fits: isOpen })];
  return target ? { columnId: target.column.id, at: Math.min(at, target.cards.length) } : null;
}

/**
 * The move of a card to a slot; null if it changes nothing. If positions have no meaning, a card
 * goes to the end of another column, and stays where it is in its own.
 */
export function toMove(
  lanes: readonly Lane[],
  cardId: string,
  { slot, isOrdered }: { slot: DropSlot; isOrdered: boolean },
): (CardMove & { position: number; count: number }) | null {
  const target = lanes.find(({ column }) => column.id === slot.columnId);
  if (!target) return null;
  const current = target.cards.findIndex(({ id }) => id === cardId);
  const isSame = current >= 0;
  if (isSame && (!isOrdered || slot.at === current || slot.at === current + 1)) return null;
  const others = target.cards.filter(({ id }) => id !== cardId);
  const next = isSame && slot.at > current ? slot.at - 1 : slot.at;
  const at = isOrdered ? Math.min(next, others.length) : others.length;
  return {
    cardId,
    toColumnId: slot.columnId,
    beforeCardId: others[at]?.id ?? null,
    afterCardId: others[at - 1]?.id ?? null,
    position: at + 1,
    count: others.length + 1,
  };
}
