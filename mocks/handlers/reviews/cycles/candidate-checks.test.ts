import { beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeWorkflow, now } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

const getChecks = async (employeeId: string) => {
  const { employees } = await server.request('hugo', 'getReviewCycleDefaults');
  return employees.find((each) => each.employeeId === employeeId)?.checks;
};

it('a candidate lacks nothing with a user who can open reviews and an employed manager', async () => {
  expect(await getChecks('employee-ben')).toEqual([]);
  expect(await getChecks('employee-grace')).toEqual(['NoManager']);
});

it('a candidate without a user, or with one who is locked out, lacks one', async () => {
  const body = {
    id: uuid(900),
    fullName: 'Nora New',
    email: 'nora.new@demo.test',
    workPlace: '',
    phone: '',
    designationId: null,
    reportingToId: 'employee-grace',
    dateOfBirth: null,
    joinedOn: null,
    isTeamLead: false,
  };
  await server.request('ava', 'createEmployee', { body });
  expect(await getChecks(body.id)).toEqual(['NoUser']);
  await server.request('ava', 'updateSecurityUser', { body: { id: 'leo', isActive: false } });
  expect(await getChecks('employee-leo')).toEqual(['NoUser']);
});

it('a candidate whose roles do not include reviews lacks the right', async () => {
  await server.request('ava', 'updateSecurityUser', { body: { id: 'ben', roleIds: [] } });
  expect(await getChecks('employee-ben')).toEqual(['NoRight']);
});

it('a candidate whose manager has left lacks one', async () => {
  await server.request('ava', 'setEmployeeState', {
    body: { id: 'employee-grace', isActive: false },
  });
  expect(await getChecks('employee-ben')).toEqual(['NoRight', 'NoManager']);
});

it('a workflow names who carries out its steps', async () => {
  const { workflows } = await server.request('hugo', 'getReviewCycleDefaults');
  expect(workflows.find(({ id }) => id === ids.workflow)?.executorTypes).toEqual([
    'Reviewee',
    'ReportingTo',
    'Client',
    'PaAdmin',
  ]);
});
