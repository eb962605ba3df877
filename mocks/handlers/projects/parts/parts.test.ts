import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyId } from '../../../core/records/names.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { givenProjects, ids } from '../projects.fixtures.ts';

/** Source: PROJ-050, PROJ-026, PROJ-012, PROJ-035. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  server.setNow(now);
  await givenProjects(server);
});

const overview = (personId: string, id = ids.portal) =>
  server.request(personId, 'getProject', { path: { id } });

describe('file links', () => {
  const path = { projectId: ids.portal };
  const file = (number: number, more: object = {}) => ({
    path,
    body: { id: uuid(number), name: ` File ${number} `, url: 'https://files.test/a', ...more },
  });

  it('file links are shown newest first', async () => {
    const { projectFileLink, successMessages } = await server.request(
      'leo',
      'addProjectFile',
      file(241),
    );
    expect(successMessages).toEqual(['The file link was added.']);
    expect(projectFileLink).toEqual({
      id: uuid(241),
      projectId: ids.portal,
      name: 'File 241',
      url: 'https://files.test/a',
      employeeName: 'Leo Park',
      uploadedOn: now,
      isEditable: true,
      version: 1,
    });
    server.setNow('2026-03-11T16:00:00.000Z');
    await server.request('ben', 'addProjectFile', file(242));
    const { projectFilesStorage } = await overview('ben');
    expect(projectFilesStorage.map(({ name }) => name)).toEqual(['File 242', 'File 241']);
  });

  it('file links require a name and a web address', async () => {
    const expectErrorAt = async (more: object) => {
      const { status, fieldErrors } = await server.expectError(
        'ben',
        'addProjectFile',
        file(243, more),
      );
      return [status, ...Object.keys(fieldErrors ?? {})];
    };
    expect(await expectErrorAt({ name: ' ' })).toEqual([400, 'name']);
    expect(await expectErrorAt({ name: 'x'.repeat(251) })).toEqual([400, 'name']);
    for (const url of [
      '',
      'files.test/a',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.b',
      'https://',
      'https:///a',
      'HTTPS://',
    ]) {
      expect(await expectErrorAt({ url })).toEqual([400, 'url']);
    }
    const { projectFileLink } = await server.request(
      'ben',
      'addProjectFile',
      file(247, { url: 'HTTPS://Files.test/A' }),
    );
    expect(projectFileLink.url).toBe('HTTPS://Files.test/A');
  });

  it('file links have an id of the client, which is never the empty one', async () => {
    const empty = await server.expectError('ben', 'addProjectFile', file(248, { id: emptyId }));
    expect([empty.status, Object.keys(empty.fieldErrors ?? {})]).toEqual([400, ['id']]);
  });

  it('file links are changed and deleted by the person who added them, and by the owner', async () => {
    await server.request('leo', 'addProjectFile', file(244));
    const update = { body: { id: uuid(244), name: 'Plan', url: 'http://a.test/', version: 1 } };
    const { projectFileLink } = await server.request('ben', 'updateProjectFile', update);
    expect(projectFileLink).toMatchObject({ name: 'Plan', url: 'http://a.test/', version: 2 });
    const stale = await server.expectError('leo', 'updateProjectFile', update);
    expect(stale).toMatchObject({ status: 409, code: 'changedByOther' });
    const { successMessages } = await server.request('leo', 'deleteProjectFile', {
      path: { id: uuid(244) },
    });
    expect(successMessages).toEqual(['The file link was deleted.']);
    expect((await overview('ben')).projectFilesStorage).toEqual([]);
    const deleted = await server.expectError('ben', 'updateProjectFile', update);
    expect(deleted).toMatchObject({ status: 404, code: 'fileUnknown' });
  });

  it('file links cannot be changed by others', async () => {
    await server.request('ben', 'addProjectFile', file(245));
    const [link] = (await overview('leo')).projectFilesStorage;
    expect(link?.isEditable).toBe(false);
    const body = { id: uuid(245), name: 'Mine', url: 'https://a.test' };
    const rejected = await server.expectError('leo', 'updateProjectFile', { body });
    expect(rejected).toMatchObject({ status: 403, code: 'notYourFile' });
    const id = uuid(245);
    expect((await server.expectError('leo', 'deleteProjectFile', { path: { id } })).status).toBe(
      403,
    );
    expect((await server.expectError('grace', 'deleteProjectFile', { path: { id } })).status).toBe(
      404,
    );
  });

  it('file links are added by people who take part, each id once', async () => {
    expect((await server.expectError('ava', 'addProjectFile', file(246))).code).toBe(
      'notParticipant',
    );
    await server.request('ben', 'addProjectFile', file(246));
    expect((await server.expectError('ben', 'addProjectFile', file(246))).code).toBe(
      'savedAlready',
    );
  });
});

describe('the watch list', () => {
  const portal = { path: { id: ids.portal } };

  it('the watch list toggles isWatching only for the current user', async () => {
    const added = await server.request('ben', 'watchProject', portal);
    expect(added).toEqual({
      isWatching: true,
      successMessages: ['The project was added to your watch list.'],
    });
    await server.request('ben', 'watchProject', portal);
    expect((await overview('ben')).project.isWatching).toBe(true);
    expect((await overview('leo')).project.isWatching).toBe(false);
    expect((await server.request('ben', 'unwatchProject', portal)).isWatching).toBe(false);
    expect((await overview('ben')).project.isWatching).toBe(false);
  });

  it('the watch list requires access to the project and an employee record', async () => {
    expect((await server.expectError('grace', 'watchProject', portal)).status).toBe(404);
    expect((await server.expectError('kira', 'watchProject', portal)).code).toBe('employeeNeeded');
  });
});
