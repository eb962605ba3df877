import { expect, it } from 'vitest';
import { visitorsPath } from './visitors.ts';

const route = (path: string) => `export const Route = createFileRoute('${path}')({});`;

it.each(['/', '/login', '/tenant-gateway'])('a visitor has the page at %s', (path) => {
  expect(visitorsPath(route(path))).toBe(path);
});

it.each(['/_tenant', '/_tenant/teams/'])(
  'a visitor does not have the page of the route %s',
  (path) => {
    expect(visitorsPath(route(path))).toBeNull();
  },
);

it('the root route is not a page', () => {
  expect(visitorsPath('export const Route = createRootRouteWithContext()({});')).toBeNull();
});
