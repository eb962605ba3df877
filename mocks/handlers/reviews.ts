import type { Area } from '@atrium/contract/generated/operations.ts';
import type { Handlers } from '../core/requests/handler.ts';
import { acknowledgement } from './reviews/acknowledgement.ts';
import { clientReview } from './reviews/clients/client-review.ts';
import { clients } from './reviews/clients/clients.ts';
import { cycle } from './reviews/cycles/cycle.ts';
import { cycleActions } from './reviews/cycles/cycle-actions.ts';
import { cycleCandidates } from './reviews/cycles/cycle-candidates.ts';
import { cycleReviewees } from './reviews/cycles/cycle-reviewees.ts';
import { cycles } from './reviews/cycles/cycles.ts';
import { detail } from './reviews/detail.ts';
import { earlier } from './reviews/earlier.ts';
import { flow } from './reviews/forms/flow.ts';
import { forms } from './reviews/forms/forms.ts';
import { lists } from './reviews/lists.ts';
import { meetingMine } from './reviews/meetings/meeting-mine.ts';
import { meetingRun } from './reviews/meetings/meeting-run.ts';
import { meetingWork } from './reviews/meetings/meeting-work.ts';
import { meetings } from './reviews/meetings/meetings.ts';
import { nudges } from './reviews/nudges/nudges.ts';
import { settings } from '../common/reviews/settings.ts';
import { steps } from './reviews/forms/steps.ts';
import { work } from './reviews/work.ts';
import { workflows } from './reviews/forms/workflows.ts';

export { default as requests } from '@atrium/contract/generated/schemas/reviews.requests.ts';
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
