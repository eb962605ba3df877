import { createFileRoute } from '@tanstack/react-router';
import { clockWorkRule } from '#machines/session/entry-rule.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/ClockWork/sheet')({
  ...page(
    clockWorkRule,
    ['clockWeek', 'clockwork', 'validation', 'common'],
    () => import('#features/clockwork-week/week-sheet.page.tsx'),
  ),
  validateSearch: ({ date }: Record<string, unknown>): { date?: string | undefined } => ({
    date: typeof date === 'string' ? date : undefined,
  }),
});
