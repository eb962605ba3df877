import type { Work } from '#machines/work/work.ts';

/** The current user's timer, for the rows and cards of work. */
export interface WorkTimer {
  /** The work on which it runs; see `keyOfWork`. */
  runningKey: string | null;
  /** The work on which it is being started. */
  startingKey: string | null;
  isStopping: boolean;
  onStart: (work: Work) => void;
  /** Null while no timer on the page can stop it. */
  onStop: (() => void) | null;
}
