import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { privileges } from '#openapi/generated/privileges.ts';
import { checkAccess, type EntryRule } from '#machines/session/entry-rule.ts';
import { existingMenu } from '#shell/menu/existing-menu.ts';
import { menus } from '#mocks/seed/menus.ts';
import { requestFor, startServer, type TestServer } from '#mocks/testing/harness.ts';
import { getAlsoRight, getRights, rules } from './route-rules.fixtures.ts';

const ids = Object.keys(operations) as OperationId[];

/** The people of Aster Labs who may enter it. */
const people = ['ava', 'ben', 'chloe', 'grace', 'hugo', 'ines', 'jon', 'kira', 'leo'];

/** All rights that a page can need. */
const listRights = (rule: EntryRule): readonly string[] =>
  [...getRights(rule), getAlsoRight(rule) ?? []].flat();

/** The rights that actions check on the screen, by the folder of the feature. */
const actions = globSync('src/{features,records,shell}/**/*.tsx').flatMap((path) => {
  if (/\.(?:stories|fixtures)\.tsx$/.test(path)) return [];
  const [, layer = '', folder = ''] = path.split('/');
  const place = layer === 'features' ? folder : layer;
  const found = readFileSync(path, 'utf8').matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g);
  return [...found].map(([, right = '']) => ({ right, place }));
});

const menuEntries = menus.flatMap(({ menu }) => [menu, ...menu.children]);

const listNames = (names: Iterable<string>): string =>
  [...new Set(names)].toSorted().join(', ') || '–';

/** The row of a privilege: its pages, menu entries, actions and operations. */
function toRow(privilege: string): string {
  const cells = [
    `\`${privilege}\``,
    listNames(
      [...rules].flatMap(([path, rule]) => (listRights(rule).includes(privilege) ? [path] : [])),
    ),
    listNames(menuEntries.flatMap((entry) => (entry.privilege === privilege ? [entry.title] : []))),
    listNames(actions.flatMap(({ right, place }) => (right === privilege ? [place] : []))),
    listNames(ids.filter((id) => operations[id].privilege === privilege)),
  ];
  return `| ${cells.join(' | ')} |`;
}

it('the table of privileges in the documentation is the one of the routes, the menu, the screens and the contract', async () => {
  const table = [
    '# Privileges',
    '',
    'Each right of the contract, with the pages that need it, their entries in the demo menu, the',
    'features whose actions check it, and the operations that the server allows with it. Written by',
    '`npx vitest run --project=node --update src/app/privilege-table.test.ts`; do not edit.',
    '',
    '| Privilege | Pages | Menu | Actions | Operations |',
    '| --- | --- | --- | --- | --- |',
    ...privileges.map(toRow),
    '',
  ].join('\n');
  await expect(table).toMatchFileSnapshot('../../docs/privileges.md');
});

describe('the rights of each demo person', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer('2026-03-11T12:00:00Z');
  });

  it.each(people)('the server allows %s exactly the operations of their rights', async (person) => {
    const { userRights } = (await server.request(person, 'getProfile')).profile;
    const token = await server.tokenFor(person);
    const wrong: string[] = [];
    for (const id of ids) {
      const { privilege } = operations[id];
      if (privilege === null) continue;
      // The server checks the right before the body, which is invalid or names nothing.
      const request = requestFor(server.apiAddress, id, { body: { '-': 0 } }, token);
      const response = await server.fetch(request);
      const isDenied =
        response.status === 403 &&
        ((await response.clone().json()) as { code?: string }).code === 'privilegeMissing';
      // Not awaited: a stream ends only when its next event is due.
      void response.body?.cancel();
      if (isDenied === userRights.includes(privilege)) wrong.push(id);
    }
    expect(wrong).toEqual([]);
  });

  it.each(people)('the menu of %s leads only to pages that they can open', async (person) => {
    const { profile } = await server.request(person, 'getProfile');
    const routes = existingMenu(profile.appMenus, { rules, profile })
      .flatMap((entry) => [entry, ...entry.children])
      .flatMap(({ route }) => route ?? []);
    expect(routes.length).toBeGreaterThan(0);
    const closed = routes.filter((route) => {
      const rule = rules.get(route);
      return rule === undefined || checkAccess(rule, profile) !== null;
    });
    expect(closed).toEqual([]);
  });
});
