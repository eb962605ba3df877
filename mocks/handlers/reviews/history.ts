import type { components } from '@atrium/contract/generated/types.ts';
import type { Case } from '../../common/reviews/cases.ts';
import type { ReviewContext } from '../../common/reviews/review-context.ts';
import { rejectionsFor } from './view.ts';

type Entry = components['schemas']['ReviewHistoryEntry'];

/**
 * What happened to a review, newest last. Those who may not read why it was sent back find only the
 * steps that it entered. Source: REVW-D40.
 */
export function historyFor(of: Case, ctx: Pick<ReviewContext, 'me'>): Entry[] {
  const { cycle, review, reviewee } = of;
  const names = new Map(cycle.steps.map(({ stepId, stepName }) => [stepId, stepName]));
  const stepName = cycle.steps[review.stepIndex]?.stepName ?? '';
  const nameless = { byName: '', reason: '' };
  const rejected = rejectionsFor(of, ctx).map((each): Entry => ({
    on: each.rejectedOn,
    kind: 'Rejected',
    stepName: each.stepName,
    byName: each.rejectedByName,
    reason: each.rejectedReason,
  }));
  const entered = review.stepEntries.map(({ stepId, enteredOn }): Entry => ({
    on: enteredOn,
    kind: 'Entered',
    stepName: names.get(stepId) ?? '',
    ...nameless,
  }));
  const { deliveredOn, acknowledgedOn = null } = review;
  const delivered: Entry[] =
    deliveredOn === null ? [] : [{ on: deliveredOn, kind: 'Delivered', stepName, ...nameless }];
  const acknowledged: Entry[] =
    acknowledgedOn === null
      ? []
      : [
          {
            on: acknowledgedOn,
            kind: 'Acknowledged',
            stepName,
            ...nameless,
            byName: reviewee.fullName,
          },
        ];
  // A rejection comes before the step that it leads to, which is entered at the same time.
  const entries = [...rejected.toReversed(), ...entered, ...delivered, ...acknowledged];
  return entries.toSorted((a, b) => Date.parse(a.on) - Date.parse(b.on));
}
