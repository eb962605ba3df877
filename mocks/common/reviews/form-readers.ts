import type { components } from '@atrium/contract/generated/types.ts';
import type { CycleStepRecord, ReviewRecord } from '../../store/world/reviews.ts';
import { readableByParts, type Part, type ReviewCase } from './rules.ts';

type Contract = components['schemas'];
type Reader = Contract['FormReader'];

/** The names of those who take part in a review; empty for a contact that the caller may not know. */
export interface ReaderNames {
  reviewee: string;
  /** Empty if administrators carry out the manager steps. */
  manager: string;
  /** Empty if the manager or the administrators deal with the client. */
  interfacer: string;
  client: string;
}

/**
 * Who reads the answers of a step, and from when on. It is derived from the rule that protects them,
 * applied to the review as it is, submitted, delivered, and delivered to all, so that the screen
 * never promises less than the server shows.
 */
export function getFormReaders(
  of: Pick<ReviewCase, 'cycle' | 'review'>,
  step: CycleStepRecord,
  names: ReaderNames,
): Reader[] {
  const people: readonly (readonly [Reader['part'] & Part, string, boolean])[] = [
    ['Reviewee', names.reviewee, true],
    ['ReportingTo', names.manager, names.manager !== ''],
    ['ClientInterfacer', names.interfacer, names.interfacer !== ''],
    ['PaAdmin', '', true],
  ];
  const readers = people.flatMap(([part, name, exists]) => {
    const readsFrom = exists ? findReadsFrom(of, step, new Set<Part>([part])) : undefined;
    return readsFrom ? [{ part, name, readsFrom }] : [];
  });
  if (step.executorType !== 'Client') return readers;
  return [{ part: 'Client', name: names.client, readsFrom: 'Now' }, ...readers];
}

function findReadsFrom(
  { cycle, review }: Pick<ReviewCase, 'cycle' | 'review'>,
  step: CycleStepRecord,
  parts: ReadonlySet<Part>,
): Reader['readsFrom'] | undefined {
  const at = cycle.steps.indexOf(step);
  const submitted = {
    stepIndex: Math.max(review.stepIndex, at),
    isClientDone: true,
    isHandedIn: true,
  };
  const delivered = { status: 'Delivered', isDeliveredToAll: false } as const;
  const phases: readonly (readonly [Reader['readsFrom'], Partial<ReviewRecord>])[] = [
    ['Now', {}],
    ['Submission', submitted],
    ['Delivery', delivered],
    ['DeliveryToAll', { ...delivered, isDeliveredToAll: true }],
  ];
  const found = phases.find(([, changes]) =>
    readableByParts({ cycle, review: { ...review, ...changes } }, parts).includes(step),
  );
  return found?.[0];
}
