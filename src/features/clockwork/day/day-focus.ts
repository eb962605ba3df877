import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The next entry to fix, otherwise the control that starts or stops the timer. */
const work = () =>
  first('[data-stale] button') ??
  first('[data-next] button') ??
  first('[data-start] [type="submit"]');

const ofEntry = (id: string | null | undefined, part: string) =>
  first(`[data-entry="${id}"] ${part}`);

/**
 * The possible focus targets of a day. For an element that may have been removed, a replacement is
 * given.
 */
export const dayFocusTargets = {
  /** The control with which work continues. */
  work,
  /** The entry after its form is closed, or after a change to it is undone. */
  entry: (id: string | null) => ofEntry(id, '[data-edit]') ?? work(),
  /** The entry that was extended over a gap. */
  grown: (id: string | null) => ofEntry(id, 'button'),
  /** The gap before an entry, otherwise that entry. */
  gap: (newerId: string) =>
    first(`[data-gap="${newerId}"] [data-add]`) ?? dayFocusTargets.entry(newerId),
  /** The row at the position of a removed one; -1 for an entry that was in no row. */
  row: (at: number) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
    const row = at === -1 ? undefined : rows.at(Math.min(at, rows.length - 1));
    return row?.querySelector('button') ?? work();
  },
  /** The checkbox of an entry. */
  box: (id: string | undefined) => ofEntry(id, '[type="checkbox"]'),
  /** The first checkbox of the day. */
  anyBox: () => first('[data-entry] [type="checkbox"]') ?? work(),
  /** The button that adds a past entry. */
  add: () => first('[data-add-entry] button'),
};

interface DayFocusOptions {
  /** A value that is shown until the action completes, or changes with it; false for none. */
  shown?: unknown;
  /**
   * The action is complete, and the focused element is about to disappear: a dialog, or its row.
   */
  isLeaving?: boolean;
  /** The focus has moved, so nothing is leaving any more. */
  onGiven?: () => void;
}

/**
 * Moves the focus after an action: once the focused element is removed, the focus goes to this
 * target (one of {@link dayFocusTargets}). If something else has the focus by then, it keeps it.
 */
export function useDayFocus(
  getElement: () => HTMLElement | null,
  { shown = false, isLeaving = false, onGiven }: DayFocusOptions,
): void {
  useFocusAfter(shown, getElement);
  useFocusLoss(isLeaving, () => {
    getElement()?.focus();
    onGiven?.();
  });
}
