import {
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { isolate } from '../controls/isolate.tsx';
import { onDemand } from '../hooks/on-demand.ts';
import { BoardLane } from './board-lane.tsx';
import {
  findNeighbour,
  findNextSlot,
  findPlace,
  toDirection,
  toLanes,
  toMove,
  type DropSlot,
} from './board-moves.ts';
import type { BoardCard, BoardColumn, BoardTexts, CardControls, CardMove } from './board-types.ts';
import { findCardElement, findSlot } from './find-slot.ts';
import { useStable } from '../hooks/use-stable.ts';
import { useActiveCard } from './use-active-card.ts';
import { useBoardDrag } from './use-board-drag.ts';
import styles from './board.module.css';

const MoveMenu = onDemand(() => import('./move-menu.tsx').then((module) => module.MoveMenu));

export interface BoardProps<Card extends BoardCard> {
  /** Name of the board for screen readers. */
  label: string;
  columns: readonly BoardColumn[];
  /** All cards, in the order of each column. */
  cards: readonly Card[];
  /** Renders a card. The function must be stable, and a card that has not changed the same object. */
  children: (card: Card, controls: CardControls) => ReactNode;
  /** The height of every card, in rem: with equal heights, a column renders only what is visible. */
  cardSize: number;
  texts: BoardTexts;
  /** Whether the position in a column has a meaning. Otherwise cards are only moved to columns. */
  isOrdered?: boolean;
  onMove: (move: CardMove) => void;
  /** Why a card cannot move to a column; undefined if it can. */
  getMoveBlock?: (cardId: string, columnId: string) => string | undefined;
  /** Called on Enter or a click. */
  onOpen: (cardId: string) => void;
  onCollapse?: (columnId: string, isCollapsed: boolean) => void;
  /** Called near the end of a column that has more. */
  onEnd?: (columnId: string) => void;
  className?: string | undefined;
}

/**
 * Columns of cards. Cards are moved by dragging, by a menu, or by Shift and an arrow key; arrow keys
 * or h, j, k and l go from card to card, m opens the menu. It scrolls in itself, so it needs a fixed
 * height. It renders only visible cards.
 */
export function Board<Card extends BoardCard>(props: BoardProps<Card>) {
  const { label, columns, cards, children, cardSize, texts, isOrdered = false } = props;
  const { onMove, getMoveBlock, onOpen, onCollapse, onEnd, className } = props;
  const helpId = useId();
  const isRtl = useLocale().direction === 'rtl';
  const lanes = useMemo(() => toLanes(columns, cards), [columns, cards]);
  const [message, setMessage] = useState({ text: '', count: 0 });
  const [note, setNote] = useState<{ columnId: string; reason: string } | null>(null);
  const [menuCardId, setMenuCardId] = useState<string | null>(null);
  const announce = (text: string) => setMessage(({ count }) => ({ text, count: count + 1 }));
  const findCard = (cardId: string) => cards.find(({ id }) => id === cardId);
  const getBlock = (cardId: string, columnId: string) => getMoveBlock?.(cardId, columnId) ?? null;

  const move = (cardId: string, slot: DropSlot) => {
    const moved = toMove(lanes, cardId, { slot, isOrdered });
    const card = findCard(cardId);
    if (!moved || !card) return;
    const { position, count, ...change } = moved;
    const column = columns.find(({ id }) => id === slot.columnId)?.title ?? '';
    const reason = getBlock(cardId, slot.columnId);
    setNote(reason === null ? null : { columnId: slot.columnId, reason });
    if (reason !== null) return announce(texts.blocked(card.label, column, reason));
    follow(cardId);
    onMove(change);
    announce(texts.moved({ card: card.label, column, position, count }));
  };
  const { drag, ghost, board, attach, onPointerDown } = useBoardDrag({
    getSlot: (point, cardId) => findSlot(board.current, point, { lanes, cardId, isOrdered }),
    onStart: (cardId) => {
      setNote(null);
      setActiveId(cardId);
    },
    onDrop: move,
    onCancel: (cardId) => announce(texts.cancelled(findCard(cardId)?.label ?? '')),
  });
  const { activeId, setActiveId, goTo, follow, onFocus, onBlur } = useActiveCard(board, lanes);

  const openMenu = (cardId: string) => {
    setActiveId(cardId);
    setMenuCardId(cardId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, shiftKey } = event;
    if (!(target instanceof HTMLElement) || drag) return;
    const cardId = target.dataset.card;
    if (cardId === undefined) return returnToCard(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const place = findPlace(lanes, cardId);
    const direction = toDirection(key, isRtl);
    if (!place || (!direction && !['Enter', 'm', 'M', 'Home', 'End'].includes(key)))
      return undefined;
    event.preventDefault();
    if (key === 'Enter') return onOpen(cardId);
    if (key.toLowerCase() === 'm') return openMenu(cardId);
    const own = lanes[place.lane]?.cards ?? [];
    if (!direction) return goTo(own.at(key === 'Home' ? 0 : -1)?.id);
    if (!shiftKey) return goTo(findNeighbour(lanes, place, direction)?.id);
    const slot = findNextSlot(lanes, place, direction);
    return slot ? move(cardId, slot) : undefined;
  };
  const onClick = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof Element) || !board.current?.contains(target)) return;
    const cardId = target.closest<HTMLElement>('[data-card]')?.dataset.card;
    const control = target.closest<HTMLElement>('button, a, input, [role="button"]');
    if (cardId === undefined) return;
    if (control?.dataset.moveCard !== undefined) openMenu(cardId);
    else if (!control) onOpen(cardId);
  };
  const collapse = useStable((columnId: string, isCollapsed: boolean) =>
    onCollapse?.(columnId, isCollapsed),
  );
  const reachEnd = useStable((columnId: string) => onEnd?.(columnId));
  const dragged = drag && findCard(drag.cardId);
  const ghostWidth = drag ? (findCardElement(board.current, drag.cardId)?.offsetWidth ?? 0) : 0;
  return (
    <>
      {/* Keys, presses and focus of all cards are handled here, so that a card has no handlers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={attach}
        role="group"
        aria-label={label}
        data-dragging={drag !== null}
        className={cx(styles.board, className)}
        style={sized(cardSize)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {lanes.map(({ column, cards: own }) => (
          <BoardLane
            key={column.id}
            column={column}
            cards={own}
            activeId={own.some(({ id }) => id === activeId) ? activeId : null}
            draggedId={drag?.cardId ?? null}
            dropAt={drag?.over?.columnId === column.id ? drag.over.at : null}
            reason={
              drag
                ? getBlock(drag.cardId, column.id)
                : note?.columnId === column.id
                  ? note.reason
                  : null
            }
            isOrdered={isOrdered}
            texts={texts}
            helpId={helpId}
            onCollapse={onCollapse && collapse}
            onEnd={onEnd && reachEnd}
          >
            {children}
          </BoardLane>
        ))}
      </div>
      <p id={helpId} hidden>
        {texts.help}
      </p>
      <div className="visually-hidden" aria-live="assertive">
        {message.text && <p key={message.count}>{isolate(message.text)}</p>}
      </div>
      {menuCardId !== null && (
        <MoveMenu
          cardId={menuCardId}
          board={board}
          columns={columns}
          currentId={findCard(menuCardId)?.columnId ?? ''}
          label={texts.move(findCard(menuCardId)?.label ?? '')}
          getBlock={getBlock}
          onMove={(columnId) => move(menuCardId, { columnId, at: Infinity })}
          onClose={() => setMenuCardId(null)}
        />
      )}
      {dragged &&
        createPortal(
          <div
            ref={ghost}
            inert
            aria-hidden="true"
            className={styles.ghost}
            style={{ ...sized(cardSize), inlineSize: ghostWidth }}
          >
            {children(dragged, { tabIndex: -1 })}
          </div>,
          document.body,
        )}
    </>
  );
}

/** The space between two cards, in rem; --space-2 of the style sheet. */
const gap = 0.5;

const sized = (cardSize: number) =>
  ({ '--card-size': `${cardSize}rem`, '--pitch': `${cardSize + gap}rem` }) as CSSProperties;

/** Escape leads from a control of a card back to the card. */
function returnToCard({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  target.closest<HTMLElement>('[data-card]')?.focus();
}
