import { encloseId } from '../common/search-keys.ts';
import type { Derivation, Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { ReviewNudgeRecord } from '../store/world/review-contacts.ts';
import type {
  ReviewCycleRecord,
  ReviewFormRecord,
  ReviewStepRecord,
  ReviewWorkflowRecord,
} from '../store/world/reviews.ts';

type Reading = Pick<Scope<World>, 'get' | 'query'>;

/** What the list of cycles shows, filters and sorts of other records. Source: REVW-008. */
export const computedReviewCycles: Derivation<World, ReviewCycleRecord> = {
  compute: async (scope, { id, teamId, startDate }) => {
    const team = teamId === null ? undefined : await scope.get('teams', teamId);
    const revieweeCount = await scope.count('reviews', { cycleId: id });
    const deliveredCount = await scope.count('reviews', { cycleId: id, status: 'Delivered' });
    const closedCount = await scope.count('reviews', { cycleId: id, isClosed: true });
    const isCompleted = revieweeCount > 0 && deliveredCount + closedCount === revieweeCount;
    return {
      teamName: team?.teamName ?? '',
      revieweeCount,
      deliveredCount,
      isCompleted,
      progress: `${isCompleted ? 'Completed' : 'Open'} ${startDate}`,
    };
  },
  from: {
    teams: { fields: ['teamName'], where: ({ id }) => [{ teamId: id }] },
    reviews: {
      fields: ['status', 'cycleId', 'isClosed'],
      where: ({ cycleId }) => [{ id: cycleId }],
    },
  },
};

/** Whether a cycle uses a workflow. Source: REVW-006. */
export const computedReviewWorkflows: Derivation<World, ReviewWorkflowRecord> = {
  compute: async (scope, { id }) => {
    const cycles = await scope.query('reviewCycles', { where: { workflowId: id }, limit: 1 });
    return { isInUse: cycles.length > 0 };
  },
  from: {
    reviewCycles: { fields: ['workflowId'], where: ({ workflowId }) => [{ id: workflowId }] },
  },
};

/** Whether a workflow uses a form. Source: REVW-004. */
export const computedReviewForms: Derivation<World, ReviewFormRecord> = {
  compute: async (scope, { id }) => ({
    isInUse: (await listUses(scope)).some(({ formId }) => formId === id),
  }),
  from: {
    reviewWorkflows: {
      fields: ['steps'],
      where: ({ steps }) => [{ id: steps.flatMap(({ formId }) => formId ?? []) }],
    },
  },
};

/** Whether a workflow uses a step. Source: REVW-023. */
export const computedReviewSteps: Derivation<World, ReviewStepRecord> = {
  compute: async (scope, { id }) => ({
    isInUse: (await listUses(scope)).some(({ stepId }) => stepId === id),
  }),
  from: {
    reviewWorkflows: {
      fields: ['steps'],
      where: ({ steps }) => [{ id: steps.map(({ stepId }) => stepId) }],
    },
  },
};

/** The steps and forms that workflows use. */
const listUses = async (scope: Reading) =>
  (await scope.query('reviewWorkflows')).flatMap(({ steps }) => steps);

/** The text in which a review of a nudge is found. Source: REVW-082. */
export const computedReviewNudges: Derivation<World, ReviewNudgeRecord> = {
  compute: async (_scope, { reviewIds }) => ({
    reviewText: reviewIds.map(encloseId).join(''),
  }),
  from: {},
};
