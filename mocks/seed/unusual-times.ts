import { addDays, toIsoDay } from '../common/clockwork/time.ts';
import type { EntryRecord } from '../store/world.ts';
import { toTimestamp, type TimesheetPlan } from './timesheets.ts';

type Times = Pick<EntryRecord, 'startTime' | 'endTime' | 'description'>;

/**
 * Leo's entries: a running one, since the start or end of the working day or since midnight; on the
 * last full Saturday an entry across midnight, and before it two entries of one minute.
 */
export function unusualTimes(
  plan: TimesheetPlan,
  defaultEntries: readonly EntryRecord[],
): readonly EntryRecord[] {
  const today = toIsoDay(plan.now, plan.timeZone);
  const at = (day: string, time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return toTimestamp(day, hours * 60 + minutes, plan.timeZone);
  };
  const started = ['17:00', '08:30'].map((time) => at(today, time));
  const since = started.find((time) => Date.parse(time) <= plan.now) ?? at(today, '00:00');
  const before = defaultEntries.filter(({ endTime }) => endTime !== null && endTime <= since);
  const saturday = lastSaturday(today);
  const [twenty, past] = [at(saturday, '20:00'), at(saturday, '20:10')];
  const unusual: Times[] = [
    { startTime: twenty, endTime: at(saturday, '20:01'), description: 'Check the alert' },
    { startTime: past, endTime: at(saturday, '20:11'), description: 'Check the alert again' },
    {
      startTime: at(saturday, '22:30'),
      endTime: at(addDays(saturday, 1), '00:45'),
      description: 'Migrate the database',
    },
    { startTime: since, endTime: null, description: 'Answer support requests' },
  ];
  return [...before, ...unusual.map((times, number) => buildEntry(plan, times, number))];
}

const buildEntry = ({ employeeId }: TimesheetPlan, times: Times, number: number): EntryRecord => ({
  ...times,
  id: `5a7e0000-0000-4000-8000-${String(number + 1).padStart(12, '0')}`,
  employeeId,
  projectId: null,
  taskId: null,
  entryAtWork: times.endTime === null,
  version: 1,
});

/** The latest Saturday whose night is over. */
function lastSaturday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  // On a Sunday the Saturday of the week before, since last night has only just ended.
  return addDays(today, -(weekday === 0 ? 8 : weekday + 1));
}
