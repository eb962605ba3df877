import { beforeAll, describe, expect, it } from 'vitest';
import { startEngagements } from './engagements.fixtures.ts';

/** Source: ENGAG-004, ENGAG-D06, ENGAG-D08, ENGAG-D09, ENGAG-D10, ENGAG-D11. */
let world: Awaited<ReturnType<typeof startEngagements>>;

beforeAll(async () => {
  world = await startEngagements();
});

const first = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

describe('the search for engagements', () => {
  it('the search finds words in name and prospect, and what is over its threshold', async () => {
    const { server, create, addStage, addActivity } = world;
    const id = await create({ name: 'Glacier study', prospectName: 'Polar Institute' });
    const stageId = await addStage(id, 'Ice');
    const activityId = await addActivity(id, stageId, { baseline: 10, threshold: 10, actuals: 11 });
    const search = async (more: object) =>
      (
        await server.request('chloe', 'searchEngagements', { body: { ...first, ...more } })
      ).engagementRollups.map((row) => row.id);
    expect(await search({ search: 'institute GLACIER' })).toEqual([id]);
    expect(await search({ stageNames: ['ice'], isOverThreshold: true })).toEqual([]);
    const body = { activityId, activityDesc: 'Call', actuals: 11.5 };
    const path = { engagementId: id, stageId };
    await server.request('chloe', 'saveEngagementActivity', { path, body });
    expect(await search({ stageNames: ['ice'], isOverThreshold: true })).toEqual([id]);
  });

  it('the board counts each stage, those of the template first', async () => {
    const { server } = world;
    const { stageCounts } = await server.request('chloe', 'countEngagementStages', { body: first });
    const names = stageCounts.map(({ stageName }) => stageName);
    expect(names.slice(0, 3)).toEqual(['Discovery', 'Proposal', 'Delivery']);
    expect(names.at(-1)).toBeNull();
    const { totalCount } = await server.request('chloe', 'searchEngagements', { body: first });
    expect(stageCounts.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
  });

  it('readers search by what they see', async () => {
    const { server, create } = world;
    const id = await create({ name: 'Half hidden' });
    const stage = { stageName: 'Secret', description: 'Hidden', isTenantVisible: false };
    const body = { stageId: crypto.randomUUID(), ...stage };
    await server.request('chloe', 'saveEngagementStage', { path: { engagementId: id }, body });
    const search = { body: { ...first, search: 'half hidden' } };
    const { engagementRollups } = await server.request('ben', 'searchEngagements', search);
    expect(engagementRollups).toMatchObject([{ id, currentStageName: null, inStageSince: null }]);
    const secret = { body: { ...first, stageNames: ['Secret'] } };
    expect((await server.request('ben', 'searchEngagements', secret)).totalCount).toBe(0);
    expect((await server.request('chloe', 'searchEngagements', secret)).totalCount).toBe(1);
  });
});

describe('what belongs to an engagement', () => {
  it('the history names old and new values, and one line for a deleted stage', async () => {
    const { server, createTwoStages, toggle } = world;
    const { id, first: stageId, early } = await createTwoStages();
    const body = { activityId: early, activityDesc: 'Call them', baseline: 5 };
    await server.request('ava', 'saveEngagementActivity', {
      path: { engagementId: id, stageId },
      body,
    });
    await toggle(early, true);
    await server.request('chloe', 'deleteEngagementStage', { path: { stageId } });
    const { engagementChanges } = await server.request('chloe', 'getEngagementHistory', {
      path: { id },
      query: { skip: '0' },
    });
    expect(engagementChanges.slice(0, 3)).toMatchObject([
      { subject: 'stage', action: 'removed', name: 'First', changedBy: 'Chloe Martin' },
      { subject: 'activity', action: 'completed', name: 'Call them' },
      {
        subject: 'activity',
        action: 'changed',
        changedBy: 'Ava Stone',
        changes: [
          { field: 'activityDesc', from: 'Call', to: 'Call them' },
          { field: 'baseline', from: '4', to: '5' },
        ],
      },
    ]);
  });

  it('a deleted engagement leaves nothing behind, and its copy stays', async () => {
    const { server, createTwoStages, get } = world;
    const { id, early } = await createTwoStages();
    const copy = {
      id: crypto.randomUUID(),
      name: 'Copy',
      prospectName: '',
      projectTypeId: '00000000-0000-0000-0000-000000000000',
      createdOn: '2026-03-02',
      createdOnAsInputString: '2026/03/02',
    };
    await server.request('chloe', 'duplicateEngagement', { path: { id }, body: copy });
    await server.request('chloe', 'deleteEngagement', { path: { id } });
    const lost = await server.expectError('chloe', 'saveEngagementActivityNote', {
      body: { id: crypto.randomUUID(), activityId: early, notes: 'Late' },
    });
    expect(lost.status).toBe(404);
    expect((await get(copy.id)).stages.map(({ activities }) => activities.length)).toEqual([1, 1]);
  });

  it('the client that a prospect is keeps its name, and none is left when it is cleared', async () => {
    const { server, create, get } = world;
    const { clients } = await server.request('ava', 'getClients');
    const [client] = clients;
    const id = await create({ clientId: client?.id });
    expect((await get(id)).client).toEqual({ id: client?.id, name: client?.name });
    const unexpected = await server.expectError('chloe', 'duplicateEngagement', {
      path: { id },
      body: {
        id: crypto.randomUUID(),
        name: 'Stray',
        prospectName: '',
        clientId: crypto.randomUUID(),
        projectTypeId: '00000000-0000-0000-0000-000000000000',
        createdOn: '2026-03-02',
        createdOnAsInputString: '2026/03/02',
      },
    });
    expect(Object.keys(unexpected.fieldErrors ?? {})).toEqual(['clientId']);
  });

  it('a stage lasts from the end of the one before to its last activity', async () => {
    const { server, createTwoStages, toggle } = world;
    const { id, early } = await createTwoStages();
    await toggle(early, true);
    const { stages } = await server.request('chloe', 'getEngagementProgress', { path: { id } });
    expect(stages).toMatchObject([
      { state: 'done', startedOn: '2026-03-01', completedOn: '2026-03-11', days: 10 },
      { state: 'current', startedOn: '2026-03-11', completedOn: null, days: 0 },
    ]);
  });
});
