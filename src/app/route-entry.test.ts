import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { createRootRoute, rootRouteId } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import type { ReadPath } from '#openapi/client/index.ts';
import { operations } from '#openapi/generated/operations.ts';
import { privileges } from '#openapi/generated/privileges.ts';
import { clockWorkRule, type EntryRule } from '#machines/session/entry-rule.ts';
import { buildProfile } from '#machines/testing/fixtures.ts';
import { existingMenu } from '#shell/menu/existing-menu.ts';
import { menus } from '#mocks/seed/menus.ts';
import {
  app,
  getAlsoRight,
  getRights,
  router,
  rules as knownRules,
} from './route-rules.fixtures.ts';

// The access rule of a page is defined by its route, by its menu entry, and by the operations that
// it calls: all three must agree.

const { guardEntry } = await import('#page/entry/entry.ts');

/** The access rules by path, including paths without a page. */
const rules: ReadonlyMap<string, EntryRule> = new Map<string, EntryRule>(knownRules);

const pathsWhere = (isSo: (rule: EntryRule) => boolean): string[] =>
  [...rules].flatMap(([path, rule]) => (isSo(rule) ? [path] : [])).toSorted();

it('the preloaded reads of a page change nothing, and need only the id in its path', () => {
  const count = (path: string, parameter: RegExp) => path.match(parameter)?.length ?? 0;
  const pages = Object.entries(router.routesByPath).flatMap(([path, { options }]) => {
    const { reads = [] } = options.staticData as { reads?: readonly ReadPath[] };
    return reads.map((read) => ({ read, page: count(path, /\$/g) }));
  });
  expect(pages.length).toBeGreaterThan(5);
  const known = Object.values(operations).filter(({ mutates }) => !mutates);
  for (const { read, page } of pages) {
    expect(known.map(({ method, path }) => `${method} ${path}`)).toContain(`GET ${read}`);
    expect(count(read, /\{(?!tenantId)/g)).toBe(page);
  }
});

describe('the rule of a route', () => {
  it('a route rule is required by the compiler', () => {
    // @ts-expect-error whom it lets in is missing
    const careless = () => createRootRoute({ staticData: {} });
    expect(careless).toBeTypeOf('function');
    expect(rules.size).toBeGreaterThan(20);
  });

  it('the route rule is “public” for exactly the documented pages, and for signing in', () => {
    expect(pathsWhere((rule) => rule === 'public')).toEqual([
      '/',
      '/callback',
      '/forgotpassword',
      '/login',
      '/performance/clientReview/$tenantId/$clientAssignmentId',
      '/sessiontimeout',
      '/user-registration',
      '/user-registration-success',
    ]);
  });

  it('the route rule requires no tenant only at the gateway', () => {
    expect(pathsWhere((rule) => rule === 'signedIn')).toEqual(['/tenant-gateway']);
  });

  it('the route rule allows the settings, the profile and unknown addresses before the organization settings', () => {
    expect(pathsWhere((rule) => typeof rule === 'object' && rule.beforeSettings === true)).toEqual([
      '/$',
      '/organizationSettings',
      '/profile',
    ]);
  });

  it('the route rule requires a right on every page except the user’s personal ones, and holidays and absences, which everyone reads', () => {
    expect(pathsWhere((rule) => typeof rule === 'object' && getRights(rule).length === 0)).toEqual([
      '/$',
      '/absences',
      '/holiday',
      '/myAssets',
      '/profile',
    ]);
  });
});

describe('the guard of every route', () => {
  const getMatches = (path: string) => router.matchRoutes(path, {});

  it('the route guard lets a public page through without opening a session', async () => {
    const paths = pathsWhere((rule) => rule === 'public');
    const pages = await Promise.all(paths.map((path) => guardEntry(app, path, getMatches(path))));
    expect(pages.map(({ page }) => page)).toEqual(paths.map(() => null));
    expect(app.openedSession()).toBeNull();
  });

  it('the route guard requests a non-public page again once all pages are known', async () => {
    const allRoutes = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const nothingKnown = [
      { routeId: rootRouteId, params: {}, staticData: { entry: 'public' } },
    ] as const;
    const response = guardEntry({ ...app, allRoutes }, '/services?page=2#list', nothingKnown);
    await expect(response).rejects.toMatchObject({
      options: { href: '/services?page=2#list', state: true, replace: true },
    });
    expect(allRoutes).toHaveBeenCalledOnce();
  });
});

interface Titled {
  title: string;
  children: readonly Titled[];
}

/** The text of a menu: a group followed by its pages. */
const outline = (entries: readonly Titled[]): string[] =>
  entries.map(({ title, children }) =>
    children.length > 0 ? `${title}: ${children.map((child) => child.title).join(', ')}` : title,
  );

describe('the menu of the demo tenants', () => {
  const entries = menus.flatMap(({ menu }) => [menu, ...menu.children]);
  const pages = entries.flatMap(({ route, privilege }) =>
    route === null ? [] : { route, privilege },
  );

  it('the demo menu is the full documented one, with Central ClockWork, HRMS and absences. Source: SHELL-035', () => {
    expect(outline(menus.map(({ menu }) => menu))).toEqual([
      'Dashboard',
      'Employees',
      'Users',
      'Security: Role Manager, Audit Log',
      'Assets: Asset Master, Asset Manager, Asset Assignments, Asset Depreciation, Vendors',
      'PMO: Clients, Projects, Teams, Products, Tools, Services, Tags, Project Tags',
      'Performance: Reviews, Forms, Review Steps, Workflows, Review Cycles, Review Archives, ' +
        'Review Settings',
      'Apps: ClockWork, Central ClockWork, PrayTube, Engagements',
      'Analytics: ClockWork Analytics, Project Analytics, Work View, User Logins',
      'Reports: Time Report, Asset Purchase Report, Asset Summary Report, Asset Status Report, ' +
        'Asset Cull-Out Report, Tag Report',
      'Extras: Designations, List Manager, US Zip Codes, Google Calendar, HRMS',
      'Notification',
      'Organization Settings',
      'Holidays',
      'Absences',
      'Developer Tools: Page Manager, Menu Manager, Script Manager, UI Elements',
    ]);
  });

  it('the demo menu leaves out entries without a page in the route tree', () => {
    const profile = buildProfile({ userRights: [...privileges] });
    const shown = existingMenu(
      menus.map(({ menu }) => menu),
      { rules: knownRules, profile },
    );
    const routes = shown
      .flatMap((entry) => [entry, ...entry.children])
      .flatMap(({ route }) => route ?? []);
    expect(routes.filter((route) => !rules.has(route))).toEqual([]);
    expect(routes).toEqual(pages.flatMap(({ route }) => (rules.has(route) ? route : [])));
    expect(outline(shown)).toContain(
      'PMO: Clients, Projects, Teams, Products, Tools, Services, Tags, Project Tags',
    );
    expect(outline(shown)).toContain('Security: Role Manager, Audit Log');
    expect(shown.map(({ title }) => title)).toContain('Developer Tools');
  });

  it.each(pages.filter(({ route }) => rules.has(route)))(
    'the demo menu requires the right of the page that it leads to: $route',
    (entry) => {
      const rule = rules.get(entry.route);
      const rights = rule ? getRights(rule) : [];
      // An entry names up to one right: if either of two rights opens its page, or everyone may
      // open it, the page decides.
      const isByPage = entry.privilege === null && rights.length !== 1;
      expect(isByPage ? [null] : rights).toEqual([entry.privilege]);
    },
  );
});

/**
 * The operations that a machine calls before any user action. Transitions behind a guard are left
 * out: there the machine itself checks the user.
 */
function firstCalls(machine: AnyStateMachine): string[] {
  const seen = new Set<AnyStateNode>();
  const getCalls = (node: AnyStateNode): string[] => {
    if (seen.has(node)) return [];
    seen.add(node);
    const started = node.type === 'parallel' ? Object.values(node.states) : getInitial(node);
    const passed = (node.always ?? []).flatMap(({ guard, target }) =>
      guard ? [] : (target ?? []),
    );
    return [
      ...node.invoke.flatMap(({ src }) => callsOfActor(machine, src)),
      ...[...started, ...passed].flatMap(getCalls),
    ];
  };
  return getCalls(machine.root);
}

const getInitial = (node: AnyStateNode) => (node.type === 'compound' ? node.initial.target : []);

function callsOfActor(machine: AnyStateMachine, src: unknown): string[] {
  const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
  if (logic instanceof StateMachine) return firstCalls(logic);
  const call: unknown = Reflect.get(Object(logic), 'config');
  const names = [...String(call).matchAll(/\bapi\.(\w+)/g)].map(([, name = '']) => name);
  return names.filter((name) => name in operations);
}

/** The modules that a file imports, statically or lazily, except types. */
const listImports = (path: string): string[] =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /(?:import\s(?!type)[^;]*?from\s+|import\()'(#(?:features|page|machines)\/|\.{1,2}\/)([^']+)'/g,
    ),
  ].map(([, from = '', rest = '']) => {
    if (from === '#machines/') return join('machines', rest);
    return from.startsWith('#')
      ? join('src', from.slice(1), rest)
      : join(dirname(path), from, rest);
  });

