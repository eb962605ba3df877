import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/tags/$tagId/merge')({
  ...page(
    'tags.basic',
    ['tags', 'records', 'validation', 'common', 'shell'],
    () => import('#features/tags/tag-merge.page.tsx'),
  ),
  validateSearch: ({ into }: Record<string, unknown>): { into?: string | undefined } => ({
    into: typeof into === 'string' ? into : undefined,
  }),
});
