import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { hrmsRunMachine } from './hrms-run.machine.ts';
import { testModel } from './hrms-run.test-model.ts';

testPaths(testModel);

describe('a run of the HRMS import', () => {
  let server: Awaited<ReturnType<typeof createNodeServer>>;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
  });

  const applyAll = async () => {
    const { hrmsPreview } = await api.getHrmsDifferences({});
    const differenceIds = hrmsPreview.differences.map(({ id }) => id);
    return (await api.applyHrmsDifferences({ body: { differenceIds } })).hrmsRun.id;
  };
  const open = async (id: string) => {
    const actor = createActor(hrmsRunMachine).start();
    const changed: string[] = [];
    actor.on('runs.changed', ({ type }) => changed.push(type));
    actor.send({ type: 'run.open', id });
    await waitFor(actor, (state) => state.matches('shown'));
    return { actor, changed };
  };
  const idle = (actor: Awaited<ReturnType<typeof open>>['actor']) =>
    waitFor(actor, (state) => !state.hasTag('busy'));

  it('the last run is undone, and the log is notified', async () => {
    const { actor, changed } = await open(await applyAll());
    actor.send({ type: 'run.undo' });
    const { context } = await idle(actor);
    expect(context.details?.hrmsRun).toMatchObject({ undoneByName: 'Ava Stone', leftCount: 0 });
    expect(changed).toEqual(['runs.changed']);
    expect(actor.getSnapshot().can({ type: 'run.undo' })).toBe(false);
  });

  it('a run that another one has followed shows why it cannot be undone', async () => {
    const { actor } = await open(await applyAll());
    connectAs(server, 'kira', 'aster');
    await api.syncFromHrms({ body: { type: 'ReportingTo' } });
    const { employee } = await api.getEmployee({ path: { id: 'employee-leo' } });
    const { fullName, email, phone, dateOfBirth, joinedOn, workPlace, isTeamLead } = employee;
    const fields = { fullName, email, phone, dateOfBirth, joinedOn, workPlace, isTeamLead };
    const body = { id: employee.id, ...fields, reportingToId: employee.reportingToId };
    await api.updateEmployee({ body: { ...body, designationId: null } });
    await api.syncFromHrms({ body: { type: 'Designations' } });
    connectAs(server, 'ava', 'aster');
    actor.send({ type: 'run.undo' });
    const { context } = await idle(actor);
    expect(context.failure?.message).toMatch(/Only the last run/);
    expect(context.details?.hrmsRun.isUndoable).toBe(false);
  });

  it('an undo that the server could not make can be made again', async () => {
    const { actor } = await open(await applyAll());
    server.setScenario(down);
    actor.send({ type: 'run.undo' });
    expect((await idle(actor)).context.failure?.kind).toBe('down');
    server.setScenario(healthy);
    actor.send({ type: 'run.undo' });
    expect((await idle(actor)).context.details?.hrmsRun.undoneByName).toBe('Ava Stone');
  });
});