/** Dialogs that open by an action, which is only visible to users with its right. */
const openedByActions = new Set([
  'src/features/assets/status/deletion-effects.container.tsx',
  'src/features/employees/employee-status.container.tsx',
  'src/features/assets/list/move-assets.container.tsx',
  'src/features/work-view/item/item-assignee.tsx',
  'src/features/reviews/meetings/opened-meeting.tsx',
]);

/** The machines from which the files of a page create actors, by the paths of their files. */
function getCharts(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  return listImports(path).flatMap((file) => {
    if (file.endsWith('.machine.ts')) return [file];
    if (openedByActions.has(file)) return [];
    return /^src\/(?:features|page)\/.*\.tsx?$/.test(file) ? getCharts(file, seen) : [];
  });
}

const chartFiles = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', {
  eager: true,
});
const machinesIn = (file: string) =>
  Object.values(chartFiles[`../../${file}`] ?? {}).filter((one) => one instanceof StateMachine);

/** The rights that the server requires before a page is loaded. */
const listNeededRights = (charts: readonly string[]) =>
  [...new Set(charts)]
    .flatMap(machinesIn)
    .flatMap(firstCalls)
    .map((id) => operations[id as keyof typeof operations].privilege)
    .filter((privilege) => privilege !== null);

/** The right to load a record, which a form does not do for a new one. */
const notForNew: Readonly<Record<string, string>> = { '/employees/add': 'employees.edit' };

