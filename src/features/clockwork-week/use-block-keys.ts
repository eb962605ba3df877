import type { KeyboardEvent, RefObject } from 'react';
import type { Nudge } from '#machines/clockwork-week/drag.ts';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { CopyHow } from '#machines/clockwork/entry/copy-entry.machine.ts';
import { isShortcut } from '#page/keys/use-key.ts';
import { newTimesAfter } from './new-times.ts';

/** Whether a key picks up an entry, or drops the dragged one. */
const isGrabKey = (event: KeyboardEvent) => event.key === ' ' || isShortcut('moveEntry', event);

/** The kind of copy that a key requests. */
function copyHow(event: KeyboardEvent): CopyHow | null {
  if (isShortcut('continueEntry', event)) return 'continue';
  if (!isShortcut('duplicateBlock', event)) return null;
  return event.shiftKey ? 'otherDay' : 'sameDay';
}

/**
 * Keyboard handling for the days. Arrows move between blocks and days; Space or M picks up a block,
 * arrows move it, Shift with arrows moves its end, Alt uses steps of one minute. C continues an
 * ended entry, D duplicates it.
 */
export function useBlockKeys(actor: WeekViewActor, days: RefObject<HTMLElement | null>) {
  const findEntry = (cell: HTMLElement): Entry | undefined =>
    actor.getSnapshot().context.entries.find(({ id }) => id === cell.dataset['block']);

  const carry = (event: KeyboardEvent) => {
    const step = event.altKey ? 1 : 5;
    const nudge = toNudge(event, step, isRtl(days.current));
    if (nudge) actor.send({ type: 'drag.nudged', nudge, step });
    if (event.key === 'Enter' || isGrabKey(event)) actor.send({ type: 'drag.drop' });
    if (event.key === 'Escape') actor.send({ type: 'CANCEL' });
    // All other keys are ignored during a drag, so that the focus stays on the block.
    return true;
  };

  const grab = (entry: Entry) => {
    const kind = entry.endTime === null ? ('start' as const) : ('move' as const);
    actor.send({ type: 'drag.start', entry, kind, at: { day: 0, minute: 0 } });
  };

  const act = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const { key } = event;
    const entry = findEntry(cell);
    const isAdd = isShortcut('addEntry', event);
    if (!entry) return isAdd ? (cell.click(), true) : false;
    if (isGrabKey(event)) grab(entry);
    else if (isAdd) addAfter(entry, cell);
    else if (copyHow(event)) copy(event, entry);
    else if (key === 'Delete' || key === 'Backspace') actor.send({ type: 'delete.request', entry });
    else return false;
    return true;
  };

  const copy = (event: KeyboardEvent, entry: Entry) => {
    const how = copyHow(event);
    if (how && entry.endTime !== null) actor.send({ type: 'entry.copy', how, entry });
  };

  const addAfter = (entry: Entry, cell: HTMLElement) => {
    const at = Number(cell.closest<HTMLElement>('[data-day]')?.dataset['day']);
    const of = newTimesAfter(actor.getSnapshot().context, entry, at);
    actor.send({ type: 'entry.opened', of });
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
    if (!cell || event.ctrlKey || event.metaKey) return;
    const isDone = actor.getSnapshot().hasTag('carrying')
      ? carry(event)
      : moveFocus(event, cell, days.current) || (!event.altKey && act(event, cell));
    if (!isDone) return;
    event.preventDefault();
    // Otherwise the page's shortcuts would handle these keys as well.
    event.stopPropagation();
    event.nativeEvent.stopPropagation();
  };
}

const isRtl = (element: HTMLElement | null): boolean => element?.matches(':dir(rtl)') ?? false;

function toNudge({ key, shiftKey }: KeyboardEvent, step: number, rtl: boolean): Nudge | null {
  const [back, on] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case 'ArrowUp':
      return { minutes: -step, isOfEnd: shiftKey };
    case 'ArrowDown':
      return { minutes: step, isOfEnd: shiftKey };
    case back:
      return { days: -1 };
    case on:
      return { days: 1 };
    default:
      return null;
  }
}

/** Arrows, Home and End move within the day, and to the nearest block of other days. */
function moveFocus({ key }: KeyboardEvent, cell: HTMLElement, days: HTMLElement | null): boolean {
  const columns = [...(days?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  const column = cell.closest<HTMLElement>('[data-day]');
  const at = column ? columns.indexOf(column) : -1;
  const cells = cellsIn(columns[at]);
  const position = cells.indexOf(cell);
  const [back, on] = isRtl(days) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const next = () => {
    switch (key) {
      case 'ArrowUp':
        return cells[position - 1];
      case 'ArrowDown':
        return cells[position + 1];
      case 'Home':
        return cells[0];
      case 'End':
        return cells.at(-1);
      case back:
        return nearest(columns.slice(0, at).findLast(hasCells), cell);
      case on:
        return nearest(columns.slice(at + 1).find(hasCells), cell);
      default:
        return null;
    }
  };
  const found = next();
  if (found === null) return false;
  found?.focus();
  return true;
}

const cellsIn = (column: Element | undefined): HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
];

const hasCells = (column: Element): boolean => column.querySelector('[data-cell]') !== null;

/** The cell of another day whose top is nearest to the top of this one. */
function nearest(column: Element | undefined, { offsetTop }: HTMLElement): HTMLElement | undefined {
  const away = (cell: HTMLElement) => Math.abs(cell.offsetTop - offsetTop);
  return cellsIn(column).toSorted((a, b) => away(a) - away(b))[0];
}
