import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { emptyId } from '../../core/records/names.ts';
import { seeded } from '../../seed/seeded.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, moveTo, retainOnly, now, uuid } from '../../testing/timesheets.ts';
import { notify } from '../../common/notifications/notify.ts';
import type { TileName } from './tile.ts';

/** Real numbers instead of the samples of SHELL-006. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => server.setNow(now));

const dashboard = (personId: string, tenantId = 'aster') =>
  server.request(personId, 'getDashboard', { tenantId });
const only = (personId: string, tiles: TileName[], tenantId = 'aster') =>
  server.request(personId, 'getDashboard', { tenantId, query: { tiles } });
const write = (work: (db: Scope<World>) => Promise<void>) =>
  server.store.transaction('write', (tx) => work(tx.tenant('aster')));

/** Runs this while the organization has no settings. */
async function withoutSettings(work: () => Promise<void>): Promise<void> {
  let settings: World['organizationSettings'] | undefined;
  await write(async (db) => {
    settings = await db.get('organizationSettings', 'settings');
    await db.remove('organizationSettings', 'settings');
  });
  await work();
  await write(async (db) => {
    if (settings) await db.put('organizationSettings', settings);
  });
}

describe('the Dashboard', () => {
  it('the Dashboard shows the hours of today and of this week, and the running entry', async () => {
    await retainOnly(server, 'ben', [
      entry(1, at('09:00', '2026-03-08'), at('10:00', '2026-03-08')), // Sunday
      entry(2, at('09:00', '2026-03-09'), at('11:00', '2026-03-09')),
      entry(3, '08:00', '08:30'),
      entry(4, '14:45', null),
    ]);
    expect(await dashboard('ben')).toMatchObject({
      hours: { todayInSeconds: 2700, today: '0h 45m', weekInSeconds: 9900, week: '2h 45m' },
      running: {
        runningEntry: { clockWorkEntry: { id: uuid(4) }, timeDuration: 900, crossover: false },
      },
    });
    server.setNow(at('15:30'));
    expect(await dashboard('ben')).toMatchObject({ hours: { today: '1h 15m' } });
  });

  it('the Dashboard shows that nothing is running', async () => {
    await retainOnly(server, 'ben', []);
    expect(await dashboard('ben')).toMatchObject({
      hours: { today: '0h 00m' },
      running: { runningEntry: null },
    });
  });

  it('the Dashboard counts only the unread notifications of the current user', async () => {
    await write(async (db) => {
      for (const { id } of await db.query('notifications')) await db.remove('notifications', id);
      const clock = { now: () => Date.parse(now) };
      for (const recipientId of ['ben', 'ben', 'ben', 'grace']) {
        await notify(db, clock, { recipientId, type: 'review', data: {} });
      }
      const [first] = await db.query('notifications', { where: { recipientId: 'ben' }, limit: 1 });
      if (first) await db.put('notifications', { ...first, state: 'seen' });
    });
    const { notifications } = await dashboard('ben');
    expect(notifications).toEqual({ unreadNotificationCount: 2 });
  });

  it('the Dashboard counts the user’s projects, and those with an open impediment', async () => {
    let mine: World['projects'][] = [];
    await write(async (db) => {
      for (const { id } of await db.query('impediments')) await db.remove('impediments', id);
      const memberships = await db.query('projectMembers', {
        where: { employeeId: 'employee-ben' },
      });
      const joined = new Set(memberships.map(({ projectId }) => projectId));
      const projects = await db.query('projects');
      mine = projects.filter(({ id, ownerId }) => joined.has(id) || ownerId === 'employee-ben');
      const other = projects.find((project) => !mine.includes(project));
      const raise = (number: number, project: World['projects'] | undefined, resolvedOn = '') =>
        db.put(
          'impediments',
          seeded(
            {
              id: uuid(number),
              projectId: project?.id ?? '',
              impediments: 'No room',
              createdBy: 'employee-ava',
              createdOn: now,
              resolvedBy: resolvedOn ? 'employee-ava' : null,
              resolvedOn: resolvedOn || null,
              resolution: '',
            },
            Date.parse(now),
          ),
        );
      await raise(1, mine[0]);
      await raise(2, mine[0]);
      await raise(3, mine[1]);
      await raise(4, mine[2], now);
      await raise(5, other);
    });
    const { impediments } = await dashboard('ben');
    expect(impediments).toMatchObject({ projects: mine.length, withOpenImpediments: 2 });
  });

  it('the Dashboard has the reviews that wait for the user, as in the review list', async () => {
    for (const personId of ['ben', 'grace', 'hugo']) {
      const body = {
        page: 1,
        pageSize: 50,
        sort: null,
        columnFilters: [],
        cycleFilters: {},
        showActionableItem: true,
      };
      const { totalCount } = await server.request(personId, 'getReviews', { body });
      expect((await dashboard(personId)).reviews).toEqual({ waiting: totalCount });
      expect(totalCount).toBeGreaterThan(0);
    }
  });

  it('the Dashboard has the assets assigned to the user, as in the list of their assets', async () => {
    const path = { employeeId: 'employee-jon' };
    const { employeeAssets } = await server.request('ines', 'listEmployeeAssets', { path });
    expect((await dashboard('jon')).assets).toMatchObject({
      assigned: employeeAssets.length,
    });
  });

  it('the Dashboard has the assigned assets of users who may open theirs, without a right to assets', async () => {
    const { myAssets } = await server.request('ben', 'listMyAssets');
    const own = myAssets.filter(({ teamName }) => teamName === '');
    expect((await dashboard('ben')).assets).toMatchObject({ assigned: own.length });
  });

  it('the Dashboard has a tile only for those who hold its privilege', async () => {
    expect(await dashboard('jon')).toMatchObject({
      hours: null,
      running: null,
      notifications: null,
      impediments: null,
      reviews: null,
    });
    expect(await dashboard('chloe')).toMatchObject({
      hours: null,
      notifications: { unreadNotificationCount: expect.any(Number) },
    });
  });

  it('the Dashboard has no hours, running entry and projects without an employee record', async () => {
    expect(await dashboard('kira')).toMatchObject({
      hours: null,
      running: null,
      impediments: null,
      notifications: { unreadNotificationCount: expect.any(Number) },
    });
  });

  it('the Dashboard is of the requested tenant', async () => {
    await retainOnly(server, 'ava', [entry(1, '08:00', '08:30')]);
    const [aster, birch] = [await dashboard('ava'), await dashboard('ava', 'birch')];
    expect(aster.hours?.today).toBe('0h 30m');
    expect(birch.hours?.today).not.toBe('0h 30m');
  });
});

