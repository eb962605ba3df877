import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const NotFoundPage = lazyScreen(['shell'], () =>
  import('#page/not-found-page.tsx').then((module) => module.NotFoundPage),
);

/** Every other address. */
export const Route = createFileRoute('/_tenant/$')({
  staticData: { entry: { beforeSettings: true } },
  component: () => <NotFoundPage />,
  loader: NotFoundPage.preload,
});
