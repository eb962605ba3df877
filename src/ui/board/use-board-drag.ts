import { useCallback, useRef, useState, type PointerEvent } from 'react';
import { getEdgeStep } from '../drag/edge-scroll.ts';
import { acceptTouchDrags, startDrag, type Point } from '../drag/start-drag.ts';
import { useStable } from '../hooks/use-stable.ts';
import type { DropSlot } from './board-moves.ts';

/** A card that is being dragged, and where it would be dropped. */
export interface CardDrag {
  cardId: string;
  over: DropSlot | null;
}

interface DragOptions {
  /** The slot below a point of the viewport. */
  getSlot: (point: Point, cardId: string) => DropSlot | null;
  onStart: (cardId: string) => void;
  onDrop: (cardId: string, slot: DropSlot) => void;
  onCancel: (cardId: string) => void;
}

/**
 * Drags cards with a mouse, a pen or a finger. The dragged copy follows the pointer without a
 * render; the board renders only when the slot changes.
 */
export function useBoardDrag(options: DragOptions) {
  const [drag, setDrag] = useState<CardDrag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const cancelDrag = useRef<(() => void) | null>(null);
  const getSlot = useStable(options.getSlot);
  const start = useStable(options.onStart);
  const drop = useStable(options.onDrop);
  const cancel = useStable(options.onCancel);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const card = findDraggable(event);
    if (!card || !board.current) return;
    const area = board.current;
    const cardId = card.dataset.card ?? '';
    const { left, top } = card.getBoundingClientRect();
    const grip: Point = { x: event.clientX - left, y: event.clientY - top };
    let over: DropSlot | null = null;
    cancelDrag.current?.();
    cancelDrag.current = startDrag(event, {
      capturedBy: area,
      onStart: () => {
        start(cardId);
        setDrag({ cardId, over });
      },
      onFrame: (point) => {
        if (ghost.current)
          ghost.current.style.translate = `${point.x - grip.x}px ${point.y - grip.y}px`;
        scrollAtEdges(area, point);
        const next = getSlot(point, cardId);
        if (next?.columnId === over?.columnId && next?.at === over?.at) return;
        over = next;
        setDrag({ cardId, over });
      },
      onEnd: (point) => {
        setDrag(null);
        const slot = point && getSlot(point, cardId);
        if (slot) drop(cardId, slot);
        else cancel(cardId);
      },
    });
  };
  const attach = useCallback((element: HTMLDivElement | null) => {
    board.current = element;
    if (!element) return undefined;
    const stopAccepting = acceptTouchDrags(element);
    return () => {
      stopAccepting();
      cancelDrag.current?.();
      board.current = null;
    };
  }, []);
  return { drag, ghost, board, attach, onPointerDown };
}

/** The card below the pointer, unless a control of the card is pressed. */
function findDraggable({ target, button, isPrimary }: PointerEvent): HTMLElement | null {
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null;
  if (target.closest('button, input, select, textarea, [role="button"]')) return null;
  return target.closest<HTMLElement>('[data-card]');
}

/** Scrolls a board sideways and the list below the pointer up or down, near their edges. */
function scrollAtEdges(board: HTMLElement, { x, y }: Point): void {
  const area = board.getBoundingClientRect();
  const sideways = getEdgeStep(x, { from: area.left, to: area.right });
  if (sideways !== 0) board.scrollBy({ left: sideways, behavior: 'instant' });
  const list = [...board.querySelectorAll('[data-list]')].find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  const step = getEdgeStep(y, { from: top, to: bottom });
  if (step !== 0) list.scrollBy({ top: step, behavior: 'instant' });
}
