import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@atrium/contract/generated/operations.ts';
import { startServer, type RequestInput, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';

/** Source: ANLYT-064. */
let server: TestServer;
let projectId: string;

beforeAll(async () => {
  server = await startServer(now);
  const { projectAnalytics } = await server.request('ava', 'getProjectAnalytics');
  projectId = projectAnalytics[0]?.id ?? '';
});

const search = { page: 1, pageSize: 10, sort: null, columnFilters: [] };
const hours = {
  startDateAsString: '2026-03-02',
  endDateAsString: '2026-03-08',
  teamId: ['00000000-0000-0000-0000-000000000000'],
};

/** Every analytics call, by its required right. */
const calls: [right: string, id: OperationId, sentFor: () => RequestInput][] = [
  ['projectAnalytics.basic', 'getProjectAnalytics', () => ({})],
  ['projectAnalytics.basic', 'getProjectAnalyticsDetail', () => ({ path: { id: projectId } })],
  ['projectAnalytics.basic', 'getProjectAnalyticsMembers', () => ({ path: { id: projectId } })],
  ['projectAnalytics.basic', 'getProjectTotalTime', () => ({ path: { id: projectId } })],
  [
    'userLogins.basic',
    'getUserLoginAnalytics',
    () => ({ path: { newDate: '10-Mar-2026 00:00:00 AM' }, body: search }),
  ],
  ['clockworkAnalytics.basic', 'getClockWorkAnalyticsDefaults', () => ({})],
  ['clockworkAnalytics.basic', 'getClockWorkAnalytics', () => ({ body: hours })],
  ['clockworkAnalytics.basic', 'exportClockWorkAnalytics', () => ({ body: hours })],
];

describe.each(calls)('analytics with only %s, %s', (right, id, sentFor) => {
  const give = (privileges: readonly string[]) =>
    server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const role = await db.get('roles', 'employee');
      if (!role) throw new Error('There is no role of employees.');
      await db.put('roles', { ...role, privileges: [...privileges] as typeof role.privileges });
    });
  const getStatus = async (personId: string) => (await server.send(personId, id, sentFor())).status;

  it('the request succeeds, except for projects that are not accessible', async () => {
    await give([right]);
    const isOfProject = id.startsWith('getProject') && id !== 'getProjectAnalytics';
    expect(await getStatus('ava')).toBe(200);
    expect([200, isOfProject ? 404 : 200]).toContain(await getStatus('ben'));
  });

  it('the request is denied with the other analytics rights, and after the right is removed', async () => {
    const others = calls.map(([each]) => each).filter((each) => each !== right);
    await give([...new Set(others)]);
    expect(await server.expectError('ben', id, sentFor())).toMatchObject({
      status: 403,
      code: 'privilegeMissing',
    });
  });
});
