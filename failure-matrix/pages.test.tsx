import { expect, it } from 'vitest';
import { routeTree } from '../src/routeTree.gen.ts';
import { createRouter } from '@tanstack/react-router';
import { noPages, otherPages, pages } from './support/pages.ts';
import { testPages } from './support/page-suite.ts';

it('every page of the route tree is tested with failures', () => {
  const { routesById } = createRouter({ routeTree, context: { app: {} as never } });
  const routes = Object.keys(routesById);
  const tried = new Set(Object.keys(pages).map((id) => id.split('?')[0] ?? id));
  const missing = routes.filter((id) => !tried.has(id) && !(id in noPages));
  expect(missing, 'add these pages to failure-matrix/support/pages.ts').toEqual([]);
  const removed = [...tried, ...Object.keys(noPages)].filter((id) => !routes.includes(id));
  expect(
    removed,
    'remove these pages from failure-matrix/support/pages.ts: their routes no longer exist',
  ).toEqual([]);
});

testPages(otherPages, { isFirstInAll: true });
