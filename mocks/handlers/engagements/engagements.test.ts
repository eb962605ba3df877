import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: ENGAG-034, ENGAG-065, ENGAG-055, ENGAG-D01. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const uuid = () => crypto.randomUUID();
const none = '00000000-0000-0000-0000-000000000000';
const head = (over: object = {}) => ({
  id: uuid(),
  name: 'Pilot',
  prospectName: 'Lumen',
  projectTypeId: none,
  createdOn: '2026-03-01',
  createdOnAsInputString: '2026/03/01',
  ...over,
});

/** A new engagement; Chloe may edit engagements. */
async function create(over: object = {}) {
  const body = head({ type: 'blank', ...over });
  await server.request('chloe', 'createEngagement', { body });
  return body.id;
}

const get = async (id: string, personId = 'chloe') =>
  (await server.request(personId, 'getEngagement', { path: { id } })).engagement;

async function addStage(engagementId: string, over: object = {}) {
  const body = { stageId: uuid(), stageName: 'Start', description: 'First', ...over };
  await server.request('chloe', 'saveEngagementStage', { path: { engagementId }, body });
  return body.stageId;
}

async function addActivity(engagementId: string, stageId: string, over: object = {}) {
  const body = { activityId: uuid(), activityDesc: 'Call', ...over };
  await server.request('chloe', 'saveEngagementActivity', {
    path: { engagementId, stageId },
    body,
  });
  return body.activityId;
}

const toggle = (activityId: string, isDone: boolean) =>
  server.request('chloe', 'toggleEngagementActivity', { body: { activityId, isDone } });

describe('an engagement', () => {
  it('the engagement is created blank, or with the stages and activities of the template', async () => {
    expect((await get(await create())).stages).toEqual([]);
    const { templateStages } = await server.request('chloe', 'getTemplateStages');
    const { stages } = await get(await create({ type: 'base' }));
    const getNames = (rows: { stageName: string; activities: { activityDesc: string }[] }[]) =>
      rows.map((row) => [row.stageName, row.activities.map(({ activityDesc }) => activityDesc)]);
    expect(getNames(stages)).toEqual(getNames(templateStages));
    expect(stages.map(({ stageId }) => stageId)).not.toContain(templateStages[0]?.id);
  });

  it('the engagement shows its start as d MMM yyyy and sends it as yyyy/MM/dd', async () => {
    const engagement = await get(await create());
    expect(engagement).toMatchObject({
      createdOn: '2026-03-01',
      createdOnAsString: '1 Mar 2026',
      createdOnAsInputString: '2026/03/01',
      projectType: null,
    });
  });

  it('the engagement is updated with a project type, one version later', async () => {
    const id = await create();
    const { projectTypes } = await server.request('chloe', 'getEngagement', { path: { id } });
    const [type] = projectTypes;
    const body = head({ id, name: ' Better ', projectTypeId: type?.id, version: 1 });
    const { clientEngagement, successMessages } = await server.request(
      'chloe',
      'updateEngagement',
      {
        body,
      },
    );
    expect(clientEngagement).toMatchObject({ name: 'Better', projectType: type, version: 2 });
    expect(successMessages).toEqual(['The engagement was updated.']);
    const stale = await server.expectError('ava', 'updateEngagement', { body });
    expect(stale.status).toBe(409);
    expect(stale.errorMessages[0]).toContain('Chloe Martin changed this in the meantime');
    expect(stale.changedFields).toEqual(['name', 'projectTypeId']);
  });

  it.each([
    ['name', { name: '  ' }, 'required'],
    ['name', { name: 'x'.repeat(251) }, 'tooLong'],
    ['projectTypeId', { projectTypeId: none }, 'required'],
    ['projectTypeId', { projectTypeId: uuid() }, 'projectTypeUnknown'],
    ['createdOnAsInputString', { createdOnAsInputString: '2026/03/02' }, 'invalid'],
    ['createdOn', { createdOn: undefined }, 'required'],
  ])('an edit with an invalid %s is rejected', async (field, over, code) => {
    const id = await create();
    const { projectTypes } = await server.request('chloe', 'getEngagement', { path: { id } });
    const body = head({ id, projectTypeId: projectTypes[0]?.id, ...over });
    const rejected = await server.expectError('chloe', 'updateEngagement', { body });
    expect(rejected).toMatchObject({ status: 400, code });
    expect(Object.keys(rejected.fieldErrors ?? {})).toContain(field);
  });

  it('the engagement requires the template selection, and a unique id', async () => {
    const body = head();
    const missing = await server.expectError('chloe', 'createEngagement', { body });
    expect(missing.fieldErrors).toHaveProperty('type');
    const id = await create();
    const again = { body: head({ id, type: 'blank' }) };
    expect((await server.expectError('chloe', 'createEngagement', again)).status).toBe(409);
  });

  it('the engagement counts completed and all activities, hours and the current stage', async () => {
    const id = await create();
    const first = await addStage(id, { stageName: 'One' });
    await addStage(id, { stageName: 'Two' });
    const call = await addActivity(id, first, { baseline: 8 });
    await addActivity(id, first, { baseline: 2.5 });
    await toggle(call, true);
    const { engagementRollups } = await server.request('chloe', 'getEngagementRollups');
    expect(engagementRollups.find((row) => row.id === id)).toMatchObject({
      id,
      name: 'Pilot',
      completedActivities: 1,
      totalActivities: 2,
      doneHours: 8,
      totalHours: 10.5,
      currentStageName: 'One',
    });
  });
});

