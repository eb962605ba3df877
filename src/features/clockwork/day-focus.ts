import { useFocusAfter } from '#ui/use-focus-after.ts';
import { useFocusLoss } from '#ui/use-lost-focus.ts';

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The next entry to put right, else what stops or starts the timer. */
const work = () =>
  first('[data-stale] button') ??
  first('[data-next] button') ??
  first('[data-start] [type="submit"]');

const ofEntry = (id: string | null | undefined, part: string) =>
  first(`[data-entry="${id}"] ${part}`);

/** Where the focus of a day can go. What may be gone by then has the place in its stead. */
export const dayFocusTargets = {
  /** Where work goes on. */
  work,
  /** The entry as it is shown when its form is left, or what was done to it is undone. */
  entry: (id: string | null) => ofEntry(id, '[data-edit]') ?? work(),
  /** The entry that has grown over a gap. */
  grown: (id: string | null) => ofEntry(id, 'button'),
  /** The gap before an entry, or else that entry. */
  gap: (newerId: string) =>
    first(`[data-gap="${newerId}"] [data-add]`) ?? dayFocusTargets.entry(newerId),
  /** The row that has taken the place of one that is gone; -1 for one that was in no row. */
  row: (at: number) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
    const row = at === -1 ? undefined : rows.at(Math.min(at, rows.length - 1));
    return row?.querySelector('button') ?? work();
  },
  /** The box of an entry. */
  box: (id: string | undefined) => ofEntry(id, '[type="checkbox"]'),
  /** The first box of the day. */
  anyBox: () => first('[data-entry] [type="checkbox"]') ?? work(),
  /** What adds a past entry. */
  add: () => first('[data-add-entry] button'),
};

interface DayFocusOptions {
  /** What is shown until the deed is done, or is another afterwards; false for nothing. */
  shown?: unknown;
  /** The deed is done, and what has the focus is about to go: a dialog, or a row that follows it. */
  isLeaving?: boolean;
  /** The focus was given: nothing is leaving any more. */
  onGiven?: () => void;
}

/**
 * Where the focus of a day goes after a deed: once what had it is gone, it goes to this place (one of
 * {@link dayPlaces}). What has the focus by then keeps it.
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
