import { beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { rightsIn } from '../../core/messages/rights.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';
import { givenProjects, ids } from './projects.fixtures.ts';

/** Source: PRIV-038, PROJ-045. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
});

const areas = new Set<string>(['projects', 'tags', 'reports']);
const guarded = (Object.keys(operations) as OperationId[])
  .filter((id) => areas.has(operations[id].area))
  .map((id) => ({ id, privilege: operations[id].privilege }));

describe('the rights to projects, tags and their reports', () => {
  it('project rights are projects.basic, clockwork.basic for ClockWork’s pickers, and one for each other screen', () => {
    const rights = new Set(guarded.map(({ privilege }) => privilege));
    expect(rights).toEqual(
      new Set([
        'clockwork.basic',
        'projectTags.basic',
        'projects.basic',
        'tagReport.basic',
        'tags.basic',
        'workview.basic',
      ]),
    );
  });

  // Chloe has neither right.
  it.each(guarded)('the right for $id is $privilege', async ({ id, privilege }) => {
    const rejected = await server.expectError('chloe', id);
    expect(rejected).toMatchObject({ status: 403, code: 'privilegeMissing' });
    const name = rightsIn('en', [privilege ?? '']);
    expect(rejected.errorMessages).toEqual([`You need the “${name}” permission to do this.`]);
  });
});

describe('another tenant', () => {
  it.each([
    ['getProject', { path: { id: ids.portal } }],
    ['getProjectTask', { path: { id: ids.draw } }],
    ['getProjectImpediments', { path: { projectId: ids.portal } }],
    ['deleteProject', { path: { id: ids.portal } }],
    ['watchProject', { path: { id: ids.portal } }],
    ['getTasksSelection', { query: { projectId: ids.portal } }],
    ['getProjectTags', { path: { projectId: ids.portal } }],
    ['moveProjectTask', { query: { projectId: ids.portal, taskId: ids.draw } }],
  ] as const)('another tenant does not expose its project records to %s', async (id, sent) => {
    const rejected = await server.expectError('ava', id, { ...sent, tenantId: 'birch' });
    expect(rejected.status).toBe(404);
  });
});
