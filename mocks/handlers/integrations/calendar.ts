import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { CalendarEventRecord } from '../../store/world/integrations.ts';
import { addDays, toUtcTimestamp, startOfDay } from '../../common/clockwork/time.ts';
import { addRecord, changeRecord, plain } from '../../common/organization/records.ts';
import { sendCalendarEvent, connection } from './calendar/connection.ts';

type Calendar = Extract<AreaOperations<'integrations'>, `${string}Calendar${string}`>;

/** Maximum number of days that a list of events may cover. */
const longestPeriod = 366;

/** The user's own calendar. Source: INTEG-001, INTEG-016. */
export const calendar: Pick<Handlers<'integrations'>, Calendar> = {
  ...connection,

  getCalendarEvents: async ({ db, person, user, query }) => {
    const { from, to } = query;
    if (to < from || to > addDays(from, longestPeriod)) {
      throw rejectField('to', 'invalid', { field: 'to' });
    }
    const start = startOfDay(from, user.timeZone);
    const end = startOfDay(addDays(to, 1), user.timeZone);
    const where = { ownerId: person.id, startTime: { below: end } };
    const events = await db.query('calendarEvents', { where, order: { by: 'startTime' } });
    const within = events.filter(({ endTime }) => endTime > start);
    return ok({ calendarEvents: within.map(toView) });
  },

  createCalendarEvent: async (call) => {
    const { version: _version, ...fields } = checked(call.body);
    const ownerId = call.person.id;
    const record = await addRecord(call, 'calendarEvents', { ...fields, ownerId });
    await sendCalendarEvent(call.db, ownerId, 'created', { calendarEventId: record.id });
    return ok({ calendarEvent: toView(record), successMessages: [message('eventCreated')] });
  },

  updateCalendarEvent: async (call) => {
    await findOwnEvent(call, call.body.id);
    const record = await changeRecord(call, 'calendarEvents', checked(call.body));
    await sendCalendarEvent(call.db, call.person.id, 'updated', { calendarEventId: record.id });
    return ok({ calendarEvent: toView(record), successMessages: [message('eventUpdated')] });
  },

  deleteCalendarEvent: async (call) => {
    const { id } = await findOwnEvent(call, call.path.id);
    await call.db.remove('calendarEvents', id);
    await sendCalendarEvent(call.db, call.person.id, 'deleted', { calendarEventId: id });
    return ok({ successMessages: [message('recordDeleted')] });
  },

  listenToCalendarSync: ({ path, person, lastEventId }) =>
    Promise.resolve({
      status: 200,
      feed: {
        hub: 'calendarSync',
        tenantId: path.tenantId,
        personId: person.id,
        after: lastEventId,
      },
    }),
};

/** An event of the user. 404 for any other. */
async function findOwnEvent(
  { db, person }: Pick<Call<'updateCalendarEvent'>, 'db' | 'person'>,
  id: string,
): Promise<CalendarEventRecord> {
  const event = await db.get('calendarEvents', id);
  if (event?.ownerId !== person.id) throw reject(404, 'recordUnknown');
  return event;
}

function checked(body: Call<'updateCalendarEvent'>['body']) {
  const title = trimmed('title', body.title);
  const startTime = toUtcTimestamp(body.startTime);
  const endTime = toUtcTimestamp(body.endTime);
  if (endTime <= startTime) throw rejectField('endTime', 'endNotAfterStart');
  const texts = {
    location: cleanOrEmpty(body.location),
    description: cleanOrEmpty(body.description),
  };
  return { ...body, ...texts, title, startTime, endTime };
}

function toView(record: CalendarEventRecord) {
  const { ownerId: _owner, externalId: _external, ...event } = plain(record);
  return event;
}
