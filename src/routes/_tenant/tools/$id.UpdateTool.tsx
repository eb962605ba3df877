import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/tools/$id/UpdateTool')(
  page(
    'tools.basic',
    ['tools', 'records', 'validation', 'common', 'shell'],
    () => import('#features/tools/tool-form.page.tsx'),
  ),
);
