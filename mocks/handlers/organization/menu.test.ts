import { beforeEach, describe, expect, it } from 'vitest';
import { menus } from '../../seed/menus.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: ADMIN-004, ADMIN-024. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

describe('the menu', () => {
  const entry = (id: string, over: object = {}) => ({
    id,
    title: id,
    icon: null,
    route: `/${id}`,
    privilege: null,
    children: [],
    ...over,
  });
  const handbook = entry('news', { route: '/handbook' });
  const dashboard = entry('start', { route: '/dashBoard' });

  it('the saved menu is what the profile returns as appMenus', async () => {
    const there = { tenantId: 'birch' };
    const { menu } = await server.request('kira', 'getMenu', there);
    const appMenus = [handbook, ...menu.appMenus];
    const sent = { ...there, body: { appMenus, version: menu.version } };
    const { menu: saved } = await server.request('kira', 'saveMenu', sent);
    expect(saved).toEqual({ appMenus, version: menu.version + 1 });
    const { profile } = await server.request('ava', 'getProfile', there);
    expect(profile.appMenus[0]?.id).toBe('news');
    const stale = await server.expectError('ava', 'saveMenu', sent);
    expect(stale.status).toBe(409);
    expect(stale.errorMessages).toEqual(['Kira Novak changed this in the meantime.']);
    expect(stale.changedFields).toEqual(['appMenus']);
  });

  it.each([
    ['menuIdsAlike', [entry('a'), entry('a')]],
    ['menuShape', [entry('a', { route: null })]],
    ['menuShape', [entry('a', { children: [entry('b')] })]],
    ['menuShape', [entry('a', { route: null, children: [entry('b', { route: null })] })]],
    ['required', [entry('a', { route: '/handbook', title: ' ' })]],
    ['required', [entry('a', { route: '/handbook', title: '\u200B\u2060' })]],
    ['menuEmpty', []],
    ['menuPageUnknown', [entry('a')]],
    ['menuPageUnknown', [entry('a', { route: 'https://example.com' })]],
    ['menuPageUnknown', [entry('a', { route: '//example.com' })]],
    ['menuPageUnknown', [entry('a', { route: 'javascript:alert(1)' })]],
    ['menuPageTwice', [handbook, entry('b', { route: '/handbook' })]],
  ])('the menu rejects entries with the error %s', async (code, appMenus) => {
    expect((await server.expectError('kira', 'saveMenu', { body: { appMenus } })).code).toBe(code);
  });

  it('a page that does not exist is rejected at its entry', async () => {
    const group = entry('g', { route: null, children: [dashboard, entry('b')] });
    const body = { appMenus: [handbook, group] };
    const { fieldErrors } = await server.expectError('kira', 'saveMenu', { body });
    expect(Object.keys(fieldErrors ?? {})).toEqual(['appMenus.1.children.1.route']);
  });

  it('a group with 1,000 pages and a title of 101 characters are rejected', async () => {
    const children = Array.from({ length: 1000 }, (_, at) => entry(String(at)));
    for (const wrong of [
      entry('g', { route: null, children }),
      { ...handbook, title: 'x'.repeat(101) },
    ]) {
      const rejected = await server.expectError('kira', 'saveMenu', {
        body: { appMenus: [wrong] },
      });
      expect(rejected.status).toBe(400);
    }
  });

  it('the choices are every page of the default menu and of the page manager, and all roles', async () => {
    const { pages, roles } = await server.request('kira', 'getMenuChoices');
    expect(pages.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/handbook', '/dashBoard', '/performance/reviews', '/menu']),
    );
    expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length);
    expect(roles.some(({ privileges }) => privileges.includes('menuManager.basic'))).toBe(true);
  });

  it('an inactive page is marked among the choices, since the menu does not show it', async () => {
    const find = async () =>
      (await server.request('kira', 'getMenuChoices')).pages.find((each) => each.route === route);
    const route = '/handbook';
    expect((await find())?.isActive).toBe(true);
    const { pages } = await server.request('kira', 'getPages');
    const page = pages.find((each) => each.route === route);
    if (!page) throw new Error(`Expected a demo page at ${route}, found none.`);
    const { id, name, title, privilege, version } = page;
    const body = { id, name, title, route, privilege, version, isActive: false };
    await server.request('kira', 'updatePage', { body });
    expect((await find())?.isActive).toBe(false);
    await server.request('kira', 'updatePage', {
      body: { ...body, isActive: true, version: version + 1 },
    });
  });

  it('the default menu is restored, unless someone else has changed the menu', async () => {
    const there = { tenantId: 'birch' };
    const before = (await server.request('kira', 'getMenu', there)).menu;
    const { version } = before;
    const body = { appMenus: [dashboard], version };
    await server.request('kira', 'saveMenu', { ...there, body });
    const stale = await server.expectError('ava', 'restoreMenu', { ...there, body: { version } });
    expect(stale.errorMessages).toEqual(['Kira Novak changed this in the meantime.']);
    const seen = { ...there, body: { version: version + 1 } };
    const { menu } = await server.request('ava', 'restoreMenu', seen);
    expect(menu).toEqual({ appMenus: menus.map((each) => each.menu), version: version + 2 });
  });
});
