import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/centralClockWork/$employeeId')({
  ...page(
    'clockwork.centralizedClockwork',
    ['centralClockwork', 'records', 'common'],
    () => import('#features/central-clockwork/member-day.page.tsx'),
  ),
  validateSearch: ({ date }: Record<string, unknown>): { date?: string | undefined } => ({
    date: typeof date === 'string' ? date : undefined,
  }),
});
