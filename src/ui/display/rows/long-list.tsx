import { ArrowUp } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { GridList, GridListItem, GridListLoadMoreItem, Virtualizer } from 'react-aria-components';
import { Button } from '../../controls/button.tsx';
import { cx } from '../../text/cx.ts';
import { createStableLayout } from '../../hooks/stable-layout.ts';
import styles from './long-list.module.css';

export interface LongListProps<Item extends { id: string }> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** Renders a LongListItem for each item; called again only if the item is a different object. */
  children: (item: Item) => ReactElement;
  /** Shown while the list is empty. */
  empty: ReactNode;
  /** The estimated height of an item, in px; each is measured when it becomes visible. */
  estimatedItemSize: number;
  /**
   * '3 new': the button that scrolls up to items added on top in the meantime. Without it, they are
   * not announced.
   */
  newLabel?: (count: number) => string;
  /** Called when the user scrolls near the end. */
  onEnd?: () => void;
  isLoadingMore?: boolean;
  /** Shown at the end while more is loading. */
  more?: ReactNode;
  className?: string | undefined;
}

/**
 * A list that renders only its visible items, however long it grows. It scrolls in itself, so it
 * needs a fixed height. The visible items keep their position when others are added on top. Arrow
 * keys move between items, Tab moves through the buttons of one.
 */
export function LongList<Item extends { id: string }>({
  label,
  items,
  children,
  empty,
  estimatedItemSize,
  newLabel,
  onEnd,
  isLoadingMore = false,
  more,
  className,
}: LongListProps<Item>) {
  const [{ layout, attach, toTop }] = useState(createStableLayout);
  const { count, onScroll } = useNewOnTop(items);
  return (
    <div className={styles.frame}>
      {newLabel && count > 0 && (
        <Button size="small" icon={<ArrowUp />} className={styles.new ?? ''} onPress={toTop}>
          {newLabel(count)}
        </Button>
      )}
      <Virtualizer layout={layout} layoutOptions={{ estimatedRowSize: estimatedItemSize }}>
        <GridList
          ref={attach}
          aria-label={label}
          keyboardNavigationBehavior="tab"
          renderEmptyState={() => empty}
          onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop)}
          className={cx(styles.list, className)}
        >
          {items.map((item) => children(item))}
          <GridListLoadMoreItem
            isLoading={isLoadingMore}
            {...(onEnd && { onLoadMore: onEnd })}
            className={styles.more ?? ''}
          >
            {more}
          </GridListLoadMoreItem>
        </GridList>
      </Virtualizer>
    </div>
  );
}

/** The number of items above the one that was first when the top was last visible. */
function useNewOnTop(items: readonly { id: string }[]) {
  const [isAtTop, setIsAtTop] = useState(true);
  const [top, setTop] = useState(items[0]?.id);
  const count = items.findIndex(({ id }) => id === top);
  if ((isAtTop || count < 0) && items[0]?.id !== top) setTop(items[0]?.id);
  return { count, onScroll: (offset: number) => setIsAtTop(offset <= 0) };
}

export interface LongListItemProps {
  id: string;
  /** The full text of the item, for screen readers. */
  textValue: string;
  /** Called on Enter or a click. Without it, the item does nothing. */
  onAction?: (() => void) | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function LongListItem({ onAction, className, children, ...rest }: LongListItemProps) {
  return (
    <GridListItem
      {...rest}
      {...(onAction && { onAction })}
      className={cx(styles.item, onAction && styles.active, className)}
    >
      {children}
    </GridListItem>
  );
}
