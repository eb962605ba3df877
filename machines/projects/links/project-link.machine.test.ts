import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { projectLinkMachine } from './project-link.machine.ts';
import { testModel } from './project-link.test-model.ts';
import type { LinkKind } from './project-link.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

async function createProject(code: string): Promise<string> {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code, name: code, description: '' } });
  return id;
}

function open(kind: LinkKind, projectId: string) {
  const input = { kind, projectId, employeeId: 'employee-ben' };
  return createActor(projectLinkMachine, { input }).start();
}

const fetchParent = async (id: string) =>
  (await api.getProject({ path: { id } })).parentProject?.id ?? null;

describe('linking a project', () => {
  it('an own project is linked below another, in both directions', async () => {
    const [upper, middle, lower] = [
      await createProject('LK-1'),
      await createProject('LK-2'),
      await createProject('LK-3'),
    ];
    const below = open('SubProject', upper);
    below.send({ type: 'project.selected', choice: { id: middle, label: '' } });
    below.send({ type: 'SAVE' });
    const saved = await waitFor(below, (state) => state.matches('saved'));
    expect(saved.output).toEqual({ isOutdated: true });
    expect(await fetchParent(middle)).toBe(upper);
    const above = open('OwnParent', lower);
    above.send({ type: 'project.selected', choice: { id: middle, label: '' } });
    above.send({ type: 'SAVE' });
    await waitFor(above, (state) => state.matches('saved'));
    expect(await fetchParent(lower)).toBe(middle);
  });

  it('a link without a selected project asks for one', async () => {
    const actor = open('OwnParent', await createProject('LK-1'));
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.isMissing).toBe(true);
    actor.send({ type: 'project.selected', choice: { id: 'x', label: '' } });
    expect(actor.getSnapshot().context.isMissing).toBe(false);
  });

  it('a selected project stays while the server is down, and the dialog says why', async () => {
    const [upper, lower] = [await createProject('LK-1'), await createProject('LK-2')];
    const actor = open('OwnParent', lower);
    actor.send({ type: 'project.selected', choice: { id: upper, label: '' } });
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    const failed = await waitFor(actor, ({ context }) => context.failure !== null);
    expect(failed.context).toMatchObject({ failure: { kind: 'down' }, selected: { id: upper } });
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
  });

  it('a project that was linked meanwhile is loaded again when the dialog closes', async () => {
    const [upper, other, lower] = [
      await createProject('LK-1'),
      await createProject('LK-2'),
      await createProject('LK-3'),
    ];
    const actor = open('OwnParent', lower);
    actor.send({ type: 'project.selected', choice: { id: upper, label: '' } });
    await api.linkSubProjectToOwned({
      body: { projectId: other, subProjectId: lower, employeeId: 'employee-ben' },
    });
    actor.send({ type: 'SAVE' });
    const failed = await waitFor(actor, ({ context }) => context.failure !== null);
    expect(failed.context.failure?.message).toMatch(/already has a parent/);
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().output).toEqual({ isOutdated: true });
  });
});
