import type { EntryRecord } from '../store/world.ts';
import type { TestServer } from './harness.ts';

/** The day of the ClockWork tests: a Wednesday, when Berlin is an hour ahead of UTC. */
export const today = '2026-03-11';
/** The current time of the tests: 16:00 in Berlin. */
export const now = `${today}T15:00:00.000Z`;

/** A timestamp by day and UTC time, e.g. `09:30`. */
export const at = (time: string, day = today): string => `${day}T${time}:00.000Z`;

/** A UUID by number, so that a test can name its entries. */
export const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An entry by number and UTC times; without an end it is running. */
export const entry = (
  number: number,
  start: string,
  end: string | null,
  more: Partial<EntryRecord> = {},
): EntryRecord => ({
  id: uuid(number),
  employeeId: 'employee-ben',
  startTime: start.includes('T') ? start : at(start),
  endTime: end === null || end.includes('T') ? end : at(end),
  description: `Entry ${number}`,
  projectId: null,
  taskId: null,
  entryAtWork: false,
  version: 1,
  ...more,
});

/** Replaces all entries of their person in Aster Labs. */
export async function retainOnly(
  { store }: Pick<TestServer, 'store'>,
  personId: string,
  entries: readonly EntryRecord[],
): Promise<void> {
  const employeeId = `employee-${personId}`;
  await store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('entries', { where: { employeeId } })) {
      await db.remove('entries', id);
    }
    for (const each of entries) await db.put('entries', { ...each, employeeId });
  });
}

/** A person's stored entries in Aster Labs without computed fields, oldest first. */
export async function findEntries(
  { store }: Pick<TestServer, 'store'>,
  personId: string,
): Promise<EntryRecord[]> {
  const entries = await store.transaction('read', (tx) =>
    tx.tenant('aster').query('entries', {
      where: { employeeId: `employee-${personId}` },
      order: { by: 'startTime' },
    }),
  );
  return entries.map(({ seconds: _seconds, ...stored }) => stored);
}

/** Start and end of entries as UTC times, e.g. `09:00-10:30` or `14:00-`. */
export const spans = (entries: readonly { startTime: string; endTime: string | null }[]) =>
  entries.map(
    ({ startTime, endTime }) => `${startTime.slice(11, 16)}-${(endTime ?? '').slice(11, 16)}`,
  );

/** Gives a person another time zone in Aster Labs. */
export async function moveTo(
  { store }: Pick<TestServer, 'store'>,
  personId: string,
  timeZone: string,
): Promise<void> {
  await store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const user = await db.get('tenantUsers', personId);
    if (!user) throw new Error(`${personId} is no user of Aster Labs.`);
    await db.put('tenantUsers', { ...user, timeZone });
  });
}
