import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './clockwork-settings.test-model.ts';
import { clockWorkSettingsMachine } from './clockwork-settings.machine.ts';

testPaths(testModel);

const date = '2026-03-04';
let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

async function startActor() {
  const actor = createActor(clockWorkSettingsMachine, { input: { date } }).start();
  const settled = async () => (await waitFor(actor, (state) => !state.hasTag('busy'))).context;
  await settled();
  return { actor, settled };
}

const readSaved = () => api.getClockWorkDay({ path: { date } });

/** A project that the user sees, and one of its tasks. */
async function someWork() {
  const { work } = await api.searchWork({ query: { searchCharacters: '', skip: 0 } });
  const task = work.find(({ taskId }) => taskId !== null);
  const [project] = work;
  if (!task || !project) throw new Error('There is nothing to pick.');
  return { project, task };
}

describe('the settings of ClockWork', () => {
  it('the settings are saved together, and new entries start with them', async () => {
    const { task } = await someWork();
    const { actor, settled } = await startActor();
    const change = { isClockWorkSetWeeklyMail: true, isWFO: true, work: task };
    actor.send({ type: 'settings.changed', change });
    actor.send({ type: 'SAVE' });
    await settled();
    expect(actor.getSnapshot().status).toBe('done');
    expect(await readSaved()).toMatchObject({
      isClockWorkSetWeeklyMail: true,
      isWFO: true,
      defaultProject: { projectId: task.projectId, taskId: task.taskId },
    });
    const again = await startActor();
    again.actor.send({ type: 'settings.changed', change: { work: null } });
    again.actor.send({ type: 'SAVE' });
    await again.settled();
    expect(await readSaved()).toMatchObject({ isWFO: true, defaultProject: null });
  });

  it('the settings need a task as the default: a project is not enough', async () => {
    const { project } = await someWork();
    const { actor } = await startActor();
    actor.send({ type: 'settings.changed', change: { work: project } });
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(actor.getSnapshot().context.lacksTask).toBe(true);
  });

  it('the settings stay as selected while the server is down, and can be saved again', async () => {
    const { actor, settled } = await startActor();
    actor.send({ type: 'settings.changed', change: { isClockWorkSetWeeklyMail: true } });
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    expect(await settled()).toMatchObject({
      form: { isClockWorkSetWeeklyMail: true },
      problem: expect.anything(),
    });
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    await settled();
    expect(await readSaved()).toMatchObject({ isClockWorkSetWeeklyMail: true });
  });
});
