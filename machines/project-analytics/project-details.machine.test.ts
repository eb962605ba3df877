import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { testPaths } from '../testing/prove-paths.suite.ts';
import { testModel } from './project-details.guide.ts';
import { projectDetailsMachine } from './project-details.machine.ts';

testPaths(testModel);

describe('the popup of a project', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
  });

  const firstProject = async () =>
    (await api.getProjectAnalytics({})).projectAnalytics[0]?.id ?? '';
  const all = (state: 'shown' | 'failed') => ({
    active: { details: state, totalTime: state, contributors: state },
  });

  async function opened(projectId: string) {
    const actor = createActor(projectDetailsMachine).start();
    actor.send({ type: 'REQUEST_DETAILS', projectId });
    return actor;
  }

  it('reads its three parts side by side, and the contributors of another tab alone', async () => {
    const id = await firstProject();
    const actor = await opened(id);
    await waitFor(actor, (state) => state.matches(all('shown')));
    const { detail, totalTime } = actor.getSnapshot().context;
    expect(detail?.projectWorkEffortTotal).toBe(totalTime);
    observed.calls.length = 0;
    actor.send({ type: 'CHANGE_TAB', tab: 4 });
    await waitFor(actor, (state) => state.matches(all('shown')));
    expect(observed.calls).toEqual([
      `GET /aster/project/${id}/analytics/details?operation=lastMonth`,
    ]);
  });

  it('lets only the answer to the last tab count', async () => {
    const actor = await opened(await firstProject());
    for (const tab of [1, 2, 3, 4, 0]) actor.send({ type: 'CHANGE_TAB', tab });
    await waitFor(actor, (state) => state.matches(all('shown')));
    expect(actor.getSnapshot().context.tab).toBe(0);
  });

  it('says of a part in its place that it failed, and tries it again by itself', async () => {
    const id = await firstProject();
    server.setScenario(down);
    const actor = await opened(id);
    await waitFor(actor, (state) => state.matches(all('failed')));
    server.setScenario(healthy);
    actor.send({ type: 'retry', part: 'totalTime' });
    await waitFor(actor, (state) => state.matches({ active: { totalTime: 'shown' } }));
    expect(actor.getSnapshot().matches({ active: { details: 'failed' } })).toBe(true);
  });

  it('says in each part that the right was taken while it is open', async () => {
    const actor = await opened(await firstProject());
    await waitFor(actor, (state) => state.matches(all('shown')));
    const { projectAnalytics } = await api.getProjectAnalytics({});
    const problems = connectAs(server, 'ben', 'aster').problems;
    actor.send({ type: 'REQUEST_DETAILS', projectId: projectAnalytics[1]?.id ?? '' });
    await waitFor(actor, (state) => state.matches(all('failed')));
    expect(actor.getSnapshot().context.causes).toEqual({
      details: 'forbidden',
      totalTime: 'forbidden',
      contributors: 'forbidden',
    });
    expect(problems.map(({ id }) => id).toSorted()).toEqual([
      'getProjectAnalyticsDetail',
      'getProjectAnalyticsMembers',
      'getProjectTotalTime',
    ]);
  });

  it('tells that a project is gone, also while it is open, so that the tree is read again', async () => {
    const { projectAnalytics } = await api.getProjectAnalytics({});
    const actor = await opened(projectAnalytics[0]?.id ?? '');
    let missed = 0;
    actor.on('project.missed', () => (missed += 1));
    await waitFor(actor, (state) => state.matches(all('shown')));
    actor.send({ type: 'REQUEST_DETAILS', projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d99' });
    await waitFor(actor, (state) => state.matches('missing'));
    expect(missed).toBe(1);
    actor.send({ type: 'CLOSE' });
    expect(actor.getSnapshot().context).toMatchObject({ projectId: '', detail: null });
  });
});
