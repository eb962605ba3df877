import type { SessionActor } from '#session/session.ts';
import { IdleWarning } from '#features/session/idle-warning.tsx';
import { FailedChunkNotice } from '#page/failed-chunk-notice.tsx';
import { dismissFailedChunk } from '#ui/failed-chunk.ts';

export interface OverEveryPageProps {
  session: SessionActor | null;
  /** Loads once more what has failed to load, while there is a notice about it. */
  tryAgain: (() => void) | null;
}

/** What may appear over any page. */
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
