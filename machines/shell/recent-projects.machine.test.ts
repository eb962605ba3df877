import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { minute, timelineFrom, type Timeline } from '../testing/timeline.ts';
import { testModel, start } from './recent-projects.test-model.ts';
import { recentProjectsMachine } from './recent-projects.machine.ts';

testPaths(testModel);

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  timeline = timelineFrom(start);
  server = await createNodeServer({ clock: timeline });
});

async function openedBy(personId: string) {
  const observed = connectAs(server, personId, 'aster');
  const actor = createActor(recentProjectsMachine);
  const emitted: string[] = [];
  actor.on('entry.started', ({ type }) => emitted.push(type));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const selectFirst = async () => {
    const [project] = actor.getSnapshot().context.projects;
    if (!project) throw new Error('There is no project to choose.');
    actor.send({ type: 'project.select', project });
    await settled();
    return project;
  };
  await settled();
  return { actor, observed, emitted, settled, selectFirst };
}

const findRunning = (employeeId: string) =>
  server.store.transaction('read', (tx) =>
    tx.tenant('aster').query('entries', { where: { employeeId, endTime: null } }),
  );

describe('the recent projects', () => {
  it('the recent projects are those the user has booked time on, loaded in one request', async () => {
    const { actor, observed } = await openedBy('ben');
    expect(actor.getSnapshot().value).toBe('shown');
    expect(actor.getSnapshot().context.projects.length).toBeGreaterThan(0);
    expect(observed.calls).toEqual(['GET /aster/project/recent-project-task-combo']);
  });

  it('the recent projects load again when the palette reopens, and stay in the meantime', async () => {
    const { actor, observed, settled } = await openedBy('ben');
    const before = actor.getSnapshot().context.projects;
    actor.send({ type: 'palette.opened' });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context.projects).toEqual(before);
    await settled();
    expect(observed.calls).toHaveLength(2);
  });
});

describe('selecting a project', () => {
  it('a selected project starts an entry now, and notifies the timer', async () => {
    const { actor, observed, emitted, selectFirst } = await openedBy('ben');
    const project = await selectFirst();
    expect(actor.getSnapshot().value).toBe('shown');
    expect(emitted).toEqual(['entry.started']);
    expect(observed.calls.at(-1)).toBe('POST /aster/clockwork');
    expect(observed.bodies.at(-1)).toMatchObject({
      type: 'add',
      entryPayLoad: {
        endTime: null,
        projectId: project.projectId,
        taskId: project.taskId,
      },
    });
  });

  it('a selected project ends the running entry, since only one runs at a time', async () => {
    const { selectFirst } = await openedBy('ben');
    await selectFirst();
    timeline.advance(10 * minute);
    const { actor, selectFirst: restoreProviders } = await openedBy('ben');
    await restoreProviders();
    const { selected } = actor.getSnapshot().context;
    const entries = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('entries', { where: { startTime: start } }),
    );
    expect(entries).toMatchObject([{ endTime: '2026-03-04T09:10:00.000Z' }]);
    const running = await findRunning(entries[0]?.employeeId ?? '');
    expect(running).toMatchObject([{ projectId: selected?.projectId, endTime: null }]);
  });

  it('a selected project is rejected with a message while an entry from an earlier day is running', async () => {
    const { actor, observed, emitted, selectFirst } = await openedBy('grace');
    await selectFirst();
    expect(actor.getSnapshot().value).toBe('shown');
    expect(emitted).toEqual([]);
    expect(observed.problems).toEqual([{ kind: 'invalid', id: 'postClockWork' }]);
  });

  it('a selected project can be tried again after a failure, since the list stays', async () => {
    const { actor, emitted, selectFirst } = await openedBy('ben');
    server.setScenario({ ...healthyNetwork, isOffline: true });
    await selectFirst();
    expect(actor.getSnapshot().value).toBe('shown');
    expect(emitted).toEqual([]);
    server.setScenario(healthyNetwork);
    await selectFirst();
    expect(emitted).toEqual(['entry.started']);
  });
});

describe('recent projects that failed to load', () => {
  it('the recent projects can be requested again', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'getRecentProjectTaskCombos', status: 503 });
    const { actor, settled } = await openedBy('ben');
    expect(actor.getSnapshot().value).toBe('unavailable');
    server.setScenario(healthyNetwork);
    actor.send({ type: 'retry' });
    await settled();
    expect(actor.getSnapshot().context.projects.length).toBeGreaterThan(0);
  });

  it('the recent projects are requested again when the palette reopens', async () => {
    server.setScenario({ ...healthyNetwork, isOffline: true });
    const { actor, settled } = await openedBy('ben');
    server.setScenario(healthyNetwork);
    actor.send({ type: 'palette.opened' });
    await settled();
    expect(actor.getSnapshot().value).toBe('shown');
  });
});
