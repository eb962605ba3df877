import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/usZipCode/importZipCodes')(
  page(
    'listManager.basic',
    ['zipCodes', 'records', 'validation', 'common', 'shell'],
    () => import('#features/zip-codes/zip-code-import.page.tsx'),
  ),
);
