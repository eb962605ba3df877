import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toIsoDay } from '../common/clockwork/time.ts';
import { maySee } from '../common/projects/access.ts';
import { createMemoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { worldSchema } from '../schema/world-schema.ts';
import type { EntryRecord, World } from '../store/world.ts';
import { readContents } from '../testing/harness.ts';
import { unlistedOrder } from '../identity/listed-people.ts';
import { matchesPassword } from '../identity/password.ts';
import { createRandom } from './random.ts';
import { seed, type SeedSize } from './seed.ts';
import { tenants as demoTenants } from './tenants.ts';

/** A Wednesday afternoon. */
const now = '2026-03-11T15:00:00.000Z';

async function worldAt(time: string, size: SeedSize = 'small'): Promise<Store<World>> {
  const store = createMemoryStore(worldSchema);
  await seed(store, { now: () => Date.parse(time) }, size);
  return store;
}

const all = <Name extends keyof World>(
  store: Store<World>,
  name: Name,
  tenantId: string | null = 'aster',
): Promise<World[Name][]> =>
  store.transaction('read', (tx) =>
    (tenantId === null ? tx.platform : tx.tenant(tenantId)).query(name),
  );

/** Entries of each employee, oldest first. */
function byEmployee(entries: readonly EntryRecord[]): EntryRecord[][] {
  const found = Map.groupBy(entries, ({ employeeId }) => employeeId);
  return [...found.values()].map((each) =>
    each.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1)),
  );
}

/** Depth of a project, from 1. */
function getDepths(projects: readonly World['projects'][]): number[] {
  const byId = new Map(projects.map((project) => [project.id, project]));
  const getDepth = (project: World['projects']): number => {
    if (project.parentId === null) return 1;
    const parent = byId.get(project.parentId);
    if (!parent) throw new Error('A parent is missing.');
    return 1 + getDepth(parent);
  };
  return projects.map(getDepth);
}

function expectNoOverlaps(entries: readonly EntryRecord[], time: string): void {
  const wrong = byEmployee(entries).flatMap((own) =>
    own.filter(({ startTime, endTime }, index) => {
      const next = own[index + 1];
      const isBackwards = endTime !== null && endTime <= startTime;
      const isFuture = startTime > time || (endTime ?? '') > time;
      const isOverlapping = next !== undefined && (endTime ?? '9') > next.startTime;
      return isBackwards || isFuture || isOverlapping;
    }),
  );
  expect(wrong).toEqual([]);
}

let store: Store<World>;

beforeAll(async () => {
  store = await worldAt(now);
});

