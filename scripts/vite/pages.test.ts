import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addressedPage, asRouted } from './pages.ts';

const route = (path: string, more = '') => `export const Route = createFileRoute('${path}')(
  page('teams.basic', ['teams', 'common'], () => import('#features/teams/team-view.page.tsx')${more}),
);`;

it.each([
  ['/_tenant/teams/', '/teams', '/teams/'],
  ['/_tenant/teams/$teamId/', '/teams/7', '/teams/7/'],
  ['/_tenant/teams/$teamId/editteam', '/teams/7/editteam', '/teams/7/editteam/'],
  ['/callback', '/callback', '/callback/'],
])('the page of the route %s is at its address', (path, ...addresses) => {
  const page = addressedPage('src/routes/a.tsx', route(path));
  for (const address of addresses) expect(address).toMatch(new RegExp(page?.path ?? ''));
  expect(`${addresses[0]}/more`).not.toMatch(new RegExp(page?.path ?? ''));
});

it('a page is listed with its texts, the areas of its first requests and what starts before it', () => {
  expect(
    addressedPage(
      'src/routes/a.tsx',
      route('/a', ", { reads: ['/{tenantId}/team/{id}/getTeam'] }"),
    ),
  ).toEqual({
    path: '^/a/?$',
    file: 'src/features/teams/team-view.page.tsx',
    rule: "'teams.basic'",
    texts: ['teams', 'common'],
    areas: ['teams'],
    reads: ['/{tenantId}/team/{id}/getTeam'],
    isFramed: false,
  });
});

it('a literal address is not taken for one with an id', () => {
  const pages = ['/teams/$teamId/', '/teams/addTeam'].flatMap(
    (path) => addressedPage('src/routes/a.tsx', route(path)) ?? [],
  );
  const first = asRouted(pages).find(({ path }) => new RegExp(path).test('/teams/addTeam'));
  expect(first?.path).toBe('^/teams/addTeam/?$');
});

it('every route with its own page is found by its address', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('src/routes/_tenant/**/*.tsx', { cwd: root });
  const found = files.flatMap(
    (file) => addressedPage(file, readFileSync(root + file, 'utf8')) ?? [],
  );
  expect(found).toHaveLength(files.length - 1); // all except the catch-all route
});
