import { startServer, type TestServer } from '../../testing/harness.ts';

const uuid = () => crypto.randomUUID();

/** Engagements of a new server; Chloe may edit them, Ben reads them. */
export async function startEngagements() {
  const server: TestServer = await startServer('2026-03-11T12:00:00Z');

  async function create(over: object = {}): Promise<string> {
    const body = {
      id: uuid(),
      name: 'Pilot',
      type: 'blank' as const,
      prospectName: 'Lumen',
      projectTypeId: '00000000-0000-0000-0000-000000000000',
      createdOn: '2026-03-01',
      createdOnAsInputString: '2026/03/01',
      ...over,
    };
    await server.request('chloe', 'createEngagement', { body });
    return body.id;
  }

  async function addStage(engagementId: string, stageName: string): Promise<string> {
    const body = { stageId: uuid(), stageName, description: 'First', displayOrder: 0 };
    await server.request('chloe', 'saveEngagementStage', { path: { engagementId }, body });
    return body.stageId;
  }

  async function addActivity(engagementId: string, stageId: string, over: object = {}) {
    const body = { activityId: uuid(), activityDesc: 'Call', ...over };
    const path = { engagementId, stageId };
    await server.request('chloe', 'saveEngagementActivity', { path, body });
    return body.activityId;
  }

  /** An engagement with two stages, and an open activity in each. */
  async function createTwoStages() {
    const id = await create();
    const first = await addStage(id, 'First');
    const second = await addStage(id, 'Second');
    const early = await addActivity(id, first, { baseline: 4 });
    const late = await addActivity(id, second, { baseline: 2 });
    return { id, first, second, early, late };
  }

  const toggle = (activityId: string, isDone: boolean) =>
    server.request('chloe', 'toggleEngagementActivity', { body: { activityId, isDone } });

  const get = async (id: string) =>
    (await server.request('chloe', 'getEngagement', { path: { id } })).engagement;

  return { server, create, addStage, addActivity, createTwoStages, toggle, get };
}
