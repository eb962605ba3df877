import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/projectTags')({
  ...page(
    'projectTags.basic',
    ['tags', 'records', 'grid', 'common'],
    () => import('#features/tags/tagged-projects.page.tsx'),
    { reads: ['/{tenantId}/projectTag/choices'] },
  ),
  // Links from elsewhere name the tag as `tag`, which is a filter of the list.
  validateSearch: ({ tag, ...search }: Record<string, unknown>) =>
    listParameters(typeof tag === 'string' ? { 'filter.tag': tag, ...search } : search),
});