describe('a stage', () => {
  it('the engagement stage is by default visible to the tenant and at display order 0', async () => {
    const id = await create();
    await addStage(id, { stageName: ' Start ' });
    const [stage] = (await get(id)).stages;
    expect(stage).toMatchObject({ stageName: 'Start', isTenantVisible: true, displayOrder: 0 });
  });

  it('the stages are sorted by display order, equal ones in the order they were added', async () => {
    const id = await create();
    await addStage(id, { stageName: 'C', displayOrder: 2 });
    await addStage(id, { stageName: 'A', displayOrder: 1 });
    await addStage(id, { stageName: 'B', displayOrder: 1 });
    expect((await get(id)).stages.map(({ stageName }) => stageName)).toEqual(['A', 'B', 'C']);
  });

  it('the engagement stage is changed by its id, and not with a stale version', async () => {
    const id = await create();
    const stageId = await addStage(id, { isTenantVisible: false });
    await addStage(id, { stageId, stageName: 'Later', version: 1 });
    const [stage] = (await get(id)).stages;
    expect(stage).toMatchObject({ stageName: 'Later', isTenantVisible: false, version: 2 });
    const body = { stageId, stageName: 'Stale', description: 'x', version: 1 };
    const sent = { path: { engagementId: id }, body };
    expect((await server.expectError('chloe', 'saveEngagementStage', sent)).status).toBe(409);
  });

  it('the engagement stage is removed with its activities', async () => {
    const id = await create();
    const stageId = await addStage(id);
    const activityId = await addActivity(id, stageId);
    const removed = await server.request('chloe', 'deleteEngagementStage', { path: { stageId } });
    expect(removed.stageId).toBe(stageId);
    expect((await get(id)).stages).toEqual([]);
    const deleted = { path: { activityId } };
    expect((await server.expectError('chloe', 'deleteEngagementActivity', deleted)).status).toBe(
      404,
    );
  });

  it.each([
    ['stageName', { stageName: ' ' }, 'required'],
    ['stageName', { stageName: 'x'.repeat(501) }, 'tooLong'],
    ['description', { description: '' }, 'required'],
  ])('a stage with an invalid %s is rejected', async (field, over, code) => {
    const path = { engagementId: await create() };
    const body = { stageId: uuid(), stageName: 'S', description: 'D', ...over };
    const rejected = await server.expectError('chloe', 'saveEngagementStage', { path, body });
    expect(rejected).toMatchObject({ status: 400, code });
    expect(rejected.fieldErrors).toHaveProperty(field);
  });
});

