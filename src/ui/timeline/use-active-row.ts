import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { TimelineRow } from './timeline-bars.ts';
import type { RowStep } from './timeline-keys.ts';

/**
 * One row of the timeline is in the tab order. The focus follows it when it is rendered elsewhere,
 * and goes to its neighbour when it disappears.
 */
export function useActiveRow(element: RefObject<HTMLElement | null>, rows: readonly TimelineRow[]) {
  const [lastId, setActiveId] = useState<string | null>(null);
  const [lastAt, setLastAt] = useState(0);
  const hasFocus = useRef(false);
  const requested = useRef(false);
  const ids = rows.flatMap(({ type, id }) => (type === 'item' ? [id] : []));
  const at = lastId === null ? -1 : ids.indexOf(lastId);
  if (at >= 0 && at !== lastAt) setLastAt(at);
  const activeId = at >= 0 ? lastId : (ids[Math.min(lastAt, ids.length - 1)] ?? null);

  // The browser drops the focus of a removed element; it returns before the page is painted.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (activeId === null || !(isLost || requested.current)) return;
    requested.current = false;
    const row = element.current?.querySelector<HTMLElement>(
      `[data-item="${CSS.escape(activeId)}"]`,
    );
    row?.focus({ preventScroll: true });
    if (row && element.current) showRow(row, element.current);
  });

  return {
    activeId,
    setActiveId,
    goTo: (step: RowStep) => {
      const from = activeId === null ? 0 : ids.indexOf(activeId);
      const steps = { next: from + 1, previous: from - 1, first: 0, last: ids.length - 1 };
      const id = ids[steps[step]];
      if (id === undefined) return;
      requested.current = true;
      setActiveId(id);
    },
    /** Lets the focus follow an item that is about to move to another row. */
    follow: (itemId: string) => {
      hasFocus.current = true;
      setActiveId(itemId);
    },
    onFocus: ({ target }: FocusEvent) => {
      const itemId = target.closest<HTMLElement>('[data-item]')?.dataset.item;
      hasFocus.current = itemId !== undefined;
      if (itemId !== undefined) setActiveId(itemId);
    },
    onBlur: ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target.isConnected && !target.matches(':focus-within')) hasFocus.current = false;
      });
    },
  };
}

/** Scrolls up or down only as far as needed; the sticky head covers the top. */
function showRow(row: HTMLElement, area: HTMLElement): void {
  const head = area.querySelector('[data-corner]')?.clientHeight ?? 0;
  const view = area.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const above = view.top + head - top;
  const below = bottom - (view.top + area.clientHeight);
  if (above > 0) area.scrollBy({ top: -above, behavior: 'instant' });
  else if (below > 0) area.scrollBy({ top: below, behavior: 'instant' });
}
