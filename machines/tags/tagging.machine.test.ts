import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import type { TagsChanged } from './tagging.setup.ts';
import { taggingMachine } from './tagging.machine.ts';
import { testModel } from './tagging.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

const search = async (more: object = {}) => {
  const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [], ...more };
  return (await api.searchProjectTags({ body })).projects;
};

async function start() {
  const actor = createActor(taggingMachine).start();
  const changed = vi.fn<(event: TagsChanged) => void>();
  actor.on('tags.changed', changed);
  const isIdle = () => waitFor(actor, (state) => state.matches('idle'));
  const isChoosing = () => waitFor(actor, (state) => state.matches({ picking: 'choosing' }));
  await isIdle();
  return { actor, changed, isIdle, isChoosing };
}

describe('the assignment of a tag', () => {
  it('the assignment of a tag to two projects reports both', async () => {
    const { actor, changed, isIdle, isChoosing } = await start();
    const projects = (await search({ isUntagged: true })).slice(0, 2);
    actor.send({ type: 'tags.assign', projects });
    const tag = (await isChoosing()).context.choices?.find(({ isAssignable }) => isAssignable);
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.isUnselected).toBe(true);
    const change = { tagId: tag?.id ?? '', assignedToAll: true };
    actor.send({ type: 'choice.changed', change });
    actor.send({ type: 'SAVE' });
    const { context } = await isIdle();
    expect(context.report).toEqual({
      tag,
      assignedToAll: true,
      succeeded: projects,
      remaining: [],
    });
    expect(changed).toHaveBeenCalledExactlyOnceWith({ type: 'tags.changed', projects });
    const after = await search({ tagIds: [change.tagId] });
    const ids = after.map(({ projectId }) => projectId);
    expect(ids).toEqual(expect.arrayContaining(projects.map(({ projectId }) => projectId)));
  });

  it('the assignment of a tag names the projects that did not get it, with the reason', async () => {
    const { actor, isIdle, isChoosing } = await start();
    const [own] = await search({ isUntagged: true });
    if (!own) throw new Error('Expected a demo project without tags, found none.');
    const deleted = { ...own, projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1dff' };
    actor.send({ type: 'tags.assign', projects: [deleted, own] });
    const tag = (await isChoosing()).context.choices?.find(({ isAssignable }) => isAssignable);
    actor.send({ type: 'choice.changed', change: { tagId: tag?.id ?? '' } });
    actor.send({ type: 'SAVE' });
    const { report } = (await isIdle()).context;
    expect(report?.succeeded).toEqual([own]);
    expect(report?.remaining).toMatchObject([{ project: deleted, failure: { kind: 'notFound' } }]);
    actor.send({ type: 'report.closed' });
    expect(actor.getSnapshot().context.report).toBeNull();
  });

  it('the assignment of a tag is tried again only for the projects that did not get it', async () => {
    const { actor, changed, isIdle, isChoosing } = await start();
    const [project, other] = await search({ isUntagged: true });
    if (!project || !other) throw new Error('Expected two demo projects without tags.');
    const projects = [project, other];
    actor.send({ type: 'tags.assign', projects });
    const tag = (await isChoosing()).context.choices?.find(({ isAssignable }) => isAssignable);
    const tagId = tag?.id ?? '';
    actor.send({ type: 'choice.changed', change: { tagId, assignedToAll: true } });
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    expect((await isIdle()).context.report?.remaining).toHaveLength(2);
    // The report remains while another choice is made and cancelled.
    server.setScenario(healthy);
    actor.send({ type: 'tags.assign', projects: [other] });
    await isChoosing();
    actor.send({ type: 'CANCEL' });
    actor.send({ type: 'report.retry' });
    const { context } = await isIdle();
    expect(context.report).toEqual({
      tag,
      assignedToAll: true,
      succeeded: projects,
      remaining: [],
    });
    expect(changed).toHaveBeenLastCalledWith({ type: 'tags.changed', projects });
    const after = await search({ tagIds: [tagId] });
    const ids = after.map(({ projectId }) => projectId);
    expect(ids).toEqual(expect.arrayContaining(projects.map(({ projectId }) => projectId)));
  });

  it('the assignment of a tag can be opened again after its tags failed to load', async () => {
    server.setScenario(down);
    const { actor, isChoosing } = await start();
    expect(actor.getSnapshot().context.cause).not.toBeNull();
    actor.send({ type: 'tags.assign', projects: [] });
    await waitFor(actor, (state) => state.matches({ picking: 'failed' }));
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    expect((await isChoosing()).context.cause).toBeNull();
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('idle');
  });
});

describe('a tag of a project', () => {
  it('a tag of a project is switched, removed, and assigned again as it was', async () => {
    const { actor, isIdle } = await start();
    const find = async () => {
      const rows = await search();
      const project = rows.find(({ projectTags }) => projectTags.some((each) => each.isRemovable));
      const tag = project?.projectTags.find((each) => each.isRemovable);
      if (!project || !tag) throw new Error('Expected a demo project with a tag, found none.');
      return { project, tag };
    };
    const before = await find();
    actor.send({ type: 'tag.switch', ...before });
    await isIdle();
    const switched = await find();
    expect(switched.tag).toEqual({ ...before.tag, assignedToAll: !before.tag.assignedToAll });
    actor.send({ type: 'tag.remove', ...switched });
    expect((await isIdle()).context.removed).toEqual(switched);
    actor.send({ type: 'removal.undo' });
    expect((await isIdle()).context.removed).toBeNull();
    expect(await find()).toEqual(switched);
  });

  it('a tag of a project stays as it was when its change fails, with the reason', async () => {
    const { actor, isIdle } = await start();
    const [project] = await search();
    if (!project) throw new Error('Expected a demo project, found none.');
    const tag = testModel.events.flatMap((event) => ('tag' in event ? [event.tag] : []))[0];
    if (!tag) throw new Error('Expected a sample tag, found none.');
    server.setScenario(down);
    actor.send({ type: 'tag.remove', project, tag });
    const { context } = await isIdle();
    expect([context.failure?.kind, context.removed]).toEqual(['down', null]);
  });
});