describe('an activity', () => {
  it('the activity is initially hidden, not done and without numbers', async () => {
    const id = await create();
    await addActivity(id, await addStage(id));
    expect((await get(id)).stages[0]?.activities[0]).toMatchObject({
      isTenantVisible: false,
      isDone: false,
      baseline: 0,
      actuals: 0,
      threshold: 0,
      notes: null,
      docs: [],
      actions: [],
    });
  });

  it('one request toggles the activity between not done and done', async () => {
    const id = await create();
    const activityId = await addActivity(id, await addStage(id));
    const { activity, successMessages } = await toggle(activityId, true);
    expect(activity).toMatchObject({ activityId, isDone: true, version: 2 });
    expect(successMessages).toEqual(['The activity was marked as complete.']);
    expect((await get(id)).stages[0]?.activities[0]).toMatchObject({
      isDone: true,
      markedDoneBy: 'Chloe Martin',
      markedDoneOn: '2026-03-11T12:00:00.000Z',
    });
    await toggle(activityId, false);
    expect((await get(id)).stages[0]?.activities[0]).toMatchObject({
      isDone: false,
      markedDoneBy: null,
    });
  });

  it('the activity accepts numbers of at most 5 characters, none below zero', async () => {
    const engagementId = await create();
    const path = { engagementId, stageId: await addStage(engagementId) };
    for (const wrong of [{ baseline: 123.45 }, { threshold: -1 }, { actuals: 100000 }]) {
      const body = { activityId: uuid(), activityDesc: 'Call', ...wrong };
      const rejected = await server.expectError('chloe', 'saveEngagementActivity', { path, body });
      expect(rejected.status).toBe(400);
      expect(Object.keys(rejected.fieldErrors ?? {})).toEqual(Object.keys(wrong));
    }
  });

  it('the activity has one note, and documents and action items in order', async () => {
    const id = await create();
    const activityId = await addActivity(id, await addStage(id));
    const note = { id: uuid(), activityId, notes: ' Once ' };
    await server.request('chloe', 'saveEngagementActivityNote', { body: note });
    const second = { id: uuid(), activityId, notes: 'Twice' };
    const unseen = await server.expectError('ava', 'saveEngagementActivityNote', { body: second });
    expect(unseen.errorMessages).toEqual(['Chloe Martin changed this in the meantime.']);
    const { clientEngagementActivityNote: stored } = await server.request(
      'ava',
      'saveEngagementActivityNote',
      { body: { ...second, version: 1 } },
    );
    expect(stored).toMatchObject({ ...second, id: note.id, version: 2, changedBy: 'Ava Stone' });
    const docs = ['A', 'B'].map((description) => ({
      id: uuid(),
      activityId,
      description,
      url: 'https://docs.test/a',
    }));
    for (const body of docs) await server.request('chloe', 'saveEngagementActivityDoc', { body });
    const action = { id: uuid(), activityId, action: 'Send', isDone: false };
    await server.request('chloe', 'saveEngagementActivityAction', { body: action });
    const ticked = { ...action, isDone: true };
    await server.request('chloe', 'saveEngagementActivityAction', { body: ticked });
    const [activity] = (await get(id)).stages[0]?.activities ?? [];
    expect(activity).toMatchObject({ docs, actions: [ticked], notes: { notes: 'Twice' } });
    await server.request('chloe', 'deleteEngagementActivityDoc', {
      path: { id: docs[0]?.id ?? '' },
    });
    await server.request('chloe', 'deleteEngagementActivityAction', { path: { id: action.id } });
    const [after] = (await get(id)).stages[0]?.activities ?? [];
    expect(after).toMatchObject({ docs: [docs[1]], actions: [] });
  });

  it('a done activity accepts no notes, documents or new action items', async () => {
    const id = await create();
    const activityId = await addActivity(id, await addStage(id));
    const action = { id: uuid(), activityId, action: 'Send', isDone: false };
    await server.request('chloe', 'saveEngagementActivityAction', { body: action });
    await toggle(activityId, true);
    const rejections = [
      await server.expectError('chloe', 'saveEngagementActivityNote', {
        body: { id: uuid(), activityId, notes: 'x' },
      }),
      await server.expectError('chloe', 'saveEngagementActivityDoc', {
        body: { id: uuid(), activityId, description: 'x', url: 'https://docs.test' },
      }),
      await server.expectError('chloe', 'saveEngagementActivityAction', {
        body: { ...action, id: uuid() },
      }),
      await server.expectError('chloe', 'deleteEngagementActivityAction', {
        path: { id: action.id },
      }),
    ];
    expect(new Set(rejections.map(({ code }) => code))).toEqual(new Set(['activityIsDone']));
    const tick = { body: { ...action, isDone: true } };
    const { clientEngagementActivityAction: ticked } = await server.request(
      'chloe',
      'saveEngagementActivityAction',
      tick,
    );
    expect(ticked.isDone).toBe(true);
  });

  it('the activity rejects invalid links, and parts of another activity', async () => {
    const id = await create();
    const stageId = await addStage(id);
    const [first, second] = [await addActivity(id, stageId), await addActivity(id, stageId)];
    const doc = { id: uuid(), activityId: first, description: 'x', url: 'https://docs.test' };
    const script = { body: { ...doc, url: 'javascript:alert(1)' } };
    const rejected = await server.expectError('chloe', 'saveEngagementActivityDoc', script);
    expect(rejected.fieldErrors).toHaveProperty('url');
    await server.request('chloe', 'saveEngagementActivityDoc', { body: doc });
    const moved = { body: { ...doc, activityId: second } };
    expect((await server.expectError('chloe', 'saveEngagementActivityDoc', moved)).status).toBe(
      409,
    );
  });
});

describe('the parts of an engagement that are not visible to the tenant', () => {
  it('the hidden parts of an engagement are not shown to users without the right to edit, nor counted for them', async () => {
    const id = await create();
    const open = await addStage(id, { stageName: 'Open' });
    const hidden = await addStage(id, { stageName: 'Hidden', isTenantVisible: false });
    await addActivity(id, open, { activityDesc: 'Shown', isTenantVisible: true });
    await addActivity(id, open, { activityDesc: 'Secret', baseline: 3 });
    await addActivity(id, hidden, { isTenantVisible: true, baseline: 5 });
    const seen = await get(id, 'ben');
    expect(seen.stages.map(({ stageName }) => stageName)).toEqual(['Open']);
    expect(seen.stages[0]?.activities.map(({ activityDesc }) => activityDesc)).toEqual(['Shown']);
    expect(seen.totalHours).toBe(0);
    expect((await get(id)).totalHours).toBe(8);
  });
});

describe('the rights of engagements', () => {
  it('the engagement rights let Ben view and not change, and Ines do neither', async () => {
    const id = await create();
    expect((await get(id, 'ben')).id).toBe(id);
    const change = { body: head({ type: 'blank' }) };
    expect((await server.expectError('ben', 'createEngagement', change)).status).toBe(403);
    expect((await server.expectError('ines', 'getEngagementRollups')).status).toBe(403);
  });

  it('the engagements of another tenant are not found', async () => {
    const id = await create();
    const there = { tenantId: 'birch', path: { id } };
    expect((await server.expectError('ava', 'getEngagement', there)).status).toBe(404);
  });
});
