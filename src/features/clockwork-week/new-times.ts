import {
  halfAnHour,
  roomFor,
  timeAfter,
  getWorkStart,
  type Span,
} from '#machines/clockwork-week/free-time.ts';
import type { WeekViewContext } from '#machines/clockwork-week/week-view.machine.ts';
import { findWorkStart } from '#machines/clockwork-week/week.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { NewTimes } from '#machines/clockwork/entry/entry-form.ts';

const toNewTimes = (span: Span): NewTimes => ({
  from: new Date(span.from).toISOString(),
  until: new Date(span.until).toISOString(),
});

/** The default times of a new entry on a day; on a full day, the person enters them. */
export function newTimesOn(context: WeekViewContext, at: number): NewTimes {
  const { axis, entries, days, clock, timeZone } = context;
  const day = axis.days[at];
  if (!day) return { from: null, until: null };
  const workStart = getWorkStart(day.day, findWorkStart(days), timeZone);
  const span = roomFor(halfAnHour, workStart, { day, entries, now: clock.now() });
  return span ? toNewTimes(span) : { from: new Date(day.start).toISOString(), until: null };
}

/** The times of a new entry right after another; without enough room, the day's default times. */
export function newTimesAfter(context: WeekViewContext, entry: Entry, at: number): NewTimes {
  const { axis, entries, clock } = context;
  const day = axis.days[at];
  const span = day && timeAfter(entry, { day, entries, now: clock.now() });
  return span ? toNewTimes(span) : newTimesOn(context, at);
}