describe('the requested tiles', () => {
  it('the requested Dashboard tiles are returned, and no others', async () => {
    const { hours, running, notifications, ...others } = await only('ava', ['hours', 'running']);
    expect(hours).not.toBeNull();
    expect(running).not.toBeNull();
    expect(notifications).toBeNull();
    expect(Object.values(others).every((tile) => tile === null)).toBe(true);
  });

  it('the requested Dashboard tiles must exist', async () => {
    const wrong = { query: { tiles: ['salaries'] } };
    expect((await server.expectError('ava', 'getDashboard', wrong)).status).toBe(400);
  });

  it('only the data of the requested tiles’ areas are loaded', async () => {
    const fresh = await startServer(now);
    const prepared = () =>
      fresh.store.transaction('read', async (tx) => {
        const marks = await tx.platform.query('meta');
        return marks.map(({ id }) => id).filter((id) => id.startsWith('seed:'));
      });
    const request = (...tiles: TileName[]) =>
      fresh.request('ava', 'getDashboard', { query: { tiles } });
    await request('hours', 'running');
    expect(await prepared()).toEqual([]);
    await request('firstSteps');
    expect(await prepared()).not.toContain('seed:reviews');
    await fresh.request('ava', 'getDashboard', {});
    expect(await prepared()).toEqual(expect.arrayContaining(['seed:reviews', 'seed:projects']));
  });
});

describe('the hours on the Dashboard', () => {
  const workingHours = async (personId: string, tenantId = 'aster') => {
    const { hours } = await only(personId, ['hours'], tenantId);
    return [hours?.workingDayInSeconds, hours?.workingWeekInSeconds];
  };

  it('the Dashboard hours are shown next to the organization’s working hours', async () => {
    expect(await workingHours('ben')).toEqual([8 * 3600, 40 * 3600]);
    server.setNow(at('12:00', '2026-03-08')); // Sunday
    expect(await workingHours('ben')).toEqual([0, 40 * 3600]);
  });

  it('the Dashboard hours of the week are those of its seven days, with the working hours of each', async () => {
    await retainOnly(server, 'ben', [
      entry(1, at('22:30', '2026-03-08'), at('00:00', '2026-03-09')), // over midnight in Berlin
      entry(2, at('09:00', '2026-03-09'), at('11:00', '2026-03-09')),
      entry(3, '08:00', '08:30'),
    ]);
    const { hours } = await only('ben', ['hours']);
    const days = hours?.days ?? [];
    expect(days.map(({ day }) => day.slice(-2))).toEqual([
      '09',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
    ]);
    expect(days.map((each) => each.totalTimeInSeconds / 60)).toEqual([180, 0, 30, 0, 0, 0, 0]);
    const target = [8, 8, 8, 8, 8, 0, 0].map((each) => each * 3600);
    expect(days.map((each) => each.workingDayInSeconds)).toEqual(target);
    expect(hours?.weekInSeconds).toBe(210 * 60);
  });

  it.each([
    ['America/Los_Angeles', '2026-03-11T06:30:00.000Z', '2026-03-10'],
    ['Europe/Berlin', '2026-03-10T23:30:00.000Z', '2026-03-11'],
    ['Asia/Kolkata', '2026-03-10T19:00:00.000Z', '2026-03-11'],
  ])(
    'the Dashboard hours in %s follow the holiday of the current day there',
    async (timeZone, moment, date) => {
      const id = crypto.randomUUID();
      const body = { id, name: 'Half', date, isOptional: false, isHalfDay: true };
      await server.request('ava', 'createHoliday', { body });
      await moveTo(server, 'ben', timeZone);
      server.setNow(moment);
      expect(await workingHours('ben')).toEqual([4 * 3600, 36 * 3600]);
      await server.request('ava', 'updateHoliday', { body: { ...body, isHalfDay: false } });
      expect(await workingHours('ben')).toEqual([0, 32 * 3600]);
      await server.request('ava', 'updateHoliday', { body: { ...body, isOptional: true } });
      expect(await workingHours('ben')).toEqual([8 * 3600, 40 * 3600]);
      await server.request('ava', 'deleteHoliday', { path: { id } });
      await moveTo(server, 'ben', 'Europe/Berlin');
    },
  );

  it('the Dashboard hours are shown without working hours when there are no organization settings', async () => {
    await withoutSettings(async () => expect(await workingHours('ben')).toEqual([null, null]));
  });
});

