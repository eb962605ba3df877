import type { components } from '#openapi/generated/types.ts';
import { secondsBetween } from '../../store/seconds.ts';
import type { EntryRecord } from '../../store/world.ts';
import { hoursAndMinutes } from './time.ts';
import { isCrossover, type Timesheet } from './timesheet.ts';
import { toView } from './view.ts';

type Running = components['schemas']['RunningEntry'];

/** A running entry and its duration until now. */
export async function runningView(sheet: Timesheet, running: EntryRecord): Promise<Running> {
  const seconds = secondsBetween(running.startTime, sheet.now);
  const [clockWorkEntry] = await toView(sheet, [running]);
  if (!clockWorkEntry)
    throw new Error('`runningView` got no view for the running entry; expected one view per entry');
  return {
    clockWorkEntry,
    timeDuration: seconds,
    timeDurationDisplay: hoursAndMinutes(seconds),
    crossover: isCrossover(sheet, running),
  };
}
