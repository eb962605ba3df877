import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { failedChunk, onFailedChunk } from './failed-chunk.ts';
import { Progress } from './progress.tsx';

const FailedChunkDialog = lazy(() => import('./failed-chunk-dialog.tsx'));

/** Around every page: the progress of a slow navigation, and the question after a failed chunk. */
export function Root() {
  const isNavigating = useRouterState({ select: ({ isLoading }) => isLoading });
  const tryAgain = useSyncExternalStore(onFailedChunk, failedChunk);
  return (
    <>
      {isNavigating && <Progress />}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      {tryAgain && (
        <Suspense fallback={null}>
          <FailedChunkDialog onTryAgain={tryAgain} />
        </Suspense>
      )}
    </>
  );
}
