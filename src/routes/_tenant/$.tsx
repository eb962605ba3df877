import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

/** All other paths. */
export const Route = createFileRoute('/_tenant/$')(
  page({ beforeSettings: true }, ['shell'], () => import('#page/entry/unknown-page.tsx')),
);
