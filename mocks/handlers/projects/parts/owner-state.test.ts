import { beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';
import { changeEmployee, employee, givenProjects, ids } from '../projects.fixtures.ts';

/** Projects whose owner can't look after them. Source: PROJ-055. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));
afterEach(async () => {
  await changeEmployee(server, 'grace', { isActive: true });
  await changeEmployee(server, 'leo', { isActive: true });
});

const fetchProject = async (personId: string, id: string) =>
  (await server.request(personId, 'getProject', { path: { id } })).project;
const transfer = { projectId: ids.shop, employeeId: employee('ben') };

describe('a project whose owner has left', () => {
  it('an administrator sees why, and may edit, transfer and delete the project', async () => {
    const before = await fetchProject('ava', ids.shop);
    expect(before).toMatchObject({ ownerState: 'able', isEditable: false, isTransferable: false });
    await changeEmployee(server, 'grace', { isActive: false });
    expect(await fetchProject('ava', ids.shop)).toMatchObject({
      ownerState: 'left',
      isOwner: false,
      isProjectOwner: false,
      isEditable: true,
      isTransferable: true,
      isDeletable: true,
    });
  });

  it('an administrator edits it, hands it on, and then may do neither', async () => {
    await changeEmployee(server, 'grace', { isActive: false });
    const { code, description, version } = await fetchProject('ava', ids.shop);
    const body = { id: ids.shop, code, description, name: 'Saved', version };
    await server.request('ava', 'updateProject', { body });
    await server.request('ava', 'changeProjectOwner', { query: transfer });
    expect(await fetchProject('ben', ids.shop)).toMatchObject({ name: 'Saved', isOwner: true });
    const again = { query: { ...transfer, employeeId: employee('leo') } };
    const rejected = await server.expectError('ava', 'changeProjectOwner', again);
    expect(rejected).toMatchObject({ status: 403, code: 'notOwnerOrAbove' });
  });

  it('an administrator deletes it', async () => {
    const path = { id: ids.shop };
    const rejected = await server.expectError('ava', 'deleteProject', { path });
    expect(rejected.status).toBe(403);
    await changeEmployee(server, 'grace', { isActive: false });
    await server.request('ava', 'deleteProject', { path });
    expect((await server.expectError('ava', 'getProject', { path })).status).toBe(404);
  });

  it('the owner of a project above edits it, a member does not', async () => {
    await changeEmployee(server, 'grace', { isActive: false });
    expect(await fetchProject('ben', ids.design)).toMatchObject({
      ownerState: 'left',
      isEditable: true,
    });
    expect(await fetchProject('leo', ids.design)).toMatchObject({
      isEditable: false,
      isTransferable: false,
    });
  });
});

describe('a new owner', () => {
  it('a project is not given to someone without access to projects', async () => {
    await withoutRoles('leo', async () => {
      const query = { projectId: ids.portal, employeeId: employee('leo') };
      const rejected = await server.expectError('ben', 'changeProjectOwner', { query });
      expect(rejected).toMatchObject({ status: 400, code: 'ownerWithoutAccess' });
      expect(rejected.fieldErrors).toHaveProperty('employeeId');
    });
  });

  it('an owner who lost access to projects counts as one who can’t look after the project', async () => {
    await withoutRoles('grace', async () => {
      expect(await fetchProject('ava', ids.shop)).toMatchObject({
        ownerState: 'noAccess',
        isTransferable: true,
      });
    });
  });
});

/** A person has no roles while something runs. */
async function withoutRoles(personId: string, run: () => Promise<void>): Promise<void> {
  const setRoles = (roleIds: readonly string[] | null) =>
    server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const user = await db.get('tenantUsers', personId);
      if (!user) throw new Error(`Expected ${personId} to be a user of aster, found none.`);
      await db.put('tenantUsers', { ...user, roleIds: [...(roleIds ?? [])] });
      return user.roleIds;
    });
  const before = await setRoles([]);
  await run();
  await setRoles(before);
}
