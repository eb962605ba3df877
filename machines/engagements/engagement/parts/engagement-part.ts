import type { EngagementDetail } from '../engagement.ts';

/** What the engagement's machine sends to its parts when it has loaded again. */
export interface EngagementUpdate {
  type: 'engagement.updated';
  detail: EngagementDetail;
}

/** What a part reports to the engagement's machine. */
export type EngagementReport =
  /** The part has changed something, or found a change: the engagement loads again. */
  { type: 'engagement.changed' };

/** The engagement's machine, as its parts see it. */
export interface EngagementReporter {
  send: (event: EngagementReport) => void;
}
