import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { serverClock } from '../../clock.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { projectLinksMachine } from './project-links.machine.ts';
import { testModel } from './project-links.test-model.ts';
import type { ProjectPartReport } from '../parts/project-part.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
});

const as = (personId: string) => connectAs(server, personId, 'aster');

async function createProject(code: string): Promise<string> {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code, name: code, description: '' } });
  return id;
}

/** Grace requests to link a project of hers below one of Ben's. */
async function givenRequest() {
  as('ben');
  const parentId = await createProject('RQ-1');
  await api.addProjectMember({ body: { projectId: parentId, employeeId: 'employee-grace' } });
  as('grace');
  const subId = await createProject('RQ-2');
  await api.requestSubProjectLink({
    body: { projectId: parentId, subProjectId: subId, employeeId: 'employee-grace' },
  });
  return { parentId, subId };
}

async function start(personId: string, id: string) {
  as(personId);
  const reports: ProjectPartReport[] = [];
  const detail = await api.getProject({ path: { id } });
  const input = {
    detail,
    employeeId: `employee-${personId}`,
    clock: serverClock,
    report: { send: (report: ProjectPartReport) => void reports.push(report) },
  };
  return { actor: createActor(projectLinksMachine, { input }).start(), reports, detail };
}

const isResting = (state: { matches: (value: 'resting') => boolean }) => state.matches('resting');
const fetchState = async (id: string) => (await api.getProject({ path: { id } })).project.linkState;

describe('the links of a project', () => {
  it.each([
    ['ACCEPT', 'linked'],
    ['DENY', 'none'],
  ] as const)('a request is answered by %s, and disappears at once', async (type, linkState) => {
    const { parentId, subId } = await givenRequest();
    const { actor, reports, detail } = await start('ben', parentId);
    const [request] = detail.linkRequests ?? [];
    if (!request) throw new Error('Expected a request, found none.');
    actor.send({ type, request });
    const { context } = await waitFor(actor, isResting);
    expect(context.detail.linkRequests).toEqual([]);
    expect(reports).toEqual([{ type: 'project.changed' }]);
    as('grace');
    expect(await fetchState(subId)).toBe(linkState);
  });

  it('a request is withdrawn, which frees the project at once', async () => {
    const { subId } = await givenRequest();
    const { actor } = await start('grace', subId);
    actor.send({ type: 'WITHDRAW' });
    const { context } = await waitFor(actor, isResting);
    expect(context.detail.project.linkState).toBe('none');
    expect(await fetchState(subId)).toBe('none');
  });

  it('a request stays while the server is down', async () => {
    const { parentId } = await givenRequest();
    const { actor, reports, detail } = await start('ben', parentId);
    const [request] = detail.linkRequests ?? [];
    if (!request) throw new Error('Expected a request, found none.');
    server.setScenario(down);
    actor.send({ type: 'ACCEPT', request });
    const { context } = await waitFor(actor, isResting);
    expect(context.detail.linkRequests).toEqual([request]);
    expect(reports).toEqual([]);
    server.setScenario(healthy);
  });

  it('a request that was withdrawn meanwhile makes the overview load again', async () => {
    const { parentId, subId } = await givenRequest();
    const { actor, reports, detail } = await start('ben', parentId);
    const [request] = detail.linkRequests ?? [];
    if (!request) throw new Error('Expected a request, found none.');
    as('grace');
    await api.withdrawSubProjectRequest({ path: { id: subId } });
    as('ben');
    actor.send({ type: 'DENY', request });
    await waitFor(actor, isResting);
    expect(reports).toEqual([{ type: 'project.changed' }]);
  });
});
