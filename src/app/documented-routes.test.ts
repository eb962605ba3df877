import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkAccess, type EntryRule } from '#machines/session/entry-rule.ts';
import { menus } from '#mocks/seed/menus.ts';
import { startServer, type TestServer } from '#mocks/testing/harness.ts';
import { existingMenu } from '#shell/menu/existing-menu.ts';
import { router, rules as knownRules } from './route-rules.fixtures.ts';

// Every documented route leads somewhere for every demo person, and every page can be reached.

/** The people of Aster Labs who may enter it. */
const people = ['ava', 'ben', 'chloe', 'grace', 'hugo', 'ines', 'jon', 'kira', 'leo'];

/** Documented routes whose pages are not built yet: this list shrinks, it never grows. */
const notBuilt: readonly string[] = [];

const rules: ReadonlyMap<string, EntryRule> = new Map<string, EntryRule>(knownRules);

/** The route table of the requirements; `{id}` is `$id` in the app. */
const documented = globSync('docs/requirements/*.md')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/Path `([^`]+)`/g)])
  .map(([, path = '']) => path.replaceAll(/\{(\w+)\}/g, '$$$1'))
  .concat('/login', '/callback')
  .toSorted();

describe('the documented routes', () => {
  it('the documented routes are 93, and each has a page unless it is listed as not built', () => {
    expect(documented).toHaveLength(93);
    expect(documented.filter((path) => !rules.has(path))).toEqual(notBuilt);
  });

  let server: TestServer;

  beforeAll(async () => {
    server = await startServer('2026-03-11T12:00:00Z');
  });

  it.each(people)('each documented route opens for %s, or has a way out', async (person) => {
    const { profile } = await server.request(person, 'getProfile');
    const menu = existingMenu(profile.appMenus, { rules: knownRules, profile });
    const stuck = documented.filter((path) => {
      const rule = rules.get(path);
      if (rule === undefined) return !notBuilt.includes(path);
      const denial = checkAccess(rule, profile);
      if (denial === null) return false;
      // The page without access names the right to request, and leads back to a page that opens.
      const isNamed = denial.reason !== 'right' || denial.privileges.length > 0;
      return !isNamed || menu.length === 0;
    });
    expect(stuck).toEqual([]);
    expect(documented.filter((path) => opens(path, profile)).length).toBeGreaterThan(8);
  });
});

const opens = (path: string, profile: Parameters<typeof checkAccess>[1]): boolean => {
  const rule = rules.get(path);
  return rule !== undefined && checkAccess(rule, profile) === null;
};

/** Sources that link to pages: not the routes themselves, their table, tests and stories. */
const sources = globSync('{src,machines}/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.(?:test|stories|fixtures|gen|draft|suite|test-model)\.tsx?$|^src\/page\/parameters\/addresses\.ts$/.test(
      file,
    ),
);
const linking = sources
  .filter((file) => !file.startsWith('src/routes/_'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The exported addresses, each with the paths that it builds. */
const addresses = readFileSync('src/page/parameters/addresses.ts', 'utf8')
  .split(/^export const /m)
  .slice(1)
  .map((part) => ({
    name: /^\w+/.exec(part)?.[0] ?? '',
    paths: [...part.matchAll(/buildAddress\(\s*'([^']+)'/g)].map(([, path = '']) => path),
  }));

/** Pages that an identity provider, an e-mail or the app itself opens, without a link. */
const openedFromOutside = new Set([
  '/$',
  '/callback',
  '/login',
  '/performance/clientReview/$tenantId/$clientAssignmentId',
  '/sessiontimeout',
  '/user-registration-success',
]);

it('every page has a link from the menu, the palette or another page', () => {
  const inMenu = new Set(
    menus.flatMap(({ menu }) => [menu, ...menu.children]).map(({ route }) => route),
  );
  const isLinked = (path: string): boolean =>
    inMenu.has(path) ||
    openedFromOutside.has(path) ||
    linking.includes(`'${path}'`) ||
    addresses.some(({ name, paths }) => paths.includes(path) && linking.includes(name));
  const pages = Object.keys(router.routesByPath);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((path) => !isLinked(path))).toEqual([]);
});
