import { useSelector } from '@xstate/react';
import { useState, type FocusEvent, type RefObject } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';

/**
 * The days have a single tab stop: the cell that had the focus last (see {@link moveTabStop}),
 * initially that of the shown day. A block that is moved to another day takes the focus with it.
 */
export function useRovingFocus(actor: WeekViewActor, days: RefObject<HTMLElement | null>): void {
  const undo = useSelector(actor, ({ context }) => context.undo);
  const [drawn] = useState(() => drawnIn(days));
  // The cell with the tab stop may have been removed.
  useSubscription(drawn, () => {
    const element = days.current;
    if (!element || element.querySelector('[data-cell][tabindex="0"]')) return;
    const shown = element.querySelector('[data-shown-day] [data-cell]');
    (shown ?? element.querySelector('[data-cell]'))?.setAttribute('tabindex', '0');
  });
  // A moved block is rendered in another day's column, so the focus has to be set again.
  useFocusAfter(undo, () =>
    undo ? days.current?.querySelector<HTMLElement>(`[data-block="${undo.entry.id}"]`) : null,
  );
}

/** Notifies the listener at the start and whenever the content of an element changes. */
const drawnIn =
  (container: RefObject<HTMLElement | null>) => (listener: (received: null) => void) => {
    const watch = new MutationObserver(() => listener(null));
    if (container.current) watch.observe(container.current, { childList: true, subtree: true });
    listener(null);
    return () => watch.disconnect();
  };

/** Makes the focused cell the only tab stop. */
export function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell) return;
  for (const other of currentTarget.querySelectorAll('[data-cell][tabindex="0"]')) {
    other.setAttribute('tabindex', '-1');
  }
  cell.setAttribute('tabindex', '0');
}
