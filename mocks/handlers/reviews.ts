import type { Area } from '#openapi/generated/operations.ts';
import type { Handlers } from '../core/handler.ts';
import { acknowledgement } from './reviews/acknowledgement.ts';
import { clientReview } from './reviews/client-review.ts';
import { clients } from './reviews/clients.ts';
import { cycle } from './reviews/cycle.ts';
import { cycleActions } from './reviews/cycle-actions.ts';
import { cycleCandidates } from './reviews/cycle-candidates.ts';
import { cycleReviewees } from './reviews/cycle-reviewees.ts';
import { cycles } from './reviews/cycles.ts';
import { detail } from './reviews/detail.ts';
import { earlier } from './reviews/earlier.ts';
import { flow } from './reviews/flow.ts';
import { forms } from './reviews/forms.ts';
import { lists } from './reviews/lists.ts';
import { meetingMine } from './reviews/meeting-mine.ts';
import { meetingRun } from './reviews/meeting-run.ts';
import { meetingWork } from './reviews/meeting-work.ts';
import { meetings } from './reviews/meetings.ts';
import { nudges } from './reviews/nudges.ts';
import { settings } from '../common/reviews/settings.ts';
import { steps } from './reviews/steps.ts';
import { work } from './reviews/work.ts';
import { workflows } from './reviews/workflows.ts';

export { default as requests } from '#openapi/generated/schemas/reviews.requests.ts';
export const messages = async () => (await import('./reviews/messages.ts')).reviews;

/** What someone has worked on since their last review. */
export const reads = (_: unknown, id: string): readonly Area[] =>
  id === 'getEarlierReview' ? ['projects'] : [];

/** Performance reviews. Source: REVW-013, REVW-021, REVW-034. */
export const handlers: Handlers<'reviews'> = {
  ...lists,
  ...detail,
  ...earlier,
  ...work,
  ...flow,
  ...acknowledgement,
  ...clients,
  ...nudges,
  ...clientReview,
  ...meetings,
  ...meetingMine,
  ...meetingRun,
  ...meetingWork,
  ...cycles,
  ...cycle,
  ...cycleReviewees,
  ...cycleCandidates,
  ...cycleActions,
  ...forms,
  ...steps,
  ...workflows,
  ...settings,
};
