import { ArrowUp } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { GridList, GridListItem, GridListLoadMoreItem, Virtualizer } from 'react-aria-components';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { createStableLayout } from './steady-layout.ts';
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
  /** '3 new': leads up to what was put on top meanwhile. Without it nothing tells of them. */
  newLabel?: (count: number) => string;
  /** The end is near. */
  onEnd?: () => void;
  isLoadingMore?: boolean;
  /** Stands at the end while more is being loaded. */
  more?: ReactNode;
  className?: string | undefined;
}

/**
 * A list of which only what is in sight is in the page, however long it grows. It scrolls in
 * itself, so it needs a height of its own. What is read stays in its place when something is put on
 * top. Arrow keys move from item to item, Tab goes through the buttons of one.
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

/** How many stand above the one that was the first when the top was last in sight. */
function useNewOnTop(items: readonly { id: string }[]) {
  const [isAtTop, setIsAtTop] = useState(true);
  const [top, setTop] = useState(items[0]?.id);
  const count = items.findIndex(({ id }) => id === top);
  if ((isAtTop || count < 0) && items[0]?.id !== top) setTop(items[0]?.id);
  return { count, onScroll: (offset: number) => setIsAtTop(offset <= 0) };
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
