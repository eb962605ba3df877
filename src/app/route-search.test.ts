import { createMemoryHistory, createRouter, defaultParseSearch } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';

// Browser globals that the page modules use while they load.
vi.stubGlobal('location', new URL('https://portal.example/'));
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('self', {});
const { routeTree } = await import('../routeTree.gen.ts');

const id = '11111111-1111-4111-8111-111111111111';

/** A valid value for each search parameter that an address of the app may have. */
const sense: Record<string, unknown> = {
  tab: 'settings',
  date: '2026-03-02',
  page: 2,
  pageSize: 20,
  sort: '-name',
  'filter.search': 'a',
  sourceId: id,
  id,
  reason: 'loggedOut',
  state: id,
  search: 'portal',
  project: id,
  engagementId: id,
  into: id,
  right: 'tags.basic',
  user: 'ava',
  a: 'admin',
  b: 'employee',
  view: 'list',
  year: 2026,
  employee: 'employee-ben',
};

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  isServer: true, // there is no window
  context: { app: undefined as never }, // nothing is loaded
});

/** The search parameters that a page gets from an address. */
const searchAt = (path: string, search: string): Record<string, unknown> => {
  const pathname = path.replaceAll(/\$\w+/g, id);
  const location = router.parseLocation({
    ...createMemoryHistory({ initialEntries: [`${pathname}${search}`] }).location,
  });
  return router.matchRoutes(location).at(-1)?.search ?? {};
};

type Schema = (search: Record<string, unknown>) => Record<string, unknown>;

const pages = Object.entries(router.routesByPath).flatMap(([path, { options }]) => {
  const { validateSearch } = options as { validateSearch?: Schema };
  return validateSearch ? [{ path, schema: validateSearch }] : [];
});

describe.each(pages)('the address of $path', ({ path, schema }) => {
  const known = Object.entries(schema(sense)).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );

  it('the address keeps the parameters that it knows', () => {
    expect(known).not.toEqual([]);
  });

  it.each(['["x"]', '{"a":1}', 'null'])(
    'the address drops %s in any of its parameters',
    (value) => {
      const query = known.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
      const found = searchAt(path, `?${query}`);
      const nonsense: unknown = Object.values(defaultParseSearch(`?x=${value}`))[0];
      for (const name of known) expect(found[name]).not.toEqual(nonsense);
    },
  );
});

it.each([
  ['/profile', 'tab'],
  ['/teams/addTeam', 'sourceId'],
  ['/tools/ViewTool', 'id'],
])('an invalid value of %s?%s= is undefined', (path, name) => {
  expect(searchAt(path, `?${name}=nonsense`)[name]).toBeUndefined();
  expect(searchAt(path, `?${name}=${String(sense[name])}`)[name]).toBe(sense[name]);
});
