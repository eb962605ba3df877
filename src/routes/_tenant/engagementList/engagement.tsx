import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/_tenant/engagementList/engagement')({
  ...page(
    'engagements.basic',
    ['engagement', 'records', 'validation', 'common', 'shell'],
    () => import('#features/engagements/engagement/engagement.page.tsx'),
    { calls: ['getEngagement'] },
  ),
  validateSearch: (
    search: Record<string, unknown>,
  ): {
    engagementId?: string | undefined;
    view?: string | undefined;
    stage?: string | undefined;
  } => ({
    engagementId: toText(search['engagementId']),
    view: toText(search['view']),
    stage: toText(search['stage']),
  }),
});
