import { median, type Figure } from './figures.ts';
import { openServer, type MeasuredServer } from './measured-server.ts';

/** A person who may see the hours of teams. */
const manager = 'ava';
const people = 500;
const tries = 5;
/** In ms. */
const budget = 300;
const day = 86_400_000;
const firstDay = Date.parse('2025-03-05T00:00:00Z');
const allTeams = '00000000-0000-0000-0000-000000000000';

/** ClockWork analytics over 500 people and a year of working days, with two entries per day. */
export async function measureTeamHours(): Promise<Figure[]> {
  const server = await openServer('small', manager);
  await server.call('getClockWorkAnalyticsDefaults'); // seeds the area
  await addPeople(server);
  const body = {
    startDateAsString: '2025-03-05',
    endDateAsString: '2026-03-04',
    teamId: [allTeams],
  };
  for (let done = 0; done < tries; done += 1) await server.call('getClockWorkAnalytics', { body });
  const times = (server.samples.get('getClockWorkAnalytics') ?? []).map(({ ms }) => ms);
  const name = `hours of teams, ${people} people and a year`;
  return [{ name, unit: 'ms', value: median(times), budget }];
}

const addPeople = ({ store }: MeasuredServer) =>
  store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const [team] = await db.query('teams', { where: { isActive: true }, limit: 1 });
    const [someone] = await db.query('employees', { limit: 1 });
    if (!team || !someone)
      throw new Error('The demo data must have a team and users, but has none.');
    for (let number = 0; number < people; number += 1) {
      const id = `bench-${number}`;
      await db.put('employees', { ...someone, id, fullName: id, email: `${id}@demo.test` });
      await db.put('teamMembers', { id: `${team.id}:${id}`, teamId: team.id, employeeId: id });
      for (const entry of buildYear(id)) await db.put('entries', entry);
    }
  });

/** A morning and an afternoon entry per working day. */
const buildYear = (employeeId: string) =>
  Array.from({ length: 364 }, (_, at) => new Date(firstDay + at * day))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10))
    .flatMap((date) =>
      [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ].map(([start, end]) => ({
        id: `${employeeId}:${date}:${start}`,
        employeeId,
        startTime: `${date}T${start}:00.000Z`,
        endTime: `${date}T${end}:00.000Z`,
        description: '',
        projectId: null,
        taskId: null,
        entryAtWork: false,
        version: 1,
      })),
    );
