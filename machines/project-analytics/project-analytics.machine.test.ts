import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel, input } from './project-analytics.test-model.ts';
import { projectAnalyticsMachine } from './project-analytics.machine.ts';
import { carouselIn } from './project-analytics.setup.ts';
import { nodeOfCode } from './project.fixtures.ts';
import { countNodes, type ProjectNode } from './project-tree.ts';

testPaths(testModel);

describe('project analytics', () => {
  let server: ServerWithScenario;
  let observed: Observed;
  let clock: SimulatedClock;
  let emitted: unknown[];

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
    clock = new SimulatedClock();
    emitted = [];
  });

  async function loaded(of: Partial<typeof input> = {}) {
    const actor = createActor(projectAnalyticsMachine, { input: { ...input, ...of }, clock });
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    await waitFor(actor, (state) => !state.hasTag('busy'));
    return actor;
  }

  it('project analytics loads the accessible projects by default, with the filters that were applied', async () => {
    const actor = await loaded();
    const all = countNodes(actor.getSnapshot().context.nodes ?? []);
    actor.send({ type: 'SELECT_FILTERS', filters: ['OnWatchlist'] });
    actor.send({ type: 'APPLY' });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(observed.calls).toEqual([
      'POST /aster/project/analytics?selectedFilters=AccessibleToMe',
      'POST /aster/project/analytics?selectedFilters=OnWatchlist',
    ]);
    const watched = countNodes(actor.getSnapshot().context.nodes ?? []);
    expect(watched).toBeGreaterThan(3);
    expect(watched).toBeLessThan(all);
    expect(emitted).toEqual([{ type: 'search.applied', filters: ['OnWatchlist'], search: '' }]);
  });

  it('project analytics filters can be neither applied nor cleared while a search is active', async () => {
    const actor = await loaded();
    actor.send({ type: 'SEARCH', text: 'design' });
    const can = (type: 'APPLY' | 'CLEAR') => actor.getSnapshot().can({ type });
    expect([can('APPLY'), can('CLEAR')]).toEqual([false, false]);
    actor.send({ type: 'SEARCH', text: ' ' });
    expect([can('APPLY'), can('CLEAR')]).toEqual([true, true]);
  });

  it('a search emits its address when typing pauses, and keeps what is typed in the meantime', async () => {
    const actor = await loaded();
    for (const text of ['d', 'de', 'des']) actor.send({ type: 'SEARCH', text });
    actor.send({ type: 'address.changed', ...input, search: 'd' });
    expect(actor.getSnapshot().context.search).toBe('des');
    expect(emitted).toEqual([]);
    clock.increment(300);
    expect(emitted).toEqual([
      { type: 'search.applied', filters: ['AccessibleToMe'], search: 'des' },
    ]);
    actor.send({ type: 'address.changed', ...input, search: '' });
    expect(actor.getSnapshot().context.search).toBe('');
  });

  it('the carousel moves through the siblings of a selected project, and no further', async () => {
    const actor = await loaded();
    const ids = (actor.getSnapshot().context.nodes ?? []).map(({ id }) => id);
    actor.send({ type: 'SELECT', id: ids[0] ?? '' });
    expect(carouselIn(actor.getSnapshot().context)).toEqual(ids);
    expect(actor.getSnapshot().can({ type: 'project.selectPrevious' })).toBe(false);
    for (const _ of ids) actor.send({ type: 'project.selectNext' });
    expect(emitted.at(-1)).toEqual({ type: 'details.requested', projectId: ids.at(-1) });
    expect(emitted).toHaveLength(ids.length);
  });

  it('the popup follows a project that moves in the tree while it is open', async () => {
    const actor = await loaded();
    const projectId = 'moved';
    const node = (id: string, ...subProjects: ProjectNode[]) =>
      nodeOfCode(id, id, { id, subProjects });
    const treeIs = async (...projectAnalytics: ProjectNode[]) => {
      const fetch = async () => Response.json({ projectAnalytics });
      connectAs({ ...server, fetch }, 'ava', 'aster');
      actor.send({ type: 'tab.returned' });
      await waitFor(actor, (state) => state.matches({ loaded: 'idle' }));
      return carouselIn(actor.getSnapshot().context);
    };
    actor.send({ type: 'SELECT', id: projectId });
    expect(await treeIs(node('a', node(projectId), node('b')), node('c'))).toEqual([
      projectId,
      'b',
    ]);
    expect(await treeIs(node('a', node('b')), node('c', node('d'), node(projectId)))).toEqual([
      'd',
      projectId,
    ]);
    expect(actor.getSnapshot().can({ type: 'project.selectNext' })).toBe(false);
    actor.send({ type: 'project.selectPrevious' });
    expect(emitted.at(-1)).toEqual({ type: 'details.requested', projectId: 'd' });
    actor.send({ type: 'SELECT', id: projectId });
    expect(await treeIs(node('a'))).toEqual([]);
    const can = (type: 'project.selectNext' | 'project.selectPrevious') =>
      actor.getSnapshot().can({ type });
    expect([can('project.selectNext'), can('project.selectPrevious')]).toEqual([false, false]);
    expect(actor.getSnapshot().context.projectId).toBe(projectId);
  });

  it('project analytics ends with a reason after the right is removed, also while the page is open', async () => {
    const actor = await loaded();
    // Ben has no right to project analytics.
    connectAs(server, 'ben', 'aster');
    actor.send({ type: 'SELECT_FILTERS', filters: ['OwnedByMe'] });
    actor.send({ type: 'APPLY' });
    await waitFor(actor, (state) => state.matches('unavailable'));
    expect(actor.getSnapshot().context.cause).toBe('forbidden');
    const denied = await loaded();
    expect(denied.getSnapshot().matches('unavailable')).toBe(true);
    expect(denied.getSnapshot().context.cause).toBe('forbidden');
  });

  it('project analytics ends when it fails to load, initially or again', async () => {
    const actor = await loaded();
    server.setScenario(down);
    actor.send({ type: 'CLEAR' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(actor.getSnapshot().value).toBe('unavailable');
  });
});
