import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const CrashPage = lazy(() => import('./app-crash-page.tsx'));

/** The page after a crash; it is loaded only then. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Suspense fallback={null}>
      <CrashPage
        error={error instanceof Error ? error : new Error(String(error))}
        onTryAgain={tryAgain}
      />
    </Suspense>
  );
}