describe('the demo world', () => {
  it('the demo world is the same whenever it is made at the same time', async () => {
    expect(await readContents(await worldAt(now))).toEqual(await readContents(store));
  });

  it('the demo world is the same all day, except for running entries and those that have ended since', async () => {
    const evening = await readContents(await worldAt('2026-03-11T22:30:00.000Z'));
    const afternoon = await readContents(store);
    const grown = Object.keys(afternoon).filter((name) => name.endsWith('.entries'));
    for (const name of grown) {
      const ended = (afternoon[name] as EntryRecord[]).filter(({ endTime }) => endTime !== null);
      expect(evening[name]).toEqual(expect.arrayContaining(ended));
      delete evening[name];
      delete afternoon[name];
      // The derived collections are tested next to the store.
      delete evening[name.replace('entries', 'projectTimes')];
      delete afternoon[name.replace('entries', 'projectTimes')];
    }
    expect(evening).toEqual(afternoon);
  });

  it('the demo world is seeded once: a second seed of the same size changes nothing', async () => {
    const before = await readContents(store);
    await seed(store, { now: () => Date.parse('2027-01-01T00:00:00.000Z') });
    expect(await readContents(store)).toEqual(before);
  });

  it('the demo world records its size and its day', async () => {
    const meta = await all(store, 'meta', null);
    expect(meta.map(({ id }) => id)).toEqual(['seed', 'seededAt']);
    expect(meta[0]?.value).toBe('small');
  });

  it.each([
    ['aster', 'Aster Labs', 'Europe/Berlin', 'DD/MM/YYYY'],
    ['birch', 'birch works', 'America/New_York', 'MM/DD/YYYY'],
    ['cedar', 'Cedar Group', undefined, undefined],
    ['dune', 'Dune Archive', undefined, undefined],
  ])('the demo world has the tenant %s: %s', async (id, name, timeZone, dateFormat) => {
    const tenants = await all(store, 'tenants', null);
    expect(tenants).toContainEqual({ id, name, logoUrl: null });
    const [settings] = await all(store, 'organizationSettings', id);
    expect([settings?.timeZone, settings?.dateFormat]).toEqual([timeZone, dateFormat]);
  });

  it('the demo world has twelve people to sign in as, and two others, with the password “demo”', async () => {
    const people = await all(store, 'people', null);
    const listed = people.filter(({ order }) => order < unlistedOrder);
    expect(listed).toHaveLength(12);
    const others = people.filter((person) => !listed.includes(person));
    expect(others.map(({ id }) => id)).toEqual(['mona', 'paul']);
    expect(new Set(people.map(({ email }) => email)).size).toBe(14);
    for (const { email, name } of people) {
      expect(email).toBe(`${name.split(' ')[0]?.toLowerCase()}@demo.test`);
    }
    expect(await matchesPassword('demo', people[0]?.passwordHash ?? '')).toBe(true);
  });

  it.each([
    ['ava', 'TenantAdmin', ['admin']],
    ['ben', 'ClientAppUser', ['employee']],
    ['chloe', 'ClientAppUser', ['clientDesk', 'reviewee']],
    ['grace', 'ClientAppUser', ['employee', 'teamLead', 'assetPropertiesEditor']],
    ['hugo', 'ClientAppUser', ['reviewAdmin', 'assetDetailsEditor']],
    ['ines', 'ClientAppUser', ['assetManager', 'reviewee']],
    ['jon', 'ClientAppUser', ['assetViewer']],
    ['kira', 'PlatformAdmin', ['admin']],
    ['leo', 'ClientAppUser', ['employee', 'projectTagger', 'archivist']],
  ])(
    'the demo world has %s as %s in Aster Labs with the roles %j',
    async (id, roleType, roleIds) => {
      const users = await all(store, 'tenantUsers');
      expect(users.find((user) => user.id === id)).toMatchObject({ roleType, roleIds });
    },
  );

  it('the demo world defines every role that its people have', async () => {
    for (const tenantId of ['aster', 'birch', 'cedar']) {
      const known = new Set((await all(store, 'roles', tenantId)).map(({ id }) => id));
      const roleIdList = (await all(store, 'tenantUsers', tenantId)).flatMap(
        ({ roleIds }) => roleIds,
      );
      expect(roleIdList.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('the demo world links each employee but Otto with a user, and all with ClockWork settings', async () => {
    const employees = (await all(store, 'employees')).map(({ id }) => id).toSorted();
    const linked = (await all(store, 'tenantUsers')).flatMap(({ employeeId }) => employeeId ?? []);
    expect(linked.toSorted()).toEqual(employees.filter((id) => id !== 'employee-otto'));
    const settings = (await all(store, 'clockWorkSettings')).map(({ id }) => id);
    expect(settings.toSorted()).toEqual(employees);
  });

  it('the demo world has Mona, who has left: inactive, locked out, and still the owner of a project', async () => {
    const employees = await all(store, 'employees');
    const inactive = employees.filter(({ isActive }) => !isActive);
    expect(inactive.map(({ id }) => id)).toEqual(['employee-mona']);
    const users = await all(store, 'tenantUsers');
    expect(users.find(({ id }) => id === 'mona')).toMatchObject({
      employeeId: 'employee-mona',
      state: 'deactivated',
    });
    const assignments = await all(store, 'assignments', null);
    expect(assignments.find(({ personId }) => personId === 'mona')).toMatchObject({
      isUserAssigned: false,
      hasDeparted: true,
    });
    const owned = (await all(store, 'projects')).filter(
      ({ ownerId }) => ownerId === 'employee-mona',
    );
    expect(owned.map(({ code }) => code)).toEqual(['AS-039']);
    const entries = (await all(store, 'entries')).filter(
      ({ employeeId }) => employeeId === 'employee-mona',
    );
    expect(entries).toHaveLength(20);
    expect(new Set(entries.map(({ projectId }) => projectId))).toEqual(new Set([owned[0]?.id]));
    expect(
      entries
        .map(({ endTime }) => endTime ?? '')
        .toSorted()
        .at(-1),
    ).toBe('2026-02-04T16:00:00.000Z');
  });

  it('the demo world has a manager below a manager: Otto reports to Hugo, and Hugo to Grace', async () => {
    const employees = await all(store, 'employees');
    const getManager = (id: string) => employees.find((each) => each.id === id)?.reportingToId;
    expect(getManager('employee-otto')).toBe('employee-hugo');
    expect(getManager('employee-hugo')).toBe('employee-grace');
    expect(getManager('employee-grace')).toBeNull();
  });

  it('the demo world has Paul, who can still accept an invitation for eleven days', async () => {
    const users = await all(store, 'tenantUsers');
    const invited = users.filter(({ state }) => state === 'invited');
    const invitedUntil = '2026-03-22T00:00:00.000Z';
    expect(invited).toMatchObject([{ invitation: { personId: 'paul' }, invitedUntil }]);
    const assignments = await all(store, 'assignments', null);
    expect(assignments.find(({ personId }) => personId === 'paul')).toMatchObject({
      isUserAssigned: false,
      invitedUserId: invited[0]?.id,
      invitedUntil,
    });
  });

  it('the demo world leaves tenants without members empty', async () => {
    expect(await all(store, 'tenantUsers', 'dune')).toEqual([]);
    expect(await all(store, 'entries', 'dune')).toEqual([]);
  });
});

describe('the demo projects', () => {
  it('the demo projects are forty in Aster Labs, three levels deep, each with tasks', async () => {
    const projects = await all(store, 'projects');
    expect(projects).toHaveLength(40);
    expect(new Set(getDepths(projects))).toEqual(new Set([1, 2, 3]));
    expect(new Set(projects.map(({ code }) => code)).size).toBe(40);
    const tasks = await all(store, 'tasks');
    expect(new Set(tasks.map(({ projectId }) => projectId)).size).toBe(40);
  });

  it.each(['aster', 'birch', 'cedar'])(
    'the demo projects and their tasks have unique names in %s',
    async (tenantId) => {
      const projects = await all(store, 'projects', tenantId);
      expect(new Set(projects.map(({ name }) => name)).size).toBe(projects.length);
      const tasks = await all(store, 'tasks', tenantId);
      const named = new Set(tasks.map(({ projectId, name }) => `${projectId} ${name}`));
      expect(named.size).toBe(tasks.length);
    },
  );
});

describe('the demo time entries', () => {
  // Mornings, evenings, a weekend, New Year, and the days of DST changes.
  it.each([
    now,
    '2026-03-11T05:00:00.000Z',
    '2026-03-11T22:59:59.000Z',
    '2026-03-11T23:30:00.000Z',
    '2026-03-15T12:00:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ])('the demo entries never overlap and are never in the future, seen at %s', async (time) => {
    const world = await worldAt(time);
    for (const tenantId of ['aster', 'birch', 'cedar']) {
      expectNoOverlaps(await all(world, 'entries', tenantId), time);
    }
    const running = (await all(world, 'entries')).filter(({ endTime }) => endTime === null);
    expect(running.map(({ employeeId }) => employeeId)).toEqual(['employee-grace', 'employee-leo']);
  });

  it('the demo entries go back thirty days, only on working days', async () => {
    const entries = (await all(store, 'entries')).filter(
      ({ employeeId }) => employeeId === 'employee-ben',
    );
    const days = [...new Set(entries.map(({ startTime }) => toIsoDay(startTime, 'Europe/Berlin')))];
    expect(days.toSorted()[0]).toBe('2026-02-09');
    expect(days).toContain('2026-03-11');
    const weekdays = days.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay());
    expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
    expect(days).toHaveLength(23);
  });

  it('the demo entries are booked on a project with one of its own tasks, or on none', async () => {
    const tasks = new Map((await all(store, 'tasks')).map(({ id, projectId }) => [id, projectId]));
    const entries = await all(store, 'entries');
    const wrong = entries.filter(
      ({ projectId, taskId }) => projectId !== (taskId === null ? null : tasks.get(taskId)),
    );
    expect(wrong).toEqual([]);
    expect(entries.some(({ projectId }) => projectId === null)).toBe(true);
  });

  it('the demo entries leave out people who have no ClockWork, and include the one who has left', async () => {
    const ownerIds = new Set((await all(store, 'entries')).map(({ employeeId }) => employeeId));
    expect([...ownerIds].toSorted()).toEqual([
      'employee-ava',
      'employee-ben',
      'employee-grace',
      'employee-leo',
      'employee-mona',
    ]);
  });

  it.each([
    [now, '2026-03-10T16:30:00.000Z'],
    // Just after midnight in Berlin: yesterday is the day that has just ended.
    ['2026-03-11T23:30:00.000Z', '2026-03-11T16:30:00.000Z'],
    // The day after daylight saving time started.
    ['2026-03-30T10:00:00.000Z', '2026-03-29T15:30:00.000Z'],
  ])(
    'Grace’s demo entry has been running since yesterday 17:30 in Berlin, at %s',
    async (time, startTime) => {
      const entries = await all(await worldAt(time), 'entries');
      const graces = byEmployee(
        entries.filter(({ employeeId }) => employeeId === 'employee-grace'),
      ).flat();
      expect(graces.at(-1)).toMatchObject({ startTime, endTime: null });
    },
  );

  it('Leo’s demo entries include a running one, one over midnight, and two of a minute', async () => {
    const entries = await all(store, 'entries');
    const lengths = entries
      .filter(({ employeeId }) => employeeId === 'employee-leo')
      .filter(({ id }) => id.startsWith('5a7e'))
      .map(({ startTime, endTime }) => [startTime, endTime]);
    expect(lengths).toEqual([
      ['2026-03-07T19:00:00.000Z', '2026-03-07T19:01:00.000Z'],
      ['2026-03-07T19:10:00.000Z', '2026-03-07T19:11:00.000Z'],
      ['2026-03-07T21:30:00.000Z', '2026-03-07T23:45:00.000Z'],
      ['2026-03-11T07:30:00.000Z', null],
    ]);
    const settings = await all(store, 'clockWorkSettings');
    const leos = settings.find(({ id }) => id === 'employee-leo');
    expect(leos).toMatchObject({ isWFO: true, defaultProjectId: expect.any(String) });
  });

  it.each([now, '2026-03-11T04:30:00.000Z'])(
    'Kira’s demo entry has run for three days in birch works, and Ava’s since today, seen at %s',
    async (time) => {
      const entries = await all(await worldAt(time), 'entries', 'birch');
      const running = entries.filter(({ endTime }) => endTime === null);
      const since = running.map(({ employeeId, startTime }) => [
        employeeId,
        toIsoDay(startTime, 'America/New_York'),
      ]);
      expect(Object.fromEntries(since)).toEqual({
        'employee-ava': toIsoDay(time, 'America/New_York'),
        'employee-kira': addDays(toIsoDay(time, 'America/New_York'), -3),
      });
    },
  );

  it.each(['ben', 'grace', 'leo'])(
    'the demo entries of %s are booked only on projects that they see',
    async (personId) => {
      const entries = await all(store, 'entries');
      const own = entries.filter(({ employeeId }) => employeeId === `employee-${personId}`);
      const booked = own.flatMap(({ projectId }) => projectId ?? []);
      expect(booked.length).toBeGreaterThan(20);
      const unseen = await store.transaction('read', async (tx) => {
        const db = tx.tenant('aster');
        const user = await db.get('tenantUsers', personId);
        const seen = await Promise.all(
          booked.map(async (id) => user !== undefined && (await maySee({ db, user }, id))),
        );
        return booked.filter((_, at) => !seen[at]);
      });
      expect(unseen).toEqual([]);
    },
  );

  it('the demo entries include no running one of Ben', async () => {
    const entries = await all(store, 'entries');
    const running = entries.filter(({ endTime }) => endTime === null);
    expect(running.map(({ employeeId }) => employeeId)).not.toContain('employee-ben');
  });
});

describe('the large world', () => {
  it('the large world has 2,000 people, 5,000 projects and about 100,000 entries that never overlap', async () => {
    const large = await worldAt(now, 'large');
    const employees = await all(large, 'employees');
    expect(employees.length).toBeGreaterThan(1990);
    expect(employees.length).toBeLessThan(2010);
    const projects = await all(large, 'projects');
    expect(projects).toHaveLength(5000);
    expect(Math.max(...getDepths(projects))).toBe(3);
    expect(new Set(projects.map(({ name }) => name)).size).toBe(projects.length);
    expect(new Set(employees.map(({ fullName }) => fullName)).size).toBe(employees.length);
    expect(new Set(employees.map(({ email }) => email)).size).toBe(employees.length);
    const entries = await all(large, 'entries');
    expect(entries.length).toBeGreaterThan(90_000);
    expect(entries.length).toBeLessThan(120_000);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expectNoOverlaps(entries, now);
    const members = await all(large, 'projectMembers');
    const joined = new Set(members.map(({ id }) => id));
    const booked = entries.filter(({ employeeId }) => employeeId.startsWith('colleague-'));
    const strange = booked.filter(
      ({ projectId, employeeId }) =>
        projectId !== null && !joined.has(`${projectId}:${employeeId}`),
    );
    expect(strange).toEqual([]);
    await expectLargePeople(large);
  });
});

/** Users of every status, employees without one, and fifty roles, each with a different set of users. */
async function expectLargePeople(large: Store<World>): Promise<void> {
  const employees = await all(large, 'employees');
  const users = await all(large, 'tenantUsers');
  expect(users.length).toBeGreaterThan(1940);
  const byState = Map.groupBy(users, ({ state }) => state);
  expect(byState.get('active')?.length).toBeGreaterThan(1800);
  expect(byState.get('deactivated')?.length).toBeGreaterThan(50);
  expect(byState.get('invited')?.length).toBeGreaterThan(30);
  const linked = new Set(users.map(({ employeeId }) => employeeId));
  expect(employees.filter(({ id }) => !linked.has(id)).length).toBeGreaterThan(40);
  expect(employees.filter(({ isActive }) => !isActive).length).toBeGreaterThan(30);
  const roles = await all(large, 'roles');
  expect(roles).toHaveLength(50);
  expect(new Set(roles.map(({ name }) => name)).size).toBe(50);
  const known = new Set(roles.map(({ id }) => id));
  expect(users.flatMap(({ roleIds }) => roleIds).filter((id) => !known.has(id))).toEqual([]);
  expect(await all(large, 'roles', 'birch')).toHaveLength(13);
  const people = new Map((await all(large, 'people', null)).map((each) => [each.id, each]));
  const unknown = users.filter(({ id, invitation }) => !people.has(invitation?.personId ?? id));
  expect(unknown).toEqual([]);
  const listed = [...people.values()].filter(({ order }) => order < unlistedOrder);
  expect(listed).toHaveLength(12);
  const assigned = await all(large, 'assignments', null);
  const admitted = new Set(
    assigned.filter((each) => each.isUserAssigned).map(({ id }) => id.replace(/:aster$/, '')),
  );
  const mismatched = users.filter(({ id, state }) => admitted.has(id) !== (state === 'active'));
  expect(mismatched).toEqual([]);
}

describe('the random source', () => {
  const draw = (start: number) => {
    const random = createRandom(start);
    return Array.from({ length: 1000 }, () => random.between(3, 6));
  };

  it('the random source gives the same values for the same seed, and others for another', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('the random source stays within its bounds, reaching both', () => {
    expect(new Set(draw(1))).toEqual(new Set([3, 4, 5, 6]));
    expect(createRandom(1).between(5, 5)).toBe(5);
  });

  it('the random source makes unique version 4 UUIDs', () => {
    const random = createRandom(1);
    const ids = Array.from({ length: 1000 }, () => random.uuid());
    expect(new Set(ids).size).toBe(1000);
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.filter((id) => !form.test(id))).toEqual([]);
  });

  it('the random source selects from the given values, and reports when there are none', () => {
    expect(['a', 'b']).toContain(createRandom(1).pick(['a', 'b']));
    expect(() => createRandom(1).pick([])).toThrow('There is nothing to pick from.');
  });
});

it('no demo tenant is the company that the footer names', () => {
  const { company }: { company: string } = JSON.parse(readFileSync('public/config.json', 'utf8'));
  expect(demoTenants.map(({ name }) => name)).not.toContain(company);
});
