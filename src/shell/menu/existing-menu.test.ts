import { describe, expect, it } from 'vitest';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { buildProfile } from '#machines/testing/fixtures.ts';
import type { Path } from '#page/parameters/addresses.ts';
import { existingMenu, notBuiltEntries } from './existing-menu.ts';
import type { MenuEntry } from './menu-entry.ts';

type Profile = ReturnType<typeof buildProfile>;
type Menu = Profile['appMenus'][number];

const page = (route: string, privilege: Menu['privilege'], children: Menu[] = []): Menu => ({
  id: route.slice(1),
  title: route.slice(1),
  icon: null,
  route,
  privilege,
  children,
});

const group = (id: string, children: Menu[]): Menu => ({
  ...page(`/${id}`, null, children),
  route: null,
});

const rules = new Map<Path, EntryRule>([
  ['/dashBoard', 'dashboard.basic'],
  ['/ClockWork', { right: 'clockwork.basic', employee: true }],
  ['/teams', 'teams.basic'],
  ['/organizationSettings', { right: 'organizationSettings.basic', beforeSettings: true }],
]);

const menu = [
  page('/dashBoard', 'dashboard.basic'),
  group('apps', [page('/ClockWork', 'clockwork.basic')]),
  group('pmo', [page('/teams', 'teams.basic'), page('/clients', 'clients.basic')]),
  page('/organizationSettings', 'organizationSettings.basic'),
];

const all: Profile['userRights'] = [
  'dashboard.basic',
  'clockwork.basic',
  'teams.basic',
  'clients.basic',
  'organizationSettings.basic',
];

/** Titles, with disabled entries in brackets. */
const outline = (entries: readonly MenuEntry[]): string[] =>
  entries.map(({ id, denial, children }) => {
    const name = denial ? `(${id})` : id;
    return children.length > 0 ? `${name} > ${outline(children).join(', ')}` : name;
  });

const menuFor = (change: Partial<Profile>) =>
  outline(existingMenu(menu, { rules, profile: buildProfile({ userRights: all, ...change }) }));

describe('the menu', () => {
  it('the menu has the existing pages that their rules allow the person', () => {
    expect(menuFor({})).toEqual([
      'dashBoard',
      'apps > ClockWork',
      'pmo > teams',
      'organizationSettings',
    ]);
  });

  it('the menu leaves out what the person has no right to, and groups left empty', () => {
    expect(menuFor({ userRights: ['dashboard.basic'] })).toEqual(['dashBoard']);
  });

  it('the menu also follows the rule of the page: without an employee record there is no ClockWork', () => {
    expect(menuFor({ employeeId: null })).toEqual([
      'dashBoard',
      'pmo > teams',
      'organizationSettings',
    ]);
  });

  it('the menu keeps and marks what opens once the organization settings are complete', () => {
    expect(menuFor({ IsUserHasOrganizationSettings: false })).toEqual([
      '(dashBoard)',
      'apps > (ClockWork)',
      'pmo > (teams)',
      'organizationSettings',
    ]);
  });

  it('the menu requires the right that its entry names, whatever the rule of the page', () => {
    const stricter = [page('/teams', 'roleManager.basic')];
    const profile = buildProfile({ userRights: all });
    expect(existingMenu(stricter, { rules, profile })).toEqual([]);
  });

  it('a menu entry whose own page is not allowed has no link, but keeps its allowed children', () => {
    const nested = [page('/clients', null, [page('/teams', 'teams.basic')])];
    const [entry] = existingMenu(nested, { rules, profile: buildProfile({ userRights: all }) });
    expect(entry?.route).toBeNull();
    expect(entry?.children).toHaveLength(1);
  });
});

describe('the entries without pages', () => {
  const namesFor = (change: Partial<Profile>) =>
    notBuiltEntries(menu, { rules, profile: buildProfile({ userRights: all, ...change }) }).map(
      ({ id }) => id,
    );

  it('the entries without pages are those without a route, wherever they are in the menu', () => {
    expect(namesFor({})).toEqual(['clients']);
  });

  it('the entries without pages are left out for a person who has no right to them', () => {
    expect(namesFor({ userRights: ['teams.basic'] })).toEqual([]);
  });
});
