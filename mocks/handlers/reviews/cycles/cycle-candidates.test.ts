import { beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now } from '../../../testing/reviews.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

const list = (candidateFilters: object = {}, more: object = {}) =>
  server.request('hugo', 'getReviewCycleCandidates', {
    body: { page: 1, pageSize: 50, sort: null, columnFilters: [], candidateFilters, ...more },
  });
const names = async (...sent: Parameters<typeof list>) =>
  (await list(...sent)).candidates.map(({ employeeName }) => employeeName);

it('the candidates are the active employees, by name, as the choices of a new cycle list them', async () => {
  const { employees } = await server.request('hugo', 'getReviewCycleDefaults');
  const { candidates, totalCount, employeeIds } = await list();
  expect(candidates).toEqual(employees.slice(0, 50));
  expect([totalCount, employeeIds]).toEqual([employees.length, null]);
  const query = { withEmployees: 'false' };
  const { employees: none } = await server.request('hugo', 'getReviewCycleDefaults', { query });
  expect(none).toEqual([]);
});

it('the filters leave only a team, some people, or those who lack something', async () => {
  const { candidates } = await list();
  const teamId = candidates.flatMap(({ teamIds }) => teamIds)[0];
  const inTeam = candidates.filter(({ teamIds }) => teamIds.includes(teamId ?? ''));
  expect(await names({ teamId })).toEqual(inTeam.map(({ employeeName }) => employeeName));
  const employeeIds = ['employee-ben', 'employee-grace'];
  expect(await names({ employeeIds })).toEqual(['Ben Okafor', 'Grace Kim']);
  const checked = await list({ employeeIds, checks: ['NoManager'] });
  expect(checked.candidates.map(({ employeeId }) => employeeId)).toEqual(['employee-grace']);
  expect(checked.checkCounts).toContainEqual({ check: 'NoManager', count: 1 });
  expect(checked.totalCount).toBe(1);
});

it('the ids of all who match are returned on request', async () => {
  const columnFilters = [{ name: 'employeeName', value: 'ok' }];
  const { employeeIds, totalCount } = await list({}, { columnFilters, includeIds: true });
  expect(employeeIds).toContain('employee-ben');
  expect(employeeIds).toHaveLength(totalCount);
});

it('the reviewees of a cycle are left out', async () => {
  await makeCycle(server, ids.cycle, 'Some', ['ben']);
  expect(
    await names({ cycleId: ids.cycle, employeeIds: ['employee-ben', 'employee-leo'] }),
  ).toEqual(['Leo Park']);
});
