import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { failedChunk, onFailedChunk } from '#ui/text/failed-chunk.ts';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useIdle } from '#page/timer/use-idle.ts';
import { Progress } from './progress.tsx';

/** Loaded after the page, including the notice about code that failed to load. */
const OverEveryPage = lazyScreen(['session'], () =>
  import('./over-every-page.tsx').then((module) => module.OverEveryPage),
);

/**
 * Wraps every page: the progress of a slow navigation, the warning before an idle user is signed
 * out, and the notice after a failed chunk.
 */
export function Root() {
  const app = useApp();
  const session = useSyncExternalStore(app.onSession, app.openedSession);
  const isIdle = useIdle();
  const isNavigating = useRouterState({ select: ({ isLoading }) => isLoading });
  const tryAgain = useSyncExternalStore(onFailedChunk, failedChunk);
  return (
    <>
      {isNavigating && <Progress />}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      {((session && isIdle) || tryAgain) && (
        <Suspense fallback={null}>
          <OverEveryPage session={session} tryAgain={tryAgain} />
        </Suspense>
      )}
    </>
  );
}
