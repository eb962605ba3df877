import type { AreaSeed } from '../context.ts';
import { firstOfWeek, toIsoDay } from '../../common/clockwork/time.ts';
import { buildDemoEvents, toEventTimes } from '../../common/integrations/demo-events.ts';
import { providers } from '../providers.ts';
import { seedHrmsRuns } from '../hrms-runs.ts';
import { seeded } from '../seeded.ts';

/**
 * Sample data of the demo HRMS. One employee and one manager are unknown here, and one manager
 * reports to the employee.
 */
const external = [
  ['Designations', 'ben@demo.test', 'Senior developer'],
  ['Designations', 'leo@demo.test', 'Developer'],
  ['ReportingTo', 'ben@demo.test', 'hugo@demo.test'],
  ['ReportingTo', 'grace@demo.test', 'chloe@demo.test'],
  ['ReportingTo', 'leo@demo.test', 'former.manager@demo.test'],
  ['Shift', 'grace@demo.test', 'Early shift'],
  ['Shift', 'nobody@demo.test', 'Late shift'],
] as const;

/** Freely licensed films in place of the organization's own. */
const videos = [
  [
    'Welcome',
    'People',
    'What you need to know on your first day.',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  ['Fire drill', 'Safety', 'Where to go and who to call.', 'https://vimeo.com/1084537'],
  ['How to track your time', 'Tools', '', 'https://youtu.be/eRsGyueVLvQ'],
] as const;

const hour = 3_600_000;

/** Ava's calendar at the demo provider. */
const account = 'ava@demo.test';
const scopes = ['openid', 'email', 'https://www.googleapis.com/auth/calendar.events.readonly'];

/**
 * Providers, HRMS data, calendar events of two people, of whom Ava has a connected calendar, and
 * videos.
 */
export const seed: AreaSeed = async (context) => {
  const { db, random, today } = context;
  for (const provider of providers) await db.put('providers', provider);
  const selected = { hrmsProviderId: providers[1].id, calendarProviderId: providers[3].id };
  await db.put('integrationSettings', seeded({ id: 'settings', ...selected }, today));
  for (const [type, email, value] of external) {
    await db.put('externalRecords', { id: random.uuid(), type, email, value });
  }
  await seedHrmsRuns(context);
  for (const [at, ownerId] of ['ava', 'ben', 'ben'].entries()) {
    const start = today + (9 + at * 24) * hour;
    const event = {
      id: random.uuid(),
      ownerId,
      title: random.pick(['Planning', 'Retrospective', 'Interview']),
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + hour).toISOString(),
      isAllDay: false,
      location: 'Room 2',
      description: '',
    };
    await db.put('calendarEvents', seeded(event, today));
  }
  for (const [at, [title, category, description, url]] of videos.entries()) {
    const added = {
      addedByName: 'Ava Stone',
      addedOn: new Date(today - at * 24 * hour).toISOString(),
    };
    await db.put(
      'videos',
      seeded({ id: random.uuid(), title, url, description, category, ...added }, today),
    );
  }
  const owner = await db.get('tenantUsers', 'ava');
  if (!owner) return;
  const connectedOn = new Date(today - 9 * 24 * hour).toISOString();
  const lastSyncedOn = new Date(today).toISOString();
  await db.put('calendarConnections', { id: owner.id, connectedOn, account, scopes, lastSyncedOn });
  const monday = firstOfWeek(toIsoDay(today, owner.timeZone), 'monday');
  for (const event of buildDemoEvents(account, monday)) {
    const { externalId, title, location } = event;
    const times = { ...toEventTimes(event, owner.timeZone), isAllDay: false };
    const record = { id: random.uuid(), ownerId: owner.id, externalId, title, location };
    await db.put('calendarEvents', seeded({ ...record, ...times, description: '' }, today));
  }
};
