import { useActorRef } from '@xstate/react';
import * as v from 'valibot';
import { earlierReviewMachine } from '#machines/reviews/execute/earlier-review.machine.ts';
import type { Review } from '#machines/reviews/execute/review.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { EarlierReviewScreen } from './earlier-review.screen.tsx';

const name = 'sinceLastReview';

/** The panel next to a review, open or closed as the person left it on this device. */
export function EarlierReviewPanel({ review }: { review: Review }) {
  const { id: subject } = usePage().workspace.profile;
  const actor = useActorRef(earlierReviewMachine, {
    input: { reviewId: review.id, isOpen: readChoice(subject, name, v.boolean()) ?? false },
  });
  useSendOnChange(actor, { type: 'review.changed', version: review.version });
  useTabReturn(actor);
  useOnline(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'network.returned' });
  });
  useEmitted(actor, { 'panel.toggled': ({ isOpen }) => persistChoice(subject, name, isOpen) });
  return <EarlierReviewScreen actor={actor} employeeName={review.employeeName} />;
}
