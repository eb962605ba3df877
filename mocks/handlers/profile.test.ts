import { beforeAll, describe, expect, it } from 'vitest';
import { privileges } from '@atrium/contract/generated/privileges.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { menus } from '../seed/menus.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { now } from '../testing/timesheets.ts';
import { permitted } from './profile.ts';

type Menu = components['schemas']['AppMenu'];

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const fetchProfile = async (personId: string, tenantId = 'aster') =>
  (await server.request(personId, 'getProfile', { tenantId })).profile;

const getIds = (entries: readonly Menu[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...getIds(children)]);

/** The groups of privileges of which a person has at least one. */
const fetchGroups = async (personId: string) => [
  ...new Set((await fetchProfile(personId)).userRights.map((right) => right.split('.')[0])),
];

describe('the profile', () => {
  it('the profile returns who the person is in the tenant', async () => {
    expect(await fetchProfile('ben')).toMatchObject({
      id: 'ben',
      name: 'Ben Okafor',
      email: 'ben@demo.test',
      employeeId: 'employee-ben',
      roleType: 'ClientAppUser',
      timeZone: 'Europe/Berlin',
      dateFormat: 'DD/MM/YYYY',
      hourFormat: 'language',
      weekStart: 'monday',
      IsUserHasOrganizationSettings: true,
    });
  });

  it('the profile differs by tenant', async () => {
    expect(await fetchProfile('ava', 'birch')).toMatchObject({
      roleType: 'TenantAdmin',
      timeZone: 'America/New_York',
      dateFormat: 'MM/DD/YYYY',
      weekStart: 'sunday',
    });
  });

  it('the profile indicates that a tenant has no organization settings yet', async () => {
    expect(await fetchProfile('farid', 'cedar')).toMatchObject({
      IsUserHasOrganizationSettings: false,
      timeZone: 'Etc/UTC',
    });
  });

  it('the profile has no employee for the platform’s people', async () => {
    expect(await fetchProfile('kira')).toMatchObject({
      employeeId: null,
      roleType: 'PlatformAdmin',
    });
  });
});

describe('the rights in the profile', () => {
  it.each(['ava', 'kira'])('the rights of %s are all existing ones', async (personId) => {
    expect((await fetchProfile(personId)).userRights).toEqual([...privileges].toSorted());
  });

  it.each([
    ['ben', true],
    ['chloe', false],
    ['grace', true],
    ['hugo', false],
    ['ines', false],
    ['jon', false],
    ['leo', true],
  ])('the rights of %s include ClockWork: %s', async (personId, holds) => {
    expect((await fetchProfile(personId)).userRights.includes('clockwork.basic')).toBe(holds);
  });

  it('the rights of Ben are those of an ordinary employee', async () => {
    expect(await fetchGroups('ben')).toEqual([
      'clockwork',
      'dashboard',
      'engagements',
      'notification',
      'projects',
      'reviews',
      'workview',
    ]);
    expect((await fetchProfile('ben')).userRights).not.toContain('engagements.edit');
  });

  it('the rights of Chloe are clients, engagements and reviews', async () => {
    expect(await fetchGroups('chloe')).toEqual([
      'clients',
      'dashboard',
      'engagements',
      'notification',
      'reviews',
    ]);
  });

  it('the rights of Grace, who leads a team, also include who is running a timer now', async () => {
    const { userRights } = await fetchProfile('grace');
    expect(userRights).toContain('clockwork.centralizedClockwork');
    expect(new Set(userRights).size).toBe(userRights.length);
  });

  it('the rights of Hugo cover the performance reviews', async () => {
    const { userRights } = await fetchProfile('hugo');
    expect(userRights).toEqual(
      expect.arrayContaining([
        'cycle.add',
        'cycle.manageReviewMeeting',
        'reviews.viewNudgeHistory',
      ]),
    );
  });

  it('the rights of Ines are assets and reviews, with the right to edit, and Jon may only view them', async () => {
    expect(await fetchGroups('ines')).toEqual([
      'assetAssignments',
      'assetCullOutReport',
      'assetDepreciation',
      'assetDetailReport',
      'assetManager',
      'assetMaster',
      'assetStatusReport',
      'assetSummaryReport',
      'dashboard',
      'reviews',
    ]);
    expect((await fetchProfile('ines')).userRights).toContain('assetManager.editDetails');
    expect((await fetchProfile('jon')).userRights).toEqual([
      'assetManager.basic',
      'assetManager.view',
      'dashboard.basic',
    ]);
  });

  it('the right to edit assets is split: Hugo may edit only details, Grace only properties', async () => {
    const editing = async (personId: string) =>
      (await fetchProfile(personId)).userRights.filter((right) =>
        right.startsWith('assetManager.edit'),
      );
    expect(await editing('hugo')).toEqual(['assetManager.editDetails']);
    expect(await editing('grace')).toEqual(['assetManager.editTypeProperties']);
  });
});

describe('the menu in the profile', () => {
  it('the menu of Ava, who has every right, is the tenant’s menu in its order', async () => {
    const { appMenus } = await fetchProfile('ava');
    expect(appMenus).toEqual(menus.map(({ menu }) => menu));
  });

  it('the menu has only entries that the person may open', async () => {
    expect(getIds((await fetchProfile('ben')).appMenus)).toContain('clockwork');
    expect(getIds((await fetchProfile('ben')).appMenus)).not.toContain('organizationSettings');
    expect(getIds((await fetchProfile('chloe')).appMenus)).not.toContain('clockwork');
    expect(getIds((await fetchProfile('ava')).appMenus)).toContain('organizationSettings');
  });

  it('the menu never has an entry whose right the person lacks', async () => {
    const entries = (all: readonly Menu[]): Menu[] =>
      all.flatMap((menu) => [menu, ...entries(menu.children)]);
    for (const personId of ['ava', 'ben', 'chloe', 'grace', 'hugo', 'ines', 'jon', 'kira', 'leo']) {
      const { appMenus, userRights } = await fetchProfile(personId);
      const needed = entries(appMenus).flatMap(({ privilege }) => privilege ?? []);
      expect(needed.filter((privilege) => !userRights.includes(privilege))).toEqual([]);
    }
  });

  it('the menu leaves out a group with no entries left, at any depth', () => {
    const page = (id: string, privilege: Menu['privilege']): Menu => ({
      id,
      title: id,
      icon: null,
      route: `/${id}`,
      privilege,
      children: [],
    });
    const group = (id: string, ...children: Menu[]): Menu => ({
      ...page(id, null),
      route: null,
      children,
    });
    const given = [
      page('home', null),
      group('outer', group('inner', page('tags', 'tags.basic'))),
      group('mixed', page('tools', 'tools.basic'), page('teams', 'teams.basic')),
      { ...page('parent', null), children: [page('roles', 'roleManager.basic')] },
    ];
    expect(getIds(permitted(given, ['teams.basic']))).toEqual(['home', 'mixed', 'teams', 'parent']);
    expect(getIds(permitted(given, ['tags.basic']))).toEqual([
      'home',
      'outer',
      'inner',
      'tags',
      'parent',
    ]);
  });

  it('the menu drops the full branch when the group itself needs a missing right', () => {
    const child: Menu = {
      id: 'child',
      title: 'Child',
      icon: null,
      route: '/child',
      privilege: null,
      children: [],
    };
    const parent: Menu = { ...child, id: 'parent', privilege: 'tags.basic', children: [child] };
    expect(permitted([parent], [])).toEqual([]);
  });
});
