import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/script/addScript')({
  ...page(
    'scriptManager.basic',
    ['scripts', 'records', 'validation', 'common', 'shell'],
    () => import('#features/scripts/script-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
