import type { ClockWorkSettings, EntryRecord } from '../../store/world.ts';
import { runningEntry, type Timesheet } from './timesheet.ts';

/** The ClockWork settings of a person, or the defaults when none are stored. */
export async function loadSettings({ db, employeeId }: Timesheet): Promise<ClockWorkSettings> {
  const stored = await db.get('clockWorkSettings', employeeId);
  return stored ?? { id: employeeId, ...atFirst };
}

/** Stores some of a person's ClockWork settings. */
export async function storeSettings(
  sheet: Timesheet,
  changes: Partial<Omit<ClockWorkSettings, 'id'>>,
  settings?: ClockWorkSettings,
): Promise<void> {
  const stored = settings ?? (await loadSettings(sheet));
  await sheet.db.put('clockWorkSettings', { ...stored, ...changes });
}

const atFirst: Omit<ClockWorkSettings, 'id'> = {
  defaultProjectId: null,
  defaultTaskId: null,
  isClockWorkSetWeeklyMail: false,
  isWFO: false,
  brokenEntryId: null,
};

/** The entry that the person's break ended, to be continued; null once another entry runs. */
export async function brokenEntry(
  sheet: Timesheet,
  settings?: ClockWorkSettings,
): Promise<EntryRecord | null> {
  const { brokenEntryId } = settings ?? (await loadSettings(sheet));
  if (brokenEntryId === null || (await runningEntry(sheet))) return null;
  return (await sheet.db.get('entries', brokenEntryId)) ?? null;
}
