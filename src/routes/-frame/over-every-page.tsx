import type { SessionActor } from '#session/session.ts';
import { IdleWarning } from '#features/session/idle-warning.tsx';
import { FailedChunkDialog } from './failed-chunk-dialog.tsx';

export interface OverEveryPageProps {
  session: SessionActor | null;
  /** Loads once more what has failed to load, while the person is asked about it. */
  tryAgain: (() => void) | null;
}

/** What may appear over any page. */
export function OverEveryPage({ session, tryAgain }: OverEveryPageProps) {
  return (
    <>
      {session && <IdleWarning actor={session} />}
      {tryAgain && <FailedChunkDialog onTryAgain={tryAgain} />}
    </>
  );
}
