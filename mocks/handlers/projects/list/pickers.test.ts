import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../seed/seeded.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';
import type { TenantUser } from '../../../store/world.ts';
import { changeEmployee, employee, givenProjects, ids } from '../projects.fixtures.ts';

/** What the forms of projects offer. Source: PROJ-053, PROJ-086. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));
afterEach(() => changeEmployee(server, 'leo', { isActive: true }));

const findOwners = (searchCharacters: string, skip = 0) =>
  server.request('ben', 'searchProjectOwners', { query: { searchCharacters, skip: String(skip) } });

/** All owners that can be found, page by page. */
async function listOwners(): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const { owners, totalCount } = await findOwners('', found.length);
    found.push(...owners.map(({ employeeId }) => employeeId));
    if (found.length >= totalCount || owners.length === 0) return found;
  }
}

async function changeUser(personId: string, change: Partial<TenantUser>) {
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const user = await db.get('tenantUsers', personId);
    if (!user) throw new Error(`Expected ${personId} to be a user of aster, found none.`);
    await db.put('tenantUsers', { ...user, ...change });
  });
}

async function readUser(personId: string) {
  const user = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').get('tenantUsers', personId),
  );
  if (!user) throw new Error(`Expected ${personId} to be a user of aster, found none.`);
  return user;
}

describe('the search of owners', () => {
  it('the search of owners finds each person once who can own a project', async () => {
    const found = await listOwners();
    expect(found).toContain(employee('leo'));
    expect(new Set(found).size).toBe(found.length);
    expect((await findOwners('')).totalCount).toBe(found.length);
  });

  it('the search of owners leaves out people who have left', async () => {
    await changeEmployee(server, 'leo', { isActive: false });
    expect(await listOwners()).not.toContain(employee('leo'));
  });

  it('the search of owners leaves out people without access to projects, and those not admitted', async () => {
    const { roleIds, roleType } = await readUser('leo');
    const changes: Partial<TenantUser>[] = [{ roleIds: [] }, { roleType: null }];
    for (const change of changes) {
      await changeUser('leo', change);
      expect(await listOwners()).not.toContain(employee('leo'));
      await changeUser('leo', { roleIds, roleType });
    }
    expect(await listOwners()).toContain(employee('leo'));
  });

  it('the search of owners finds a person by the changed name', async () => {
    const { fullName } = (await findOwners('')).owners.find(
      ({ employeeId }) => employeeId === employee('leo'),
    ) ?? { fullName: '' };
    const rename = (name: string) =>
      server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        const record = await db.get('employees', employee('leo'));
        if (record) await db.put('employees', { ...record, fullName: name });
      });
    await rename('Zoë Quist');
    expect((await findOwners('quist zoë')).owners).toMatchObject([{ fullName: 'Zoë Quist' }]);
    await rename(fullName);
    expect((await findOwners('quist')).totalCount).toBe(0);
  });
});

describe('the names of filters', () => {
  const first = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
  const fetchNames = async (personId: string, filter: object) =>
    (await server.request(personId, 'countProjects', { body: { ...first, ...filter } }))
      .filterNames;

  it('the names of filters include an owner who has left, and a parent only with access to it', async () => {
    await changeEmployee(server, 'leo', { isActive: false });
    const filter = { ownerIds: [employee('leo')], parentId: ids.secret };
    const owners = [{ employeeId: employee('leo'), fullName: 'Leo Park' }];
    expect(await fetchNames('ava', filter)).toMatchObject({
      owners,
      parentProject: { id: ids.secret, name: 'Secret' },
    });
    expect(await fetchNames('ben', filter)).toMatchObject({ owners, parentProject: null });
  });

  it('the names of filters leave out a tag of a team that the person does not belong to', async () => {
    const tagIds = ['3c9d2e10-0000-4000-8000-0000000000aa', '3c9d2e10-0000-4000-8000-0000000000bb'];
    await server.store.transaction('write', async (tx) => {
      for (const [at, id] of tagIds.entries()) {
        const record = { id, name: `Tag ${at}`, color: '#336699', createdOn: now };
        const seen = seeded({ ...record, teamId: at === 0 ? null : 'team-of-others' }, 0);
        await tx.tenant('aster').put('tags', seen);
      }
    });
    const list = async (personId: string) =>
      (await fetchNames(personId, { tagIds })).tags.map(({ name }) => name);
    expect(await list('ava')).toEqual(['Tag 0', 'Tag 1']);
    expect(await list('ben')).toEqual(['Tag 0']);
  });
});
