import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

/** All other paths. */
export const Route = createFileRoute('/_tenant/$')(
  page({ beforeSettings: true }, ['shell'], () => import('#page/unknown-page.tsx')),
);
