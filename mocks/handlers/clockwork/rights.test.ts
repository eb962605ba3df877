import { beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { rightsIn } from '../../core/messages/rights.ts';
import { seeded } from '../../seed/seeded.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';

/** Source: PRIV-038, CLOCK-020. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const areas = new Set<string>(['clockwork', 'analytics', 'dashboard']);
const ids = (Object.keys(operations) as OperationId[]).filter((id) =>
  areas.has(operations[id].area),
);

describe('the rights of time tracking, its analytics and the Dashboard', () => {
  const withRight = ids.filter((id) => operations[id].privilege !== null);
  it.each(withRight.filter((id) => operations[id].privilege !== 'dashboard.basic'))(
    'the operation %s is denied without its privilege',
    async (id) => {
      const errorBody = await server.expectError('jon', id, { body: {} });
      expect(errorBody).toMatchObject({ status: 403, code: 'privilegeMissing' });
      expect(errorBody.errorMessages[0]).toContain(
        rightsIn('en', [operations[id].privilege ?? 'none']),
      );
    },
  );

  it('the Dashboard is denied without its privilege', async () => {
    expect(await server.expectError('dan', 'getDashboard')).toMatchObject({ status: 404 });
    await server.store.transaction('write', async (tx) => {
      const role = { id: 'assetViewer', name: 'None', privileges: [] };
      await tx.tenant('aster').put('roles', seeded(role, 0));
    });
    expect(await server.expectError('jon', 'getDashboard')).toMatchObject({ status: 403 });
  });

  it.each([
    ['clockwork.centralizedClockwork', 'getCentralTimers'],
    ['clockworkAnalytics.basic', 'getClockWorkAnalyticsDefaults'],
    ['projectAnalytics.basic', 'getProjectAnalytics'],
    ['userLogins.basic', 'getUserLoginAnalytics'],
  ] as const)('%s is a separate right: ClockWork basic does not allow %s', async (right, id) => {
    const path = { newDate: '02-Mar-2026 00:00:00 AM' };
    expect(operations[id].privilege).toBe(right);
    expect(await server.expectError('ben', id, { path, body: {} })).toMatchObject({ status: 403 });
  });

  it.each([
    'getTimeReport',
    'exportTimeReport',
    'getTimeReportProjects',
    'getTimeReportEmployees',
  ] as const)(
    'the operation %s is denied without the right of the time report and of ClockWork',
    async (id) => {
      const body = {
        employeeId: null,
        startDateAsString: '2026-03-09',
        endDateAsString: '2026-03-09',
        projectIds: [],
        isCumulative: false,
      };
      const sent = id === 'getTimeReportEmployees' ? {} : { body };
      const error = await server.expectError('jon', id, sent);
      expect(error).toMatchObject({ status: 403, code: 'privilegeMissing' });
    },
  );

  it('the ClockWork right allows the report of the user’s time, and of no one else’s', async () => {
    const request = (more: object = {}) => ({
      body: {
        employeeId: null,
        startDateAsString: '2026-03-09',
        endDateAsString: '2026-03-11',
        projectIds: [],
        isCumulative: false,
        ...more,
      },
    });
    const { timeReportClockWorkEntries: rows } = await server.request(
      'ben',
      'getTimeReport',
      request(),
    );
    expect(new Set(rows.map(({ employeeId }) => employeeId))).toEqual(new Set(['employee-ben']));
    await server.request('ben', 'getTimeReport', request({ employeeId: 'employee-ben' }));
    const { scopes, employees } = await server.request('ben', 'getTimeReportEmployees');
    expect(scopes).toEqual(['Own']);
    expect(employees.map(({ employeeId }) => employeeId)).toEqual(['employee-ben']);
    for (const more of [{ scope: 'All' }, { scope: 'MyTeam' }, { employeeId: 'employee-hugo' }]) {
      const error = await server.expectError('ben', 'getTimeReport', request(more));
      expect(error).toMatchObject({ status: 403, code: 'privilegeMissing' });
    }
  });
});
