import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/tags/addTag')({
  ...page(
    'tags.basic',
    ['tags', 'records', 'validation', 'common', 'shell'],
    () => import('#features/tags/tag-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
