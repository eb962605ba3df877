import {
  weekViewMachine,
  type WeekViewContext,
} from '#machines/clockwork-week/week-view.machine.ts';
import {
  weekSheetMachine,
  type CellPosition,
  type WeekSheetContext,
} from '#machines/clockwork-week/week-sheet.machine.ts';
import { keyOfWork, toWork } from '#machines/work/work.ts';
import { buildWeekAxis } from '#machines/clockwork-week/week-axis.ts';
import type { Week } from '#machines/clockwork-week/week.ts';
import { addDays } from '#machines/clockwork/time.ts';
import { ended, entries, longEntries, frozenClock, timeZone, today } from './fixtures.ts';
import { frozenActor } from './statechart-panel/index.ts';

const from = '2026-03-02';

/** The same work on another day of the week. */
const on = (day: number, at: number): Week['entries'] =>
  entries
    .filter(({ endTime }) => endTime !== null)
    .slice(0, at)
    .map((entry) => ({
      ...entry,
      id: `${entry.id.slice(0, -2)}${day}0`,
      startTime: `${addDays(from, day)}${entry.startTime.slice(10)}`,
      endTime: `${addDays(from, day)}${(entry.endTime ?? '').slice(10)}`,
      projectId: `8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d0${day}`,
    }));

/** The week of the stories' Wednesday, worked from Monday to Friday. */
const storyWeek = {
  from,
  entries: [...entries, ...on(0, 1), ...on(1, 1)],
  days: Array.from({ length: 7 }, (_, at) => ({
    day: addDays(from, at),
    workingDayInSeconds: at < 5 ? 28_800 : 0,
    workingHoursStart: '09:00',
  })),
} satisfies Week;

export const longWeek = { ...storyWeek, entries: longEntries };

/** An entry that is dragged down by an hour, to the next day. */
export const carried: WeekViewContext['drag'] = {
  entry: ended,
  kind: 'move',
  grabbed: { day: 2, minute: 800 },
  startTime: Date.parse(ended.startTime) + 25 * 3_600_000,
  endTime: Date.parse(ended.endTime ?? '') + 25 * 3_600_000,
};

export const weekInput = { clock: frozenClock, timeZone, date: today };

/** A week that is static in a state. */
export const createStaticWeek = (state: string, context: Partial<WeekViewContext>) =>
  frozenActor(weekViewMachine, {
    state,
    input: weekInput,
    context: { ...storyWeek, axis: buildWeekAxis(from, timeZone), ...context },
  });

/** A sheet that is static in a state. */
export const createStaticSheet = (state: string, context: Partial<WeekSheetContext>) =>
  frozenActor(weekSheetMachine, {
    state,
    input: weekInput,
    context: { ...storyWeek, axis: buildWeekAxis(from, timeZone), ...context },
  });

/** The cell of an entry on the stories' Wednesday. */
export const endedCell: CellPosition = { row: keyOfWork(toWork(ended)), day: 2 };
