import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/pages/$id/editPage')(
  page(
    'pageManager.basic',
    ['portalPages', 'privileges', 'records', 'validation', 'common', 'shell'],
    () => import('#features/portal-pages/portal-page-form.page.tsx'),
  ),
);
