import { useSelector } from '@xstate/react';
import { useEffect, type FocusEvent, type RefObject } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';

/**
 * One cell of the days is in the order of Tab: the one that had the focus last (see {@link keepFocus}),
 * at first that of the shown day. A block that was carried to another day takes the focus with it.
 */
export function useFocusKept(actor: WeekViewActor, days: RefObject<HTMLElement | null>): void {
  const undo = useSelector(actor, ({ context }) => context.undo);
  // Follows what is drawn: the cell in the order of Tab may be gone.
  useEffect(() => {
    const element = days.current;
    if (!element || element.querySelector('[data-cell][tabindex="0"]')) return;
    const shown = element.querySelector('[data-shown-day] [data-cell]');
    (shown ?? element.querySelector('[data-cell]'))?.setAttribute('tabindex', '0');
  });
  // Follows the focus that went with the block: its entry stands on another day now.
  useEffect(() => {
    if (!undo || document.activeElement !== document.body) return;
    days.current?.querySelector<HTMLElement>(`[data-block="${undo.entry.id}"]`)?.focus();
  }, [days, undo]);
}

/** Puts the cell that gets the focus in the order of Tab, and takes the others out of it. */
export function keepFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell) return;
  for (const other of currentTarget.querySelectorAll('[data-cell][tabindex="0"]')) {
    other.setAttribute('tabindex', '-1');
  }
  cell.setAttribute('tabindex', '0');
}
