import { beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { createOwnProject, startPart } from './parts/project-part.suite.ts';
import { projectHeadMachine } from './project-head.machine.ts';
import { testModel } from './project-head.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

describe('the actions on a project', () => {
  it('a project is put on the watch list, and taken off it', async () => {
    const id = await createOwnProject('HEAD-1');
    const { actor, rest, reports } = await startPart(projectHeadMachine, id);
    for (const isWatching of [true, false]) {
      actor.send({ type: 'watch.toggle' });
      const { context } = await rest();
      expect(context.detail.project.isWatching).toBe(isWatching);
      const { project } = await api.getProject({ path: { id } });
      expect(project.isWatching).toBe(isWatching);
    }
    expect(reports).toEqual(['project.changed', 'project.changed']);
  });

  it('the mark as an apex project sets isLinked and isAlreadyRequested; removing it clears them', async () => {
    const { actor, rest } = await startPart(projectHeadMachine, await createOwnProject('HEAD-2'));
    actor.send({ type: 'apex.mark' });
    const flags = { isApexProject: true, isLinked: true, isAlreadyRequested: true };
    expect((await rest()).context.detail.project).toMatchObject(flags);
    actor.send({ type: 'apex.unmark' });
    const { detail } = (await rest()).context;
    expect([detail.isApexProject, detail.isLinked, detail.isRequested]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('a project is deleted after Yes, and stays after Cancel', async () => {
    const id = await createOwnProject('HEAD-3');
    const { actor, rest, reports } = await startPart(projectHeadMachine, id);
    actor.send({ type: 'project.delete' });
    actor.send({ type: 'CANCEL' });
    await rest();
    expect((await api.getProject({ path: { id } })).project.code).toBe('HEAD-3');
    actor.send({ type: 'project.delete' });
    actor.send({ type: 'YES' });
    await waitFor(actor, (state) => state.matches('deleted'));
    expect(reports).toEqual(['project.deleted']);
    await expect(api.getProject({ path: { id } })).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('a project with a sub-project is not deleted', async () => {
    const id = await createOwnProject('HEAD-4');
    const body = { id: crypto.randomUUID(), code: 'HEAD-5', name: 'Below', description: '' };
    await api.addSubProject({ path: { projectId: id }, body });
    const { actor } = await startPart(projectHeadMachine, id);
    actor.send({ type: 'project.delete' });
    expect(actor.getSnapshot().matches('resting')).toBe(true);
  });

  it('a deletion that fails returns to the confirmation', async () => {
    const { actor } = await startPart(projectHeadMachine, await createOwnProject('HEAD-6'));
    actor.send({ type: 'project.delete' });
    server.setScenario(down);
    actor.send({ type: 'YES' });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(actor.getSnapshot().matches('confirmingDeletion')).toBe(true);
  });
});
