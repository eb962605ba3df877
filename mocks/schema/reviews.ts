import { getActor, getPlace } from '../common/reviews/rules.ts';
import { getSortKey } from '../store/sort-key.ts';
import type { Derivation, Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { Employee } from '../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../store/world/reviews.ts';

type Reading = Pick<Scope<World>, 'get' | 'query'>;
type Querying = Pick<Scope<World>, 'query'>;
type Place = Pick<ReviewRecord, 'id' | 'place' | 'position'>;

/** What the lists of reviews show, filter and sort of other records. Source: REVW-048. */
export const computedReviews: Derivation<World, ReviewRecord> = {
  compute: async (scope, review) => {
    const [cycle, reviewee] = await Promise.all([
      scope.get('reviewCycles', review.cycleId),
      scope.get('employees', review.revieweeId),
    ]);
    if (!cycle) return {};
    const designation =
      reviewee?.designationId && (await scope.get('designations', reviewee.designationId));
    const [meeting] = await scope.query('reviewMeetings', { where: { reviewId: review.id } });
    const hasClient = await isClientAssigned(scope, { cycle, review });
    const actors = await findActors(scope, review, reviewee);
    const revieweeName = reviewee?.fullName ?? '';
    const step = cycle.steps[review.stepIndex];
    const place = getPlace(cycle.id, review.stepIndex);
    const position = `${getSortKey(revieweeName)} ${review.id}`;
    return {
      revieweeName,
      revieweeImageUrl: reviewee?.profileImageUrl ?? null,
      designation: designation ? designation.name : '',
      cycleName: cycle.cycleName,
      period: cycle.period,
      year: cycle.year,
      teamId: cycle.teamId,
      startDate: cycle.startDate,
      endDate: cycle.endDate,
      isArchived: cycle.isArchived,
      stepId: step?.stepId ?? '',
      stepName: step?.stepName ?? '',
      stepIds: cycle.steps.map(({ stepId }) => stepId).join(' '),
      meetingStatus: meeting?.status ?? null,
      hasClient,
      ...actors,
      actor: getActor({ cycle, review: { ...review, ...actors }, hasClient }),
      cycleStatus: `${cycle.id} ${review.status}`,
      place,
      position,
      ...(await findNeighbours(scope, { id: review.id, place, position })),
    };
  },
  from: {
    employees: {
      fields: ['fullName', 'profileImageUrl', 'designationId', 'isActive', 'reportingToId'],
      where: async ({ id }, scope) => {
        const reports = await scope.query('employees', { where: { reportingToId: id } });
        return [
          { revieweeId: [id, ...reports.map((employee) => employee.id)] },
          { reportingToId: id },
          { clientInterfacerId: id },
        ];
      },
    },
    designations: {
      fields: ['name'],
      where: async ({ id }, scope) => {
        const employees = await scope.query('employees', { where: { designationId: id } });
        return [{ revieweeId: employees.map((employee) => employee.id) }];
      },
    },
    // Its steps never change.
    reviewCycles: {
      fields: ['cycleName', 'period', 'year', 'teamId', 'startDate', 'endDate', 'isArchived'],
      where: ({ id }) => [{ cycleId: id }],
    },
    reviewMeetings: {
      fields: ['reviewId', 'status'],
      where: ({ reviewId }) => [{ id: reviewId }],
    },
    clientReviews: {
      fields: ['reviewId', 'assignmentId'],
      where: ({ reviewId }) => [{ id: reviewId }],
    },
    clientAssignments: {
      fields: ['stepId', 'clientContactId'],
      where: async ({ id }, scope) => [{ id: await listReviewIds(scope, [id]) }],
    },
    clientContacts: {
      fields: ['id'],
      where: async ({ id: clientContactId }, scope) => {
        const assigned = await scope.query('clientAssignments', { where: { clientContactId } });
        const ids = assigned.map(({ id }) => id);
        return [{ id: await listReviewIds(scope, ids) }];
      },
    },
    reviews: {
      fields: ['place', 'position'],
      where: async (review, scope) => {
        const { previousId, nextId } = await findNeighbours(scope, review);
        return [{ id: [previousId, nextId].filter((id) => id !== null) }];
      },
    },
  },
};

/** Who acts in a review for people who have left, and whether the reviewee has. */
async function findActors(
  scope: Reading,
  { revieweeId, reportingToId, clientInterfacerId, status }: ReviewRecord,
  reviewee: Employee | undefined,
) {
  const isEmployed = async (id: string): Promise<boolean> =>
    (await scope.get('employees', id))?.isActive ?? false;
  const presentId = reviewee?.reportingToId ?? null;
  const managerIds = reportingToId === null ? [] : [reportingToId, presentId];
  const find = async (ids: readonly (string | null)[]): Promise<string | null> => {
    for (const id of ids) {
      if (id !== null && id !== revieweeId && (await isEmployed(id))) return id;
    }
    return null;
  };
  const managerId = await find(managerIds);
  const interfacerIds = clientInterfacerId === null ? [] : [clientInterfacerId, managerId];
  return {
    managerId,
    interfacerId: await find(interfacerIds),
    isClosed: reviewee?.isActive === false && status !== 'Delivered',
  };
}

/** Whether an existing client contact is assigned to a review at its step. */
async function isClientAssigned(
  scope: Reading,
  { cycle, review }: { cycle: ReviewCycleRecord; review: ReviewRecord },
): Promise<boolean> {
  const step = cycle.steps[review.stepIndex];
  if (step?.executorType !== 'Client') return false;
  const requested = await scope.query('clientReviews', { where: { reviewId: review.id } });
  const assignments = await Promise.all(
    requested.map(({ assignmentId }) => scope.get('clientAssignments', assignmentId)),
  );
  const current = assignments.find((assignment) => assignment?.stepId === step.stepId);
  const contact = current && (await scope.get('clientContacts', current.clientContactId));
  return contact !== undefined;
}

async function listReviewIds(scope: Querying, assignmentIds: string[]): Promise<string[]> {
  const found = await Promise.all(
    assignmentIds.map((assignmentId) => scope.query('clientReviews', { where: { assignmentId } })),
  );
  return found.flat().map(({ reviewId }) => reviewId);
}

/** The reviews before and after a review at its place; it may still be stored at another one. */
async function findNeighbours(scope: Querying, { id, place, position }: Place) {
  if (place === undefined || position === undefined) return { previousId: null, nextId: null };
  const next = {
    where: { place, position: { from: position } },
    order: { by: 'position' },
  } as const;
  const previous = {
    where: { place, position: { below: position } },
    order: { by: 'position', direction: 'descending' },
  } as const;
  const isOther = (review: ReviewRecord) => review.id !== id;
  // The first of two may be the review itself.
  const before = await scope.query('reviews', { ...previous, limit: 2 });
  const after = await scope.query('reviews', { ...next, limit: 2 });
  return {
    previousId: before.find(isOther)?.id ?? null,
    nextId: after.find(isOther)?.id ?? null,
  };
}
