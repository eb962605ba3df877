import type { components } from '@atrium/contract/generated/types.ts';
import { findClientReviews, type Case } from './cases.ts';
import type { ReaderNames } from './form-readers.ts';
import type { ReviewContext } from './review-context.ts';
import {
  clientInterfacer,
  dealsWithClient,
  getActor,
  getInterfacerId,
  getManagerId,
  getParts,
  getStep,
  paAdmin,
} from './rules.ts';

type Context = Pick<ReviewContext, 'db' | 'me' | 'today'>;
type Contract = components['schemas'];

/** The names of the people of some reviews, as the caller may know them. */
export interface ReviewPeople {
  getNames(of: Case): ReaderNames;
}

/** Loads the names of the managers, interfacers and client contacts of reviews. */
export async function loadReviewPeople(
  { db, me }: Context,
  cases: readonly Case[],
): Promise<ReviewPeople> {
  const employeeIds = cases.flatMap(({ review }) => [
    getManagerId(review),
    getInterfacerId(review),
  ]);
  const employees = await db.getMany('employees', new Set(employeeIds.filter((id) => id !== null)));
  const getEmployee = (id: string | null) => employees.get(id ?? '')?.fullName ?? '';
  const contacts = await loadContactNames(
    db,
    cases.filter((of) => dealsWithClient(getParts(of, me))),
  );
  return {
    getNames: (of) => {
      const managerId = getManagerId(of.review);
      const interfacerId = getInterfacerId(of.review);
      return {
        reviewee: of.reviewee.fullName,
        manager: getEmployee(managerId),
        interfacer: interfacerId === managerId ? '' : getEmployee(interfacerId),
        client: contacts.get(of.review.id) ?? '',
      };
    },
  };
}

/** The names of the contacts at the clients' steps that reviews are at, by the reviews' ids. */
async function loadContactNames(
  db: Context['db'],
  cases: readonly Case[],
): Promise<ReadonlyMap<string, string>> {
  const atClient = cases.filter((of) => getStep(of).executorType === 'Client');
  if (atClient.length === 0) return new Map();
  const requested = await findClientReviews(
    db,
    new Map(atClient.map((of) => [of.review.id, getStep(of).stepId])),
  );
  const contacts = await db.getMany(
    'clientContacts',
    [...requested.values()].map(({ assignment }) => assignment.clientContactId),
  );
  return new Map(
    [...requested].map(([id, { assignment }]) => [
      id,
      contacts.get(assignment.clientContactId)?.name ?? '',
    ]),
  );
}

type Waiting = Pick<Contract['PerformanceReview'], 'waitingFor' | 'waitingSince' | 'isOverdue'>;

/** For whom a review waits, since when, and whether its cycle should be over by now. */
export function getWaiting(of: Case, names: ReaderNames, today: string): Waiting {
  const { review, cycle } = of;
  const waitingFor = getWaitingFor(of, names);
  return {
    waitingFor,
    waitingSince: waitingFor && review.enteredStepOn,
    isOverdue: waitingFor !== null && today > cycle.endDate,
  };
}

function getWaitingFor(of: Case, names: ReaderNames): Contract['ReviewWaiting'] | null {
  const { review, cycle } = of;
  if (cycle.isArchived || review.isClosed || review.status === 'Delivered') return null;
  const isAtClient = getStep(of).executorType === 'Client' && !review.isClientDone;
  if (isAtClient && of.hasClient) return { part: 'Client', names: listNames(names.client) };
  switch (getActor(of)) {
    case null:
      return null;
    case paAdmin:
      return { part: 'PaAdmin', names: [] };
    case clientInterfacer:
      return { part: 'ClientInterfacer', names: listNames(names.interfacer || names.manager) };
    case review.revieweeId:
      return { part: 'Reviewee', names: [names.reviewee] };
    default:
      return { part: 'ReportingTo', names: listNames(names.manager) };
  }
}

const listNames = (name: string): string[] => (name === '' ? [] : [name]);
