import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { failedChunk, onFailedChunk } from '#page/failed-chunk.ts';
import { lazyScreen } from '#page/lazy-screen.ts';
import { useApp } from '#page/use-app.ts';
import { useIdle } from '#page/use-idle.ts';
import { Progress } from './progress.tsx';

const FailedChunkDialog = lazy(() => import('./failed-chunk-dialog.tsx'));

/** Whoever is signed in is warned on every page; it comes after the page. */
const IdleWarning = lazyScreen(['session'], () =>
  import('#features/session/idle-warning.tsx').then((module) => module.IdleWarning),
);

/**
 * Around every page: the progress of a slow navigation, the warning before an idle person is signed
 * out, and the question after a failed chunk.
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
      {session && isIdle && (
        <Suspense fallback={null}>
          <IdleWarning actor={session} />
        </Suspense>
      )}
      {tryAgain && (
        <Suspense fallback={null}>
          <FailedChunkDialog onTryAgain={tryAgain} />
        </Suspense>
      )}
    </>
  );
}