describe('the first reads of a page', () => {
  const pages = globSync('src/routes/_tenant/**/*.tsx').map((path) => {
    const [, route = ''] =
      /createFileRoute\('\/_tenant([^']+)'\)/.exec(readFileSync(path, 'utf8')) ?? [];
    // A segment that ends with `_` has its page outside of the page above it.
    const address = route.replaceAll('_/', '/');
    return {
      route: address.length > 1 ? address.replace(/\/$/, '') : address,
      charts: getCharts(path),
    };
  });

  it('the first reads of a page are found', () => {
    const readingPages = pages.filter(({ charts }) => listNeededRights(charts).length > 0);
    expect(pages.length).toBeGreaterThan(20);
    expect(readingPages.length).toBeGreaterThan(15);
    expect(pages.find(({ route }) => route === '/teams')?.charts).toContain(
      'machines/teams/team-list.machine.ts',
    );
  });

  it.each(pages)(
    'the first reads of a page need only the rights of its rule: $route',
    ({ route, charts }) => {
      const rule = rules.get(route);
      const [right, ...others] = rule === undefined ? [] : getRights(rule);
      // If multiple rights open the page, the user may have another right than the server requires.
      const granted = new Set([
        ...(others.length > 0 ? [] : [right]),
        getAlsoRight(rule),
        notForNew[route],
      ]);
      expect(listNeededRights(charts).filter((privilege) => !granted.has(privilege))).toEqual([]);
    },
  );

  it.each([
    'clockwork/mini-timer-controls-an-entry',
    'shell/recent-projects',
    'clockwork/midnight-crossover',
  ])('the time-tracking charts need only the ClockWork right: %s', (chart) => {
    const requested = listNeededRights([`machines/${chart}.machine.ts`]);
    expect(requested.filter((privilege) => privilege !== clockWorkRule.right)).toEqual([]);
  });
});