describe('the first steps', () => {
  const steps = async (personId: string, tenantId: string) =>
    (await only(personId, ['firstSteps'], tenantId)).firstSteps;

  it('the first steps of a new organization are all open', async () => {
    const nothing = { settings: false, logo: false, team: false, service: false, vendor: false };
    expect(await steps('farid', 'cedar')).toEqual(nothing);
  });

  it('the first steps are completed by existing data', async () => {
    await server.request('farid', 'saveTeam', {
      tenantId: 'cedar',
      body: { teamId: emptyId, teamName: 'Cedar', description: 'The first.', isActive: true },
    });
    expect(await steps('farid', 'cedar')).toMatchObject({ settings: false, team: true });
    const done = { settings: true, logo: false, team: true, service: true, vendor: true };
    expect(await steps('ava', 'birch')).toEqual(done);
  });

  it('the first steps are shown only to those who may complete them', async () => {
    expect(await steps('jon', 'aster')).toBeNull();
    expect(await steps('ben', 'aster')).toBeNull();
    await write((db) =>
      db.put(
        'roles',
        seeded(
          { id: 'assetViewer', name: 'Teams', privileges: ['dashboard.basic', 'teams.basic'] },
          0,
        ),
      ),
    );
    const own = { settings: null, logo: null, team: true, service: null, vendor: null };
    expect(await steps('jon', 'aster')).toEqual(own);
  });
});

describe('the team of a lead', () => {
  const team = async (personId = 'grace') => (await only(personId, ['team'])).team;
  const ofBen = async () =>
    (await team())?.members.find(({ employeeId }) => employeeId === 'employee-ben');

  it('the lead’s team consists of the active employees who report to the lead, by name', async () => {
    const members = (await team())?.members ?? [];
    const names = members.map(({ employeeName }) => employeeName);
    expect(names).toContain('Ben Okafor');
    expect(names).not.toContain('Grace Kim');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const employ = (isActive: boolean) =>
      write(async (db) => {
        const ben = await db.get('employees', 'employee-ben');
        if (ben) await db.put('employees', { ...ben, isActive });
      });
    await employ(false);
    expect(await ofBen()).toBeUndefined();
    await employ(true);
    expect(await ofBen()).toBeDefined();
  });

  it('the lead’s team is not shown to users who lead none', async () => {
    expect(await team('ben')).toBeNull();
    expect(await team('ava')).toBeNull();
  });

  it('the lead’s team shows who is at work, and since when', async () => {
    await retainOnly(server, 'ben', [entry(1, '14:00', null)]);
    expect(await ofBen()).toMatchObject({
      runningEntry: { clockWorkEntry: { id: uuid(1), startTime: at('14:00') }, crossover: false },
    });
    await retainOnly(server, 'ben', []);
    expect(await ofBen()).toMatchObject({ runningEntry: null });
  });

  it('the missing hours of a team member are those of the week’s days before today', async () => {
    // It is Wednesday: Monday and Tuesday are over.
    await retainOnly(server, 'ben', [
      entry(1, at('09:00', '2026-03-09'), at('14:00', '2026-03-09')),
      entry(2, '08:00', '09:00'),
    ]);
    expect(await ofBen()).toMatchObject({ weekInSeconds: 6 * 3600, missingInSeconds: 10 * 3600 });
    await retainOnly(server, 'ben', [
      entry(1, at('01:00', '2026-03-09'), at('18:00', '2026-03-09')),
    ]);
    expect(await ofBen()).toMatchObject({ weekInSeconds: 17 * 3600, missingInSeconds: 0 });
    await withoutSettings(async () =>
      expect(await ofBen()).toMatchObject({ missingInSeconds: null }),
    );
  });
});
