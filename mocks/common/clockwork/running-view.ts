import type { components } from '@atrium/contract/generated/types.ts';
import { secondsBetween } from '../../store/seconds.ts';
import type { EntryRecord } from '../../store/world.ts';
import { groupByDay, loadDays } from './day-entries.ts';
import { readPeopleEntries, type PeopleEntries } from './people-entries.ts';
import { addDays, toIsoDay, hoursAndMinutes } from './time.ts';
import { isCrossover, type Timesheet } from './timesheet.ts';
import { toViews, type Known, type Viewed } from './view.ts';

type Running = components['schemas']['RunningEntry'];

/** A running entry and its duration until now. */
export async function runningView(sheet: Timesheet, running: EntryRecord): Promise<Running> {
  const days = await loadDays(sheet, [running.startTime]);
  const [view] = await buildRunning([{ sheet, entry: running, days }]);
  if (!view)
    throw new Error('`runningView` got no view for the running entry; expected one view per entry');
  return view;
}

/** The running entries of people, by the ids of these; `entries` include those of today. */
export async function toRunningViews(
  sheets: readonly Timesheet[],
  entries: PeopleEntries,
  known?: Pick<Known, 'employees'>,
): Promise<ReadonlyMap<string, Running>> {
  const running = sheets.flatMap((sheet) => {
    const entry = entries.get(sheet.employeeId)?.find(({ endTime }) => endTime === null);
    return entry ? [{ sheet, entry }] : [];
  });
  const earlier = await readStaleDays(running);
  const viewed = running.map(({ sheet, entry }) => {
    const own = [earlier, entries].flatMap((each) => each.get(sheet.employeeId) ?? []);
    return { sheet, entry, days: groupByDay(sheet, own) };
  });
  const views = await buildRunning(viewed, known);
  return new Map(views.map((view) => [view.clockWorkEntry.employeeId, view]));
}

/** The entries of the days on which entries started that still run on a later day. */
async function readStaleDays(running: readonly Omit<Viewed, 'days'>[]): Promise<PeopleEntries> {
  const stale = running.filter(({ sheet, entry }) => isCrossover(sheet, entry));
  const days = new Map(
    stale.map(({ sheet, entry }) => [sheet, toIsoDay(entry.startTime, sheet.timeZone)]),
  );
  return readPeopleEntries([...days.keys()], (sheet) => {
    const from = days.get(sheet) ?? '';
    return { from, before: addDays(from, 1) };
  });
}

async function buildRunning(
  running: readonly Viewed[],
  known?: Pick<Known, 'employees'>,
): Promise<Running[]> {
  const [first] = running;
  const views = first ? await toViews(first.sheet, running, known) : [];
  return running.flatMap(({ sheet, entry }, at) => {
    const clockWorkEntry = views[at];
    if (!clockWorkEntry) return [];
    const seconds = secondsBetween(entry.startTime, sheet.now);
    return [
      {
        clockWorkEntry,
        timeDuration: seconds,
        timeDurationDisplay: hoursAndMinutes(seconds),
        crossover: isCrossover(sheet, entry),
      },
    ];
  });
}
