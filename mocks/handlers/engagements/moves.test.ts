import { beforeAll, describe, expect, it } from 'vitest';
import { startEngagements } from './engagements.fixtures.ts';

/** Source: ENGAG-053, ENGAG-D07, ENGAG-D12. */
let world: Awaited<ReturnType<typeof startEngagements>>;

beforeAll(async () => {
  world = await startEngagements();
});

const uuid = () => crypto.randomUUID();

describe('a move of an engagement to a stage', () => {
  it('the move completes what the preview has named, and its undo opens it again', async () => {
    const { server, createTwoStages, get } = world;
    const { id, first, second, early } = await createTwoStages();
    const path = { id };
    const { completed } = await server.request('chloe', 'previewEngagementMove', {
      path,
      query: { stageId: second },
    });
    expect(completed).toMatchObject([{ activityId: early, stageId: first, stageName: 'First' }]);
    const getRow = async () =>
      (await server.request('chloe', 'getEngagementRollups')).engagementRollups.find(
        (row) => row.id === id,
      );
    const before = await getRow();
    server.setNow('2026-03-20T12:00:00Z');
    const body = { id: uuid(), stageId: second, activityIds: [early] };
    const moved = await server.request('chloe', 'moveEngagement', { path, body });
    expect(moved.engagementRollup).toMatchObject({ currentStageId: second, doneHours: 4 });
    expect(moved.successMessages).toEqual(['The engagement is now in the stage “Second”.']);
    expect((await get(id)).stages[0]?.activities[0]).toMatchObject({
      isDone: true,
      markedDoneBy: 'Chloe Martin',
    });
    const undo = { path: { id, moveId: body.id } };
    const { engagementRollup } = await server.request('chloe', 'undoEngagementMove', undo);
    expect(engagementRollup).toMatchObject({ currentStageId: first, doneHours: 0 });
    expect(moved.engagementRollup.lastActionOn).toBe('2026-03-20T12:00:00.000Z');
    expect(before?.lastActionOn).toBe('2026-03-11T12:00:00.000Z');
    // Also the last action and the day since when it is in its stage.
    expect(engagementRollup).toEqual(before);
  });

  it('the move back reopens the stage and those after it, and its undo restores who completed them', async () => {
    const { server, createTwoStages, toggle, get } = world;
    const { id, first, early, late } = await createTwoStages();
    await toggle(early, true);
    await toggle(late, true);
    const body = { id: uuid(), stageId: first, activityIds: [late, early] };
    await server.request('ava', 'moveEngagement', { path: { id }, body });
    const isDone = async () =>
      (await get(id)).stages.map(({ activities }) => activities[0]?.markedDoneBy);
    expect(await isDone()).toEqual([null, null]);
    await server.request('ava', 'undoEngagementMove', { path: { id, moveId: body.id } });
    expect(await isDone()).toEqual(['Chloe Martin', 'Chloe Martin']);
  });

  it('the move is rejected when other activities would change, or an earlier stage has none', async () => {
    const { server, createTwoStages, addStage, addActivity } = world;
    const { id, first, second } = await createTwoStages();
    await addActivity(id, first);
    const body = { id: uuid(), stageId: second, activityIds: [] };
    const changed = await server.expectError('chloe', 'moveEngagement', { path: { id }, body });
    expect(changed).toMatchObject({ status: 409, code: 'moveChanged' });
    await addStage(id, 'Empty');
    const last = await addStage(id, 'Last');
    const blocked = await server.expectError('chloe', 'previewEngagementMove', {
      path: { id },
      query: { stageId: last },
    });
    expect(blocked).toMatchObject({ status: 400, code: 'moveStageEmpty' });
    expect(blocked.errorMessages[0]).toContain('“Empty”');
  });
});

describe('the order of stages and activities', () => {
  it('an order that someone else has changed is rejected, and the versions stay the same', async () => {
    const { server, createTwoStages, get } = world;
    const { id, first, second } = await createTwoStages();
    const body = { stageIds: [second, first], seenIds: [first, second] };
    await server.request('chloe', 'orderEngagementStages', { path: { id }, body });
    const { stages } = await get(id);
    expect(stages.map(({ stageId, version }) => [stageId, version])).toEqual([
      [second, 1],
      [first, 1],
    ]);
    const late = await server.expectError('ava', 'orderEngagementStages', { path: { id }, body });
    expect(late).toMatchObject({ status: 409, code: 'orderChanged' });
  });

  it('an activity moves to a position of another stage, but not to another engagement', async () => {
    const { server, createTwoStages, get } = world;
    const { id, second, early, late } = await createTwoStages();
    const other = await createTwoStages();
    const path = { activityId: early };
    const body = { stageId: second, position: 0, version: 1 };
    const moved = await server.request('chloe', 'moveEngagementActivity', { path, body });
    expect(moved.activityIds).toEqual([early, late]);
    expect(moved.clientEngagementActivity.version).toBe(2);
    expect((await get(id)).stages.map(({ activities }) => activities.length)).toEqual([0, 2]);
    const unexpected = await server.expectError('chloe', 'moveEngagementActivity', {
      path,
      body: { stageId: other.first },
    });
    expect(unexpected).toMatchObject({ status: 400, code: 'stageUnknown' });
  });

  it('the template is sorted, and its activities move', async () => {
    const { server } = world;
    const read = async () =>
      (await server.request('chloe', 'getTemplateStages')).templateStages.map((stage) => ({
        id: stage.id,
        activityIds: stage.activities.map(({ activityId }) => activityId),
      }));
    const [a, b, c] = await read();
    if (!a || !b || !c) throw new Error('The template needs three stages.');
    const stageIds = [c.id, a.id, b.id];
    await server.request('chloe', 'orderTemplateStages', { body: { stageIds } });
    expect((await read()).map(({ id }) => id)).toEqual(stageIds);
    const activityIds = a.activityIds.toReversed();
    const order = { path: { id: a.id }, body: { activityIds } };
    await server.request('chloe', 'orderTemplateActivities', order);
    expect((await read())[1]?.activityIds).toEqual(activityIds);
    const [activityId = ''] = activityIds;
    const move = { path: { id: activityId }, body: { stageId: b.id } };
    const moved = await server.request('chloe', 'moveTemplateActivity', move);
    expect(moved.activityIds).toEqual([...b.activityIds, activityId]);
  });
});
