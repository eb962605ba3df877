import { createFileRoute } from '@tanstack/react-router';
import { clockWorkRule } from '#machines/session/entry-rule.ts';
import { page } from '#page/entry/page-route.ts';

/** The day, and the project that filters its list. */
interface DaySearch {
  date?: string | undefined;
  project?: string | undefined;
}

export const Route = createFileRoute('/_tenant/ClockWork/')({
  ...page(
    clockWorkRule,
    ['clockwork', 'clockDay', 'common'],
    () => import('#features/clockwork/day/clockwork-day.page.tsx'),
  ),
  validateSearch: ({ date, project }: Record<string, unknown>): DaySearch => ({
    date: typeof date === 'string' ? date : undefined,
    project: typeof project === 'string' ? project : undefined,
  }),
});
