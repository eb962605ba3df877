import { createFileRoute } from '@tanstack/react-router';
import { clockWorkRule } from '#machines/session/entry-rule.ts';
import { lazyScreen } from '#page/lazy-screen.ts';

const ClockWorkPage = lazyScreen(['clockwork', 'validation', 'common'], () =>
  import('#features/clockwork/clockwork-day.page.tsx').then((module) => module.ClockWorkPage),
);

export const Route = createFileRoute('/_tenant/ClockWork')({
  staticData: { entry: clockWorkRule, screen: ClockWorkPage },
  validateSearch: ({ date }: Record<string, unknown>): { date?: string | undefined } => ({
    date: typeof date === 'string' ? date : undefined,
  }),
  component: () => <ClockWorkPage />,
  loader: ClockWorkPage.preload,
});
