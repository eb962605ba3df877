import type { ReactElement, ReactNode } from 'react';
import {
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { cx } from './cx.ts';
import styles from './long-list.module.css';

export interface LongListProps<Item extends { id: string }> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** A LongListItem for each; called again for an item that is another object than before. */
  children: (item: Item) => ReactElement;
  /** What stands there while it is empty. */
  empty: ReactNode;
  /** About how tall an item is, in px; each is measured once it is seen. */
  estimatedItemSize: number;
  /** The end is near. */
  onEnd?: () => void;
  isLoadingMore?: boolean;
  /** Stands at the end while more is being loaded. */
  more?: ReactNode;
  className?: string | undefined;
}

/**
 * A list of which only what is in sight is in the page, however long it grows. It scrolls in
 * itself, so it needs a height of its own. Arrow keys move from item to item, Tab goes through the
 * buttons of one.
 */
export function LongList<Item extends { id: string }>({
  label,
  items,
  children,
  empty,
  estimatedItemSize,
  onEnd,
  isLoadingMore = false,
  more,
  className,
}: LongListProps<Item>) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: estimatedItemSize }}>
      <GridList
        aria-label={label}
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => empty}
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
  );
}

export interface LongListItemProps {
  id: string;
  /** All that it says, for screen readers. */
  textValue: string;
  /** Enter, or a click on it. Without it the item does nothing. */
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
