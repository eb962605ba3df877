import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const ClockWorkPage = lazyScreen(['clockwork', 'validation'], () =>
  import('#app/clockwork-page.tsx').then((module) => module.ClockWorkPage),
);

export const Route = createFileRoute('/_tenant/ClockWork')({
  staticData: { privilege: 'clockwork.basic', screen: ClockWorkPage },
  validateSearch: (search: Record<string, unknown>): { date?: string } =>
    typeof search['date'] === 'string' ? { date: search['date'] } : {},
  component: () => <ClockWorkPage />,
  loader: ClockWorkPage.preload,
});
