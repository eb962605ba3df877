import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, moveTo, now, uuid } from '../../testing/timesheets.ts';

/** Source: ANLYT-033, ANLYT-036, ANLYT-026, ANLYT-029. */
let server: TestServer;

const tuesday = '10-Mar-2026 00:00:00 AM';

beforeAll(async () => {
  server = await startServer(now);
  await request({});
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('logins')) await db.remove('logins', id);
  });
  await enter(1, 'ben', at('08:00', '2026-03-10'));
  await enter(2, 'ben', '2026-03-10T14:30:00+01:00');
  await enter(3, 'grace', at('09:00', '2026-03-10'));
  await enter(4, 'ava', at('23:30', '2026-03-09')); // half past midnight in Berlin
  await enter(5, 'ava', at('23:30', '2026-03-10')); // Wednesday
});

/** A person enters the tenant, as the portal records it. */
const enter = (number: number, personId: string, timestamp: string) =>
  server.request(personId, 'saveUserLogin', {
    body: {
      id: uuid(number),
      employeeId: `employee-${personId}`,
      tenantId: 'aster',
      ipAddress: `203.0.113.${number}`,
      timestamp,
      dateTimeStampFormatted: '',
      browser: `Browser ${number}`,
    },
  });

const search = { page: 1, pageSize: 10, sort: null, columnFilters: [] };
const request = (more: object, newDate = tuesday, tenantId = 'aster') =>
  server.request('ava', 'getUserLoginAnalytics', {
    tenantId,
    path: { newDate },
    body: { ...search, ...more },
  });
const expectError = (newDate: string, more: object = {}) =>
  server.expectError('ava', 'getUserLoginAnalytics', {
    path: { newDate },
    body: { ...search, ...more },
  });
const named = async (more: object) =>
  (await request(more)).userLoginDetails.map(({ userName }) => userName);

describe('the user logins of a day', () => {
  it('the user login counts include each user once, and those who did not log in', async () => {
    expect(await request({})).toMatchObject({
      loggedIn: 3,
      notLoggedIn: 7,
      totalUsers: 10,
      totalLogins: 4,
      totalUserCount: 4,
    });
  });

  it('the user logins are listed newest first, in the requesting user’s time zone', async () => {
    const { userLoginDetails } = await request({});
    expect(userLoginDetails[0]).toEqual({
      id: uuid(2),
      timestamp: '2026-03-10T13:30:00.000Z',
      dateTimeStampFormatted: '10-Mar-2026 02:30 PM',
      userName: 'Ben Okafor',
      ipAddress: '203.0.113.2',
      browser: 'Browser 2',
    });
    expect(userLoginDetails.at(-1)).toMatchObject({ id: uuid(4), userName: 'Ava Stone' });
    await moveTo(server, 'ava', 'America/New_York');
    expect((await request({})).userLoginDetails.map(({ id }) => id)).toEqual([
      uuid(5),
      uuid(2),
      uuid(3),
      uuid(1),
    ]);
    await moveTo(server, 'ava', 'Europe/Berlin');
  });

  it('the user logins are paged, and sorted by any of the columns', async () => {
    expect(await named({ sort: 'userName' })).toEqual([
      'Ava Stone',
      'Ben Okafor',
      'Ben Okafor',
      'Grace Kim',
    ]);
    expect(await named({ sort: '-User' })).toEqual([
      'Grace Kim',
      'Ben Okafor',
      'Ben Okafor',
      'Ava Stone',
    ]);
    const byTime = await request({ sort: 'dateTimeStampFormatted' });
    expect(byTime.userLoginDetails[0]?.id).toBe(uuid(4));
    expect((await request({ sort: '-ipAddress' })).userLoginDetails[0]?.id).toBe(uuid(4));
    expect((await request({ sort: 'browser' })).userLoginDetails[0]?.id).toBe(uuid(1));
    expect(await request({ page: 2 })).toMatchObject({ userLoginDetails: [], totalUserCount: 4 });
  });

  it.each(['User', 'userName'])(
    'the user logins are filtered by the user, as %s, and the counts stay',
    async (name) => {
      const columnFilters = [{ name, value: 'ben' }];
      expect(await named({ columnFilters })).toEqual(['Ben Okafor', 'Ben Okafor']);
      expect(await request({ columnFilters })).toMatchObject({ totalUserCount: 2, totalLogins: 4 });
    },
  );

  it('the user logins are filtered only by the User column', async () => {
    const errorBody = await expectError(tuesday, {
      columnFilters: [{ name: 'browser', value: '1' }],
    });
    expect(errorBody).toMatchObject({ status: 400, code: 'columnUnknown' });
  });

  it.each([
    ['today', '11-Mar-2026 00:00:00 AM', 'dayNotPast'],
    ['a future day', '01-Apr-2026 00:00:00 AM', 'dayNotPast'],
    ['a day that is none', '31-Feb-2026 00:00:00 AM', 'invalid'],
    ['another form', '2026-03-10', 'invalid'],
    ['another time', '10-Mar-2026 08:00:00 AM', 'invalid'],
  ])('the user logins cannot be requested for %s', async (_, newDate, code) => {
    const errorBody = await expectError(newDate);
    expect(errorBody).toMatchObject({ status: 400, code });
    expect(Object.keys(errorBody.fieldErrors ?? {})).toEqual(['newDate']);
  });

  it('the user logins of another tenant are not included, and require its right', async () => {
    const birch = await request({}, tuesday, 'birch');
    expect(birch.userLoginDetails.map(({ id }) => id)).not.toContain(uuid(1));
    const sent = { tenantId: 'birch', path: { newDate: tuesday }, body: search };
    expect(await server.expectError('ben', 'getUserLoginAnalytics', sent)).toMatchObject({
      status: 404,
      code: 'tenantUnknown',
    });
    const own = { path: { newDate: tuesday }, body: search };
    expect(await server.expectError('ben', 'getUserLoginAnalytics', own)).toMatchObject({
      status: 403,
      code: 'privilegeMissing',
    });
  });
});

describe('the demo data', () => {
  it('the demo data have logins of the previous days, most of them on working days', async () => {
    const fresh = await startServer(now);
    const of = async (newDate: string) =>
      fresh.request('ava', 'getUserLoginAnalytics', { path: { newDate }, body: search });
    const workday = await of('06-Mar-2026 00:00:00 AM');
    const sunday = await of('08-Mar-2026 00:00:00 AM');
    expect(workday.loggedIn).toBeGreaterThan(sunday.loggedIn);
    expect(workday.totalLogins).toBeGreaterThanOrEqual(workday.loggedIn);
    expect((await of('01-Jan-2026 00:00:00 AM')).totalLogins).toBe(0);
  });
});
