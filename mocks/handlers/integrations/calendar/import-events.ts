import type { Call } from '../../../core/requests/handler.ts';
import { created } from '../../../core/records/versions.ts';
import { addDays, firstOfWeek, startOfDay, toIsoDay } from '../../../common/clockwork/time.ts';
import { buildDemoEvents, toEventTimes } from '../../../common/integrations/demo-events.ts';

type Importing = Pick<Call<'connectCalendar'>, 'db' | 'person' | 'user' | 'clock'>;

/** Adds the provider's events of this week that the person's calendar lacks. */
export async function importDemoEvents(call: Importing, account: string): Promise<void> {
  const { db, person, user, clock } = call;
  const { timeZone } = user;
  const monday = firstOfWeek(toIsoDay(clock.now(), timeZone), 'monday');
  const start = startOfDay(monday, timeZone);
  const end = startOfDay(addDays(monday, 7), timeZone);
  const where = { ownerId: person.id, startTime: { from: start, below: end } };
  const known = await db.query('calendarEvents', { where });
  const knownIds = new Set(known.map(({ externalId }) => externalId));
  for (const event of buildDemoEvents(account, monday)) {
    const { externalId, title, location } = event;
    if (knownIds.has(externalId)) continue;
    const texts = { externalId, title, location, description: '' };
    const times = { ...toEventTimes(event, timeZone), isAllDay: false };
    const record = { id: crypto.randomUUID(), ownerId: person.id, ...texts, ...times };
    await db.put('calendarEvents', created(record, call));
  }
}
