import { useSelector } from '@xstate/react';
import { useState, type FocusEvent, type RefObject } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { useSubscription } from '#ui/use-heard.ts';

/**
 * One cell of the days is in the order of Tab: the one that had the focus last (see {@link keepFocus}),
 * at first that of the shown day. A block that was carried to another day takes the focus with it.
 */
export function useRovingFocus(actor: WeekViewActor, days: RefObject<HTMLElement | null>): void {
  const undo = useSelector(actor, ({ context }) => context.undo);
  const [drawn] = useState(() => drawnIn(days));
  // The cell in the order of Tab may be gone.
  useSubscription(drawn, () => {
    const element = days.current;
    if (!element || element.querySelector('[data-cell][tabindex="0"]')) return;
    const shown = element.querySelector('[data-shown-day] [data-cell]');
    (shown ?? element.querySelector('[data-cell]'))?.setAttribute('tabindex', '0');
  });
  // The focus went with the block: its entry stands on another day now.
  useFocusAfter(undo, () =>
    undo ? days.current?.querySelector<HTMLElement>(`[data-block="${undo.entry.id}"]`) : null,
  );
}

/** Tells whenever something else is drawn in an element, and at first. */
const drawnIn =
  (container: RefObject<HTMLElement | null>) => (listener: (received: null) => void) => {
    const watch = new MutationObserver(() => listener(null));
    if (container.current) watch.observe(container.current, { childList: true, subtree: true });
    listener(null);
    return () => watch.disconnect();
  };

/** Puts the cell that gets the focus in the order of Tab, and takes the others out of it. */
export function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell) return;
  for (const other of currentTarget.querySelectorAll('[data-cell][tabindex="0"]')) {
    other.setAttribute('tabindex', '-1');
  }
  cell.setAttribute('tabindex', '0');
}
