import { ArrowRightLeft } from 'lucide-react';
import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { cx } from '../text/cx.ts';
import { withoutMarks } from '../controls/isolate.tsx';
import type { BoardCard, CardControls } from './board-types.ts';
import styles from './board.module.css';

interface BoardCardRowProps<Card extends BoardCard> {
  card: Card;
  /** Its index in its column. */
  at: number;
  /** Whether it is in the tab order. */
  isActive: boolean;
  isDragged: boolean;
  moveLabel: (card: string) => string;
  children: (card: Card, controls: CardControls) => ReactNode;
}

const active: CardControls = { tabIndex: 0 };
const inactive: CardControls = { tabIndex: -1 };

/** A card. The board handles its keys, presses and focus, so that it costs little to render. */
export const BoardCardRow = memo(function BoardCardRow<Card extends BoardCard>({
  card,
  at,
  isActive,
  isDragged,
  moveLabel,
  children,
}: BoardCardRowProps<Card>) {
  const controls = isActive ? active : inactive;
  return (
    <div
      role="row"
      aria-rowindex={at + 1}
      aria-label={withoutMarks(card.label)}
      tabIndex={controls.tabIndex}
      data-card={card.id}
      data-dragged={isDragged}
      className={styles.card}
      style={{ '--at': at } as CSSProperties}
    >
      <div role="gridcell" className={styles.content}>
        {children(card, controls)}
      </div>
      <div role="gridcell" className={styles.move}>
        {/* Dragging needs another way for those who cannot drag. */}
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={withoutMarks(moveLabel(card.label))}
          tabIndex={controls.tabIndex}
          data-move-card=""
          className={cx(buttonClass('quiet', 'small', { iconOnly: true }))}
        >
          <ArrowRightLeft aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}) as <Card extends BoardCard>(props: BoardCardRowProps<Card>) => ReactElement;
