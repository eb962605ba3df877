import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Blocked } from '../controls/blocked.tsx';
import styles from './order-handle.module.css';
import { startDrag } from './start-drag.ts';

/** The element of an item in its list. */
const itemSelector = '[data-order-id]';

/** The item at which the dragged one would be dropped, and the side of it. */
interface Drop {
  item: HTMLElement;
  isAfter: boolean;
}

function findDrop(items: readonly HTMLElement[], y: number): Drop | null {
  const before = items.find((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  const last = items.at(-1);
  if (before) return { item: before, isAfter: false };
  return last ? { item: last, isAfter: true } : null;
}

/** Drags the item of the handle within its list, and calls `onDrop` at the end. */
function dragItem(event: PointerEvent<HTMLElement>, onDrop: (drop: Drop) => void): void {
  const dragged = event.currentTarget.closest<HTMLElement>(itemSelector);
  const list = dragged?.parentElement;
  if (event.button !== 0 || !dragged || !list) return;
  const items = [...list.querySelectorAll<HTMLElement>(`:scope > ${itemSelector}`)];
  let drop: Drop | null = null;
  const mark = (next: Drop | null) => {
    if (drop) delete drop.item.dataset['drop'];
    drop = next;
    if (next) next.item.dataset['drop'] = next.isAfter ? 'after' : 'before';
  };
  startDrag(event, {
    capturedBy: event.currentTarget,
    onStart: () => {
      dragged.dataset['dragged'] = '';
    },
    onFrame: ({ y }) => {
      mark(findDrop(items, y));
      drop?.item.scrollIntoView({ block: 'nearest' });
    },
    onEnd: (point) => {
      const dropped = drop;
      mark(null);
      delete dragged.dataset['dragged'];
      if (point && dropped) onDrop(dropped);
    },
  });
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

interface OrderHandleProps {
  /** The name of the button, with that of the item. */
  label: string;
  /** How to sort, as a tooltip. */
  hint: string;
  /** Why nothing can be sorted; null if it can. */
  blocked: string | null;
  /** The item was dropped at another one of its list. */
  onDrop: (targetId: string, isAfter: boolean) => void;
  /** The item moves by a number of places. */
  onStep: (by: number) => void;
}

/**
 * Sorts an item, an element with `data-order-id`, among its siblings: dragged with the pointer, or
 * with Alt and an arrow.
 */
export function OrderHandle({ label, hint, blocked, onDrop, onStep }: OrderHandleProps) {
  return (
    <Blocked reason={blocked}>
      {(attributes) => (
        <button
          {...attributes}
          type="button"
          className={styles.handle}
          aria-label={label}
          title={blocked === null ? hint : undefined}
          onPointerDown={(event) => {
            if (blocked !== null) return;
            dragItem(event, ({ item, isAfter }) => {
              onDrop(item.dataset['orderId'] ?? '', isAfter);
            });
          }}
          onKeyDown={(event) => {
            const by = event.altKey ? steps[event.key] : undefined;
            if (by === undefined) return;
            event.preventDefault();
            onStep(by);
          }}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
    </Blocked>
  );
}
