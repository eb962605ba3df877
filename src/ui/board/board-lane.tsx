import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { cx } from '../text/cx.ts';
import { isolate } from '../controls/isolate.tsx';
import { useWindow } from '../tree/use-window.ts';
import { BoardCardRow } from './board-card-row.tsx';
import type { BoardCard, BoardColumn, BoardTexts, CardControls } from './board-types.ts';
import styles from './board.module.css';

interface BoardLaneProps<Card extends BoardCard> {
  column: BoardColumn;
  cards: readonly Card[];
  /** The card in the tab order, if it is in this column. */
  activeId: string | null;
  draggedId: string | null;
  /** The slot that the dragged card is over; null if it is not over this column. */
  dropAt: number | null;
  /** Why the dragged card, or the one that was last dropped here, cannot be moved here. */
  reason: string | null;
  isOrdered: boolean;
  texts: BoardTexts;
  helpId: string;
  onCollapse: ((columnId: string, isCollapsed: boolean) => void) | undefined;
  onEnd: ((columnId: string) => void) | undefined;
  children: (card: Card, controls: CardControls) => ReactNode;
}

/** A column of a board. It renders again only if one of its own properties changes. */
export const BoardLane = memo(function BoardLane<Card extends BoardCard>(
  props: BoardLaneProps<Card>,
) {
  const { column, dropAt, reason, texts, onCollapse } = props;
  const isNarrow = column.isCollapsed === true || column.isFiltered === true;
  return (
    <section
      aria-label={column.title}
      data-column={column.id}
      data-over={dropAt !== null}
      data-blocked={reason !== null}
      className={cx(styles.column, isNarrow && styles.narrow)}
    >
      <header className={styles.head}>
        <h3 className={styles.title}>{isolate(column.title)}</h3>
        {column.count !== undefined && <span className={styles.count}>{column.count}</span>}
        {column.summary !== undefined && (
          <span className={styles.summary}>{isolate(column.summary)}</span>
        )}
        {onCollapse && !column.isFiltered && (
          <button
            type="button"
            aria-expanded={!column.isCollapsed}
            aria-label={(column.isCollapsed ? texts.expand : texts.collapse)(column.title)}
            className={cx(buttonClass('quiet', 'small', { iconOnly: true }), styles.toggle)}
            onClick={() => onCollapse(column.id, !column.isCollapsed)}
          >
            {column.isCollapsed ? (
              <ChevronsLeftRight aria-hidden="true" />
            ) : (
              <ChevronsRightLeft aria-hidden="true" />
            )}
          </button>
        )}
      </header>
      {column.isFiltered && <p className={styles.filtered}>{texts.filtered}</p>}
      {reason !== null && <p className={styles.reason}>{isolate(reason)}</p>}
      {!isNarrow && <LaneCards {...props} />}
    </section>
  );
}) as <Card extends BoardCard>(props: BoardLaneProps<Card>) => ReactElement;

/** Rows that are rendered beyond the visible ones; a card costs more than a line of a tree. */
const options = { property: '--pitch', beyond: 3 } as const;

function LaneCards<Card extends BoardCard>(props: BoardLaneProps<Card>) {
  const { column, cards, activeId, draggedId, dropAt, isOrdered, texts, helpId, onEnd } = props;
  const { attach, onScroll, from, below } = useWindow(cards.length, options);
  const isDropLine = isOrdered && dropAt !== null && props.reason === null;
  const shown = cards.slice(from, below).map((card, index) => ({ card, at: from + index }));
  for (const id of new Set([activeId, draggedId])) {
    // They stay rendered: an element that is removed loses the focus, or the finger that drags it.
    const at = id === null ? -1 : cards.findIndex((card) => card.id === id);
    const card = cards[at];
    if (card && (at < from || at >= below)) shown.push({ card, at });
  }
  return (
    <div
      ref={attach}
      role="grid"
      aria-label={column.title}
      aria-describedby={helpId}
      aria-rowcount={column.hasMore ? -1 : cards.length}
      data-list=""
      className={styles.list}
      onScroll={(event) => {
        onScroll(event);
        if (column.hasMore && !column.isLoadingMore && isNearEnd(event.currentTarget))
          onEnd?.(column.id);
      }}
    >
      <div role="rowgroup" className={styles.cards} style={sized('--cards', cards.length)}>
        {shown.map(({ card, at }) => (
          <BoardCardRow
            key={card.id}
            card={card}
            at={at}
            isActive={card.id === activeId}
            isDragged={card.id === draggedId}
            moveLabel={texts.move}
          >
            {props.children}
          </BoardCardRow>
        ))}
        {cards.length === 0 && (
          <div role="row" className={styles.empty}>
            <div role="gridcell">{texts.empty}</div>
          </div>
        )}
        {isDropLine && (
          <div role="presentation" className={styles.drop} style={sized('--at', dropAt)} />
        )}
      </div>
      {column.hasMore && (
        <div role="rowgroup">
          <div role="row">
            <div role="gridcell" className={styles.more}>
              <button
                type="button"
                aria-disabled={column.isLoadingMore}
                className={buttonClass('quiet', 'small')}
                onClick={() => {
                  if (!column.isLoadingMore) onEnd?.(column.id);
                }}
              >
                {column.isLoadingMore ? texts.loadingMore : texts.loadMore}
              </button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + 2 * clientHeight >= scrollHeight;

const sized = (name: `--${string}`, value: number) => ({ [name]: value }) as CSSProperties;
