import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { serverClock } from '../clock.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './project-overview.test-model.ts';
import { projectOverviewMachine } from './project-overview.machine.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

const project = { code: 'OV-1', name: 'Overview', description: '' };

async function createProject(): Promise<string> {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, ...project } });
  return id;
}

async function startOverview(id: string) {
  const actor = createActor(projectOverviewMachine, {
    input: { id, employeeId: null, clock: serverClock },
  }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  return actor;
}

describe('the overview of a project', () => {
  it('a project is loaded and shown', async () => {
    const actor = await startOverview(await createProject());
    expect(actor.getSnapshot().matches({ ready: 'current' })).toBe(true);
    expect(actor.getSnapshot().context.detail?.project).toMatchObject(project);
  });

  it('a project that does not exist is not found', async () => {
    const actor = await startOverview(crypto.randomUUID());
    expect(actor.getSnapshot().value).toBe('notFound');
  });

  it('a project that could not be loaded is loaded on request', async () => {
    const id = await createProject();
    server.setScenario(down);
    const actor = await startOverview(id);
    expect(actor.getSnapshot().matches('unavailable')).toBe(true);
    expect(actor.getSnapshot().context.cause).toBe('down');
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await waitFor(actor, (state) => state.matches('ready'));
  });

  it('a change by someone else is shown without hiding the project', async () => {
    const id = await createProject();
    const actor = await startOverview(id);
    const { version = 1 } = actor.getSnapshot().context.detail?.project ?? {};
    await api.updateProject({ body: { id, ...project, name: 'Renamed', version } });
    actor.send({ type: 'project.changed' });
    expect(actor.getSnapshot().hasTag('shown')).toBe(true);
    await waitFor(actor, (state) => state.matches({ ready: 'current' }));
    expect(actor.getSnapshot().context.detail?.project.name).toBe('Renamed');
  });

  it('a quiet reload that fails keeps the project and says why', async () => {
    const actor = await startOverview(await createProject());
    server.setScenario(down);
    actor.send({ type: 'tab.returned' });
    await waitFor(actor, (state) => state.hasTag('outdated'));
    expect(actor.getSnapshot().context.detail?.project).toMatchObject(project);
    expect(actor.getSnapshot().context.cause).toBe('down');
  });

  it('a project deleted meanwhile is lost, and what was shown stays', async () => {
    const id = await createProject();
    const actor = await startOverview(id);
    await api.deleteProject({ path: { id } });
    actor.send({ type: 'project.changed' });
    await waitFor(actor, (state) => state.matches('lost'));
    expect(actor.getSnapshot().status).toBe('active');
    expect(actor.getSnapshot().context.detail?.project).toMatchObject(project);
  });

  it('a lost project is shown again once the person returns and has access again', async () => {
    connectAs(server, 'leo', 'aster');
    const projectId = await createProject();
    const member = { projectId, employeeId: 'employee-ben' };
    await api.addProjectMember({ body: member });
    connectAs(server, 'ben', 'aster');
    const actor = await startOverview(projectId);

    connectAs(server, 'leo', 'aster');
    await api.removeProjectMember({ query: member });
    connectAs(server, 'ben', 'aster');
    actor.send({ type: 'project.changed' });
    await waitFor(actor, (state) => state.matches('lost'));
    actor.send({ type: 'tab.returned' });
    await waitFor(actor, (state) => state.matches({ lost: 'checking' }));
    await waitFor(actor, (state) => state.matches({ lost: 'resting' }));

    connectAs(server, 'leo', 'aster');
    await api.addProjectMember({ body: member });
    connectAs(server, 'ben', 'aster');
    actor.send({ type: 'tab.returned' });
    await waitFor(actor, (state) => state.matches({ ready: 'current' }));
    expect(actor.getSnapshot().context.detail?.project).toMatchObject(project);
  });
});
