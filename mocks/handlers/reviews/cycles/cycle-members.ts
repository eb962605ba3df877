import type { components } from '@atrium/contract/generated/types.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { Case } from '../../../common/reviews/cases.ts';
import type { ReviewContext } from '../../../common/reviews/review-context.ts';
import { getWaiting, loadReviewPeople } from '../../../common/reviews/review-people.ts';
import { getInterfacerId, getManagerId, getStep } from '../../../common/reviews/rules.ts';
import { isRemovable } from '../nudges/remove-reviews.ts';

type Member = components['schemas']['CycleMember'];

/** Reviewees of a cycle as the contract defines them. */
export async function loadMembers(ctx: ReviewContext, cases: readonly Case[]): Promise<Member[]> {
  const employees = await ctx.db.getMany(
    'employees',
    cases.flatMap(({ review }) =>
      [getManagerId(review) ?? [], getInterfacerId(review) ?? []].flat(),
    ),
  );
  const people = await loadReviewPeople(ctx, cases);
  return cases.map((of) => ({
    ...memberView(of, employees),
    ...getWaiting(of, people.getNames(of), ctx.today),
  }));
}

function memberView(of: Case, employees: ReadonlyMap<string, Employee>) {
  const { review, reviewee } = of;
  const step = getStep(of);
  const interfacerId = getInterfacerId(review);
  const getName = (id: string | null) => employees.get(id ?? '')?.fullName ?? '';
  return {
    reviewId: review.id,
    employeeId: review.revieweeId,
    employeeName: reviewee.fullName,
    employeeDesignation: of.designation,
    profileImageURL: reviewee.profileImageUrl,
    stepId: step.stepId,
    stepName: step.stepName,
    executorType: step.executorType,
    status: review.status,
    reportingToName: getName(getManagerId(review)),
    clientInterfacerId: interfacerId,
    clientInterfacerName: getName(interfacerId),
    isRemovable: isRemovable(review),
    isClosed: review.isClosed ?? false,
    deliveredOn: review.deliveredOn,
    acknowledgedOn: review.acknowledgedOn ?? null,
    meetingStatus: of.meetingStatus,
  };
}
