import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { employeeStatusMachine } from './employee-status.machine.ts';
import { testModel } from './employee-status.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

const read = async (id: string) => (await api.getEmployee({ path: { id } })).employee;

async function open(id: string) {
  const employee = await read(id);
  const actor = createActor(employeeStatusMachine, { input: { employee } }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  const save = () => {
    actor.send({ type: 'SAVE' });
    return settled();
  };
  return { actor, settled, save };
}

const heir = (id: string) => ({ id, label: id });

it('an employee leaves, and the reports and projects go to the selected people', async () => {
  const { actor, save } = await open('employee-grace');
  const { summary } = actor.getSnapshot().context;
  expect(summary?.directReports.rows.map(({ name }) => name)).toContain('Ben Okafor');
  expect(summary?.projects.totalCount).toBeGreaterThan(0);
  const hugo = heir('employee-hugo');
  actor.send({ type: 'heir.selected', field: 'newManagerId', choice: hugo });
  actor.send({ type: 'heir.selected', field: 'projectOwnerId', choice: heir('employee-ben') });
  expect((await save()).value).toBe('saved');
  expect(await read('employee-grace')).toMatchObject({ isActive: false });
  expect((await read('employee-ben')).reportingToId).toBe('employee-hugo');
  const after = await api.getLeavingSummary({ path: { id: 'employee-grace' } });
  expect([after.projects.totalCount, after.directReports.totalCount]).toEqual([0, 0]);
});

it('an error of a person who takes over is shown at the field, and the selection stays', async () => {
  const { actor, save } = await open('employee-grace');
  actor.send({ type: 'heir.selected', field: 'newManagerId', choice: heir('employee-grace') });
  const { context, value } = await save();
  expect(value).toBe('deciding');
  expect(Object.keys(context.errors)).toEqual(['newManagerId']);
  expect(context.heirs.newManagerId?.id).toBe('employee-grace');
  expect(await read('employee-grace')).toMatchObject({ isActive: true });
});

it('a failed save can be tried again with the same people', async () => {
  const { actor, save } = await open('employee-leo');
  server.setScenario(down);
  expect((await save()).context.failure?.kind).toBe('down');
  server.setScenario(healthy);
  expect((await save()).value).toBe('saved');
  expect(actor.getSnapshot().output).toEqual({ isOutdated: true });
});

it('someone else’s change is named, and cannot be overwritten', async () => {
  const { save } = await open('employee-leo');
  const { version } = await read('employee-leo');
  const change = { id: 'employee-leo', reportingToId: null, version };
  await api.setEmployeeManager({ body: change });
  const { context } = await save();
  expect(context.failure?.message).toContain('Ava Stone');
  expect((await save()).value).toBe('deciding');
  expect(await read('employee-leo')).toMatchObject({ isActive: true });
});

it('an employee comes back and enters again, and what was handed over does not come back', async () => {
  const leaving = await open('employee-grace');
  leaving.actor.send({
    type: 'heir.selected',
    field: 'newManagerId',
    choice: heir('employee-hugo'),
  });
  await leaving.save();
  const { actor, save } = await open('employee-grace');
  expect(actor.getSnapshot().context.summary).toMatchObject({ hasUser: true, entersAgain: true });
  expect((await save()).value).toBe('saved');
  expect(await read('employee-grace')).toMatchObject({ isActive: true });
  expect((await read('employee-ben')).reportingToId).toBe('employee-hugo');
});
