import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyId } from '../../../core/records/names.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { givenProjects, ids, listNotifications } from '../projects.fixtures.ts';

/** Source: PROJ-036, PROJ-037, PROJ-038, PROJ-039. */
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

describe('impediments', () => {
  const add = (personId: string, impediments = ' No server ') =>
    server.request(personId, 'addImpediment', { body: { projectId: ids.portal, impediments } });
  const list = async (personId: string) =>
    (await server.request(personId, 'getProjectImpediments', { path: { projectId: ids.portal } }))
      .projectImpediments;
  const of = (id: string) => ({ path: { id } });

  it('impediments have the documented fields', async () => {
    const { projectImpediment, successMessages } = await add('leo');
    expect(successMessages).toEqual(['The impediment was added.']);
    expect(projectImpediment).toEqual({
      id: projectImpediment.id,
      impediments: 'No server',
      createdBy: 'employee-leo',
      creatorName: 'Leo Park',
      createdOn: now,
      createdOnAsString: '11/03/2026',
      resolverName: null,
      projectId: ids.portal,
      resolvedBy: null,
      resolvedOn: null,
      resolvedOnAsString: '',
      mediaFileId: null,
      profileImageUrl: null,
      isResolved: false,
      isDeletable: true,
      resolution: '',
      isEditable: true,
      version: 1,
    });
    expect(await list('leo')).toEqual([projectImpediment]);
  });

  it('impediments change the unresolved count when added, resolved, or deleted unresolved', async () => {
    const first = await add('leo');
    const second = await add('ben', 'No time');
    expect([first.unResolvedImpediment, second.unResolvedImpediment]).toEqual([1, 2]);
    expect((await overview('ben')).project.unResolvedImpediment).toBe(2);
    const resolved = await server.request(
      'ben',
      'resolveImpediment',
      of(first.projectImpediment.id),
    );
    expect(resolved.unResolvedImpediment).toBe(1);
    const stored = await server.request('ben', 'deleteImpediment', of(first.projectImpediment.id));
    expect(stored.unResolvedImpediment).toBe(1);
    const deleted = await server.request(
      'ben',
      'deleteImpediment',
      of(second.projectImpediment.id),
    );
    expect(deleted.unResolvedImpediment).toBe(0);
    expect(deleted.successMessages).toEqual(['The impediment was deleted.']);
    expect(await list('ben')).toEqual([]);
  });

  it('resolving an impediment sets resolvedBy, resolverName, resolvedOn, isResolved', async () => {
    const { projectImpediment } = await add('leo');
    server.setNow('2026-03-12T08:00:00.000Z');
    const response = await server.request('ben', 'resolveImpediment', of(projectImpediment.id));
    expect(response.successMessages).toEqual(['The impediment was resolved.']);
    expect(response.projectImpediment).toMatchObject({
      resolvedBy: 'employee-ben',
      resolverName: 'Ben Okafor',
      resolvedOn: '2026-03-12T08:00:00.000Z',
      resolvedOnAsString: '12/03/2026',
      isResolved: true,
    });
  });

  it('impediments are resolved only when not yet resolved', async () => {
    const { projectImpediment } = await add('leo');
    await server.request('leo', 'resolveImpediment', of(projectImpediment.id));
    const rejected = await server.expectError('ben', 'resolveImpediment', of(projectImpediment.id));
    expect(rejected).toMatchObject({ status: 409, code: 'impedimentResolvedAlready' });
  });

  it('impediments are listed newest first', async () => {
    await add('ben', 'First');
    server.setNow('2026-03-11T16:00:00.000Z');
    await add('ben', 'Second');
    expect((await list('ben')).map(({ impediments }) => impediments)).toEqual(['Second', 'First']);
  });

  it('impediments are deleted by the person who raised them, and by the owner (isDeletable)', async () => {
    const { projectImpediment } = await add('ben');
    expect((await list('leo'))[0]?.isDeletable).toBe(false);
    const rejected = await server.expectError('leo', 'deleteImpediment', of(projectImpediment.id));
    expect(rejected).toMatchObject({ status: 403, code: 'notYourImpediment' });
    const { projectImpediment: own } = await add('leo');
    await server.request('leo', 'deleteImpediment', of(own.id));
    expect(await list('ben')).toHaveLength(1);
  });

  it('impediments are raised by people who take part, require a text, and are found only with access', async () => {
    const body = { projectId: ids.portal, impediments: 'x' };
    expect((await server.expectError('ava', 'addImpediment', { body })).code).toBe(
      'notParticipant',
    );
    const blank = { ...body, impediments: '  ' };
    const rejected = await server.expectError('ben', 'addImpediment', { body: blank });
    expect(rejected.fieldErrors).toHaveProperty('impediments');
    const { projectImpediment } = await add('ben');
    for (const id of ['resolveImpediment', 'deleteImpediment'] as const) {
      const hidden = await server.expectError('grace', id, of(projectImpediment.id));
      expect(hidden.status).toBe(404);
      expect((await server.expectError('ben', id, of(ids.unknown))).code).toBe('impedimentUnknown');
    }
    expect(
      (await server.expectError('ava', 'resolveImpediment', of(projectImpediment.id))).status,
    ).toBe(403);
  });

  it('an impediment with an id of the client is added once, however often it is sent', async () => {
    const body = { id: uuid(261), projectId: ids.portal, impediments: 'No server' };
    const { projectImpediment } = await server.request('leo', 'addImpediment', { body });
    expect(projectImpediment.id).toBe(uuid(261));
    const again = await server.expectError('leo', 'addImpediment', { body });
    expect(again).toMatchObject({ status: 409, code: 'savedAlready' });
    const other = { body: { ...body, impediments: 'No power' } };
    const taken = await server.expectError('leo', 'addImpediment', other);
    expect(taken).toMatchObject({ status: 409, code: 'idTaken' });
    expect(await list('leo')).toEqual([projectImpediment]);
    const empty = { body: { ...body, id: emptyId } };
    const rejected = await server.expectError('leo', 'addImpediment', empty);
    expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([400, ['id']]);
  });

  it('impediments are changed by the person who raised them and by the owner, per version', async () => {
    const { projectImpediment: theirs } = await add('ben');
    const { projectImpediment: own } = await add('leo');
    const changes = (id: string, more: object = {}) => ({
      body: { id, impediments: ' No server yet ', version: 1, ...more },
    });
    const rejected = await server.expectError('leo', 'updateImpediment', changes(theirs.id));
    expect(rejected).toMatchObject({ status: 403, code: 'notYourImpedimentToEdit' });
    const response = await server.request('leo', 'updateImpediment', changes(own.id));
    expect(response.successMessages).toEqual(['The impediment was updated.']);
    expect(response.projectImpediment).toEqual({
      ...own,
      impediments: 'No server yet',
      version: 2,
    });
    const stale = await server.expectError('ben', 'updateImpediment', changes(own.id));
    expect(stale).toMatchObject({ status: 409, code: 'changedByOther' });
    expect(stale.errorMessages[0]).toContain('Leo Park');
    const blank = changes(own.id, { impediments: ' ', version: 2 });
    expect((await server.expectError('ben', 'updateImpediment', blank)).status).toBe(400);
    await server.request('ben', 'updateImpediment', changes(own.id, { version: 2 }));
    const unknown = await server.expectError('ben', 'updateImpediment', changes(ids.unknown));
    expect(unknown).toMatchObject({ status: 404, code: 'impedimentUnknown' });
    const hidden = await server.expectError('grace', 'updateImpediment', changes(own.id));
    expect(hidden.status).toBe(404);
  });

  it('resolved impediments keep their description', async () => {
    const { projectImpediment } = await add('leo');
    const { id } = projectImpediment;
    const { projectImpediment: resolved } = await server.request(
      'ben',
      'resolveImpediment',
      of(id),
    );
    expect(resolved).toMatchObject({ isEditable: false, isDeletable: true, resolution: '' });
    const body = { id, impediments: 'Other' };
    const rejected = await server.expectError('leo', 'updateImpediment', { body });
    expect(rejected).toMatchObject({ status: 409, code: 'impedimentResolvedUnchanged' });
  });

  it('impediments are resolved with a word of up to 500 characters', async () => {
    const { projectImpediment } = await add('leo');
    const resolve = (resolution: string) => ({
      ...of(projectImpediment.id),
      body: { resolution },
    });
    const long = await server.expectError('ben', 'resolveImpediment', resolve('x'.repeat(501)));
    expect([long.status, Object.keys(long.fieldErrors ?? {})]).toEqual([400, ['resolution']]);
    const response = await server.request('ben', 'resolveImpediment', resolve(' It is back. '));
    expect(response.projectImpediment.resolution).toBe('It is back.');
    expect((await list('leo'))[0]?.resolution).toBe('It is back.');
  });

  it('the owner hears of a new impediment, and who raised it of its resolution', async () => {
    const { projectImpediment } = await add('leo');
    const data = { projectId: ids.portal, projectName: 'Portal', value: projectImpediment.id };
    expect(await listNotifications(server, 'ben')).toMatchObject([
      { type: 'impedimentRaised', userName: 'Leo Park', remark: 'No server', ...data },
    ]);
    const sent = { ...of(projectImpediment.id), body: { resolution: 'y'.repeat(200) } };
    await server.request('ben', 'resolveImpediment', sent);
    expect(await listNotifications(server, 'leo')).toMatchObject([
      {
        type: 'impedimentResolved',
        userName: 'Ben Okafor',
        remark: `${'y'.repeat(139)}…`,
        ...data,
      },
    ]);
    const { projectImpediment: own } = await add('ben');
    await server.request('ben', 'resolveImpediment', of(own.id));
    expect(await listNotifications(server, 'ben')).toHaveLength(1);
  });

  it('a person without access to the project is not notified of it', async () => {
    const { projectImpediment } = await add('leo');
    const query = { projectId: ids.portal, employeeId: 'employee-leo' };
    await server.request('ben', 'removeProjectMember', { query });
    const before = await listNotifications(server, 'leo');
    await server.request('ben', 'resolveImpediment', of(projectImpediment.id));
    expect(await listNotifications(server, 'leo')).toEqual(before);
  });
});
