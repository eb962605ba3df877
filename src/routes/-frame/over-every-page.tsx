import type { SessionActor } from '#session/session.ts';
import { IdleWarning } from '#features/session/idle-warning.tsx';
import { FailedChunkNotice } from '#page/entry/failed-chunk-notice.tsx';
import { dismissFailedChunk } from '#ui/text/failed-chunk.ts';

export interface OverEveryPageProps {
  session: SessionActor | null;
  /** Retries the failed load while its notice is shown; null if there is none. */
  tryAgain: (() => void) | null;
}

/** Everything that may appear over any page. */
export function OverEveryPage({ session, tryAgain }: OverEveryPageProps) {
  return (
    <>
      {session && <IdleWarning actor={session} />}
      {tryAgain && (
        <FailedChunkNotice
          onRetry={tryAgain}
          onClose={dismissFailedChunk}
          onReload={() => location.reload()}
        />
      )}
    </>
  );
}
