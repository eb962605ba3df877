import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { exampleProjectTags, exampleTag, exampleTags } from '../parts/project-extras.fixtures.ts';
import type { ProjectPartReport } from '../parts/project-part.ts';
import { testModel } from './project-tags.test-model.ts';
import { findTags, getAssignable, pickColor, toNewName } from './project-tags.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;
let projectId: string;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
  projectId = crypto.randomUUID();
  await api.createProject({ body: { id: projectId, code: 'KIT-1', name: 'Kit', description: '' } });
  observed.calls.length = 0;
});

const loadDetail = () => api.getProject({ path: { id: projectId } });

async function start() {
  const report = { send: vi.fn<(event: ProjectPartReport) => void>() };
  const detail = await loadDetail();
  const input = { detail, employeeId: 'employee-ava', clock: { now: () => 0 }, report };
  const actor = createActor(testModel.machine, { input }).start();
  const isShown = () => waitFor(actor, (state) => state.matches('shown'));
  const listNames = () => actor.getSnapshot().context.projectTags.map(({ tagName }) => tagName);
  return { actor, report, isShown, listNames };
}

describe('the tags of a project', () => {
  it('a tag is assigned, applied to the sub-projects, removed, and assigned again as it was', async () => {
    const { actor, report, isShown } = await start();
    const [tag] = actor.getSnapshot().context.detail.tags;
    if (!tag) throw new Error('Expected the demo world to have a tag, found none.');
    actor.send({ type: 'tag.assign', tagId: tag.id, assignedToAll: false });
    await isShown();
    actor.send({ type: 'tag.assign', tagId: tag.id, assignedToAll: true });
    await isShown();
    const [assigned] = actor.getSnapshot().context.projectTags;
    expect(assigned).toMatchObject({ tagName: tag.name, assignedToAll: true });
    if (assigned) actor.send({ type: 'tag.remove', tag: assigned });
    await isShown();
    expect(actor.getSnapshot().context.projectTags).toEqual([]);
    expect((await loadDetail()).projectTags).toEqual([]);
    actor.send({ type: 'removal.undo' });
    await isShown();
    expect((await loadDetail()).projectTags).toMatchObject([{ assignedToAll: true }]);
    actor.send({ type: 'removal.undo' });
    expect(report.send).toHaveBeenCalledTimes(4);
  });

  it('a new tag is created and assigned; a retry creates no second one', async () => {
    const { actor, isShown, listNames } = await start();
    const fetch = async (request: Request) => {
      await server.fetch(request);
      throw new TypeError('The connection was lost.');
    };
    connectAs({ ...server, fetch }, 'ava', 'aster');
    actor.send({ type: 'tag.create', name: 'Quarterly' });
    await isShown();
    expect(actor.getSnapshot().context.failure?.kind).toBe('unreachable');
    connectAs(server, 'ava', 'aster');
    actor.send({ type: 'tag.create', name: 'Quarterly' });
    await isShown();
    expect(listNames()).toEqual(['Quarterly']);
    expect(actor.getSnapshot().context.failure).toBeNull();
    const { tags } = await api.getTags({});
    expect(tags.filter(({ name }) => name === 'Quarterly')).toHaveLength(1);
  });

  it('a failed change leaves the tags as they were, and says why', async () => {
    const { actor, isShown, listNames } = await start();
    server.setScenario(down);
    actor.send({ type: 'tag.assign', tagId: exampleTag.id, assignedToAll: false });
    await isShown();
    server.setScenario(healthy);
    expect([listNames(), actor.getSnapshot().context.failure?.kind]).toEqual([[], 'down']);
  });
});

describe('the choice of tags', () => {
  it('the choice leaves out the own tags, not the inherited ones', () => {
    const names = getAssignable(exampleTags, exampleProjectTags).map(({ name }) => name);
    expect(names).toEqual(['Regulatory', 'Strategic']);
  });

  it('tags are found by a part of their name, whatever its case and accents', () => {
    const tags = [{ ...exampleTag, name: 'Éclair' }, exampleTag];
    expect(findTags(tags, ' ECL ').map(({ name }) => name)).toEqual(['Éclair']);
    expect(findTags(tags, '')).toHaveLength(2);
  });

  it('a new name differs from the others in more than case and spaces', () => {
    expect(toNewName('  Quarterly  ', exampleTags)).toBe('Quarterly');
    expect(toNewName(' STRATEGIC ', exampleTags)).toBeNull();
    expect(toNewName(' ', exampleTags)).toBeNull();
    expect(toNewName('x'.repeat(71), exampleTags)).toBeNull();
  });

  it('the colour of a new tag is always the same for its name', () => {
    expect(pickColor('Quarterly')).toBe(pickColor('Quarterly'));
    expect(pickColor('Quarterly')).toMatch(/^#[\dA-F]{6}$/);
  });
});
