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
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './project-details.test-model.ts';
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

  it('the popup loads its three parts in parallel, and only the contributors for another tab', async () => {
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

  it('the popup uses only the response for the last selected tab', async () => {
    const actor = await opened(await firstProject());
    for (const tab of [1, 2, 3, 4, 0]) actor.send({ type: 'CHANGE_TAB', tab });
    await waitFor(actor, (state) => state.matches(all('shown')));
    expect(actor.getSnapshot().context.tab).toBe(0);
  });

  it('a part of the popup shows its failure, and retries separately', async () => {
    const id = await firstProject();
    server.setScenario(down);
    const actor = await opened(id);
    await waitFor(actor, (state) => state.matches(all('failed')));
    server.setScenario(healthy);
    actor.send({ type: 'retry', part: 'totalTime' });
    await waitFor(actor, (state) => state.matches({ active: { totalTime: 'shown' } }));
    expect(actor.getSnapshot().matches({ active: { details: 'failed' } })).toBe(true);
  });

  it('each part of the popup shows that the right was removed while it is open', async () => {
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

  it('the popup emits that a project was deleted, also while it is open, so that the tree reloads', async () => {
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
