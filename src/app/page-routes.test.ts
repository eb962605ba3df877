import { expect, it } from 'vitest';
import { router } from './route-rules.fixtures.ts';

/** The pages of a tenant; an address without a page is not one. */
const paths = Object.entries(router.routesById).flatMap(([id, { fullPath }]): string[] =>
  id.startsWith('/_tenant/') && !id.endsWith('/$') ? [fullPath.replace(/(.)\/$/, '$1')] : [],
);

/**
 * The server accepts only pages that the app has. After a change of the routes:
 * `npx vitest run --project=node --update src/app/page-routes.test.ts`.
 */
it('the addresses that the server accepts for pages are those of the app', async () => {
  const lines = [...new Set(paths)].toSorted().map((path) => `  '${path}',`);
  const file = [
    '// Written by src/app/page-routes.test.ts; do not edit.',
    '/** The addresses of the portal; parameters begin with `$`. */',
    'export const pageRoutes: readonly string[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
  await expect(file).toMatchFileSnapshot('../../mocks/common/organization/page-routes.gen.ts');
});
