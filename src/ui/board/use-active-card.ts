import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { findPlace, type CardPlace, type Lane } from './board-moves.ts';
import { findCardElement } from './find-slot.ts';

const isShown = ({ column, cards }: Lane): boolean =>
  !column.isCollapsed && !column.isFiltered && cards.length > 0;

/** The visible place of a card; null if its column hides it. */
function findShown(lanes: readonly Lane[], cardId: string | null): CardPlace | null {
  const place = findPlace(lanes, cardId);
  const lane = place && lanes[place.lane];
  return lane && isShown(lane) ? place : null;
}

/** The card in the tab order: the last one that had the focus, or the one that took its place. */
function findActive(lanes: readonly Lane[], last: CardPlace): string | null {
  const own = lanes[last.lane];
  const lane = own && isShown(own) ? own : lanes.find(isShown);
  if (!lane) return null;
  return lane.cards[Math.min(last.at, lane.cards.length - 1)]?.id ?? null;
}

/**
 * One card of the board is in the tab order. The focus follows it when it moves to another column,
 * and goes to its neighbour when it disappears.
 */
export function useActiveCard(board: RefObject<HTMLElement | null>, lanes: readonly Lane[]) {
  const [lastActiveId, setActiveId] = useState<string | null>(null);
  const [last, setLast] = useState<CardPlace>({ lane: 0, at: 0 });
  /** Whether the focus is on a card, or was when the card was rendered elsewhere. */
  const hasFocus = useRef(false);
  const requested = useRef(false);
  const place = findShown(lanes, lastActiveId);
  if (place && (place.lane !== last.lane || place.at !== last.at)) setLast(place);
  const activeId = place ? lastActiveId : findActive(lanes, last);

  // The browser drops the focus of a removed element; it returns before the page is painted.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (activeId === null || !(isLost || requested.current)) return;
    requested.current = false;
    const card = findCardElement(board.current, activeId);
    if (!card) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A menu that closes makes the rest of the page inert until its own effects have run.
    if (document.activeElement !== card)
      requestAnimationFrame(() => card.focus({ preventScroll: true }));
  });

  return {
    activeId,
    setActiveId,
    goTo: (cardId: string | undefined) => {
      if (cardId === undefined) return;
      requested.current = true;
      setActiveId(cardId);
    },
    /** Lets the focus follow a card that is about to move. */
    follow: (cardId: string) => {
      hasFocus.current = true;
      setActiveId(cardId);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (!board.current?.contains(target)) return;
      const cardId = target.closest<HTMLElement>('[data-card]')?.dataset.card;
      hasFocus.current = cardId !== undefined;
      if (cardId !== undefined) setActiveId(cardId);
    },
    onBlur: ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target.isConnected && !target.matches(':focus-within')) hasFocus.current = false;
      });
    },
  };
}
