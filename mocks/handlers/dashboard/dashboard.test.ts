import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, keepOnly, now, uuid } from '../../testing/timesheets.ts';
import { notify } from '../notifications/notify.ts';

/** Real numbers in place of the samples of document 1, section 2 (DashBoard). */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => server.setNow(now));

const dashboard = (personId: string, tenantId = 'aster') =>
  server.ask(personId, 'getDashboard', { tenantId });
const write = (work: (db: Scope<World>) => Promise<void>) =>
  server.store.transaction('write', (tx) => work(tx.tenant('aster')));

describe('the Dashboard', () => {
  it('tells the hours of today and of this week, and what runs now', async () => {
    await keepOnly(server, 'ben', [
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

  it('says so when nothing runs', async () => {
    await keepOnly(server, 'ben', []);
    expect(await dashboard('ben')).toMatchObject({
      hours: { today: '0h 00m' },
      running: { runningEntry: null },
    });
  });

  it('counts the notifications that are not read yet, and only the person’s own', async () => {
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

  it('counts my projects, and those with an open impediment', async () => {
    const mine: World['projects'][] = [];
    await write(async (db) => {
      for (const { id } of await db.query('impediments')) await db.remove('impediments', id);
      const memberships = await db.query('projectMembers', {
        where: { employeeId: 'employee-ben' },
      });
      const joined = new Set(memberships.map(({ projectId }) => projectId));
      const projects = await db.query('projects');
      mine.push(
        ...projects.filter(({ id, ownerId }) => joined.has(id) || ownerId === 'employee-ben'),
      );
      const other = projects.find((project) => !mine.includes(project));
      const raise = (number: number, project: World['projects'] | undefined, resolvedOn = '') =>
        db.put('impediments', {
          id: uuid(number),
          projectId: project?.id ?? '',
          impediments: 'No room',
          createdBy: 'employee-ava',
          createdOn: now,
          resolvedBy: resolvedOn ? 'employee-ava' : null,
          resolvedOn: resolvedOn || null,
        });
      await raise(1, mine[0]);
      await raise(2, mine[0]);
      await raise(3, mine[1]);
      await raise(4, mine[2], now);
      await raise(5, other);
    });
    const { impediments } = await dashboard('ben');
    expect(impediments).toEqual({ projects: mine.length, withOpenImpediments: 2 });
  });

  it('has the reviews that wait for me, as the review list has them', async () => {
    for (const personId of ['ben', 'grace', 'hugo']) {
      const body = {
        page: 1,
        pageSize: 50,
        sort: null,
        columnFilters: [],
        cycleFilters: {},
        showActionableItem: true,
      };
      const { totalCount } = await server.ask(personId, 'getReviews', { body });
      expect((await dashboard(personId)).reviews).toEqual({ waiting: totalCount });
      expect(totalCount).toBeGreaterThan(0);
    }
  });

  it('has the assets in my hands, as the list of my assets has them', async () => {
    const path = { employeeId: 'employee-jon' };
    const { employeeAssets } = await server.ask('ines', 'listEmployeeAssets', { path });
    expect((await dashboard('jon')).assets).toEqual({ assigned: employeeAssets.length });
    expect((await dashboard('ben')).assets).toBeNull();
  });

  it('has a tile only for those who hold its privilege', async () => {
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

  it('has no hours, nothing that runs and no projects without an employee record', async () => {
    expect(await dashboard('kira')).toMatchObject({
      hours: null,
      running: null,
      impediments: null,
      notifications: { unreadNotificationCount: expect.any(Number) },
    });
  });

  it('is of the tenant that it is asked for', async () => {
    await keepOnly(server, 'ava', [entry(1, '08:00', '08:30')]);
    const [aster, birch] = [await dashboard('ava'), await dashboard('ava', 'birch')];
    expect(aster.hours?.today).toBe('0h 30m');
    expect(birch.hours?.today).not.toBe('0h 30m');
  });
});
