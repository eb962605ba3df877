import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { BookCheck, Check, Ellipsis, Send, Undo2 } from 'lucide-react';
import type { ReviewExecuteActor } from '#machines/reviews/execute/review-execute.machine.ts';
import type { ReviewPdfActor } from '#machines/reviews/execute/review-pdf.machine.ts';
import { getBlock, type Review } from '#machines/reviews/execute/review.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { Button } from '#ui/controls/button.tsx';
import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useFocusOnClose } from '#ui/hooks/use-focus-on-close.ts';
import type { ReviewMenuProps } from './review-menu.tsx';
import { useBlockText } from './use-block-text.ts';

const ReviewMenu = onDemand<ReviewMenuProps>(() =>
  import('./review-menu.tsx').then((module) => module.ReviewMenu),
);

interface ReviewActionsProps {
  actor: ReviewExecuteActor;
  pdf: ReviewPdfActor;
  review: Review;
  /** Opens another page. */
  onOpen: (address: Address) => void;
}

/** Reasons that belong to someone else's work: the button would never be theirs. */
const foreign: ReadonlySet<string | null> = new Set(['NotYourRelease', 'OwnReview']);

/**
 * What a person can do with a review. An action that is not possible says why; one that is always
 * someone else's is left out. Source: REVW-045.
 */
export function ReviewActions({ actor, pdf, review, onOpen }: ReviewActionsProps) {
  const text = useText('reviewExecute');
  const isBusy = useSelector(actor, (state) => state.matches({ content: { work: 'flushing' } }));
  const children = useSelector(actor, (state) => state.children);
  const { promotion, delivery, rejection, acknowledgement } = children;
  const first = useRef<HTMLDivElement>(null);
  const dialogs = [promotion, delivery, rejection, acknowledgement];
  const isOpen = dialogs.some((child) => child !== undefined);
  useFocusOnClose(isOpen, () => first.current?.querySelector('button') ?? null);
  const isMaking = useSelector(pdf, (state) => state.hasTag('busy'));
  const why = useBlockText(review);
  const canPromote = getBlock(review, 'Promote') === null;
  const isForeign = foreign.has(getBlock(review, 'Deliver'));
  const isLast = getBlock(review, 'Promote') === 'LastStep';
  return (
    <div ref={first} style={{ display: 'contents' }}>
      <Button
        icon={<Undo2 aria-hidden="true" />}
        blockedBecause={why('Reject')}
        onPress={() => actor.send({ type: 'REJECT' })}
      >
        {text('sendBack')}
      </Button>
      {!isForeign && (
        <Button
          variant={canPromote ? 'secondary' : 'primary'}
          icon={<Check aria-hidden="true" />}
          blockedBecause={why('Deliver')}
          onPress={() => actor.send({ type: 'DELIVER' })}
        >
          {text('deliver')}
        </Button>
      )}
      {!isLast && (
        <Button
          variant="primary"
          icon={<Send aria-hidden="true" />}
          blockedBecause={why('Promote')}
          isPending={isBusy}
          pendingLabel={text('saving')}
          onPress={() => actor.send({ type: 'PROMOTE' })}
        >
          {text('submit')}
        </Button>
      )}
      {review.isReviewAcknowledgeable && (
        <Button
          variant="primary"
          icon={<BookCheck aria-hidden="true" />}
          onPress={() => actor.send({ type: 'ACKNOWLEDGE' })}
        >
          {text('acknowledge')}
        </Button>
      )}
      <MenuButton
        list={ReviewMenu}
        trigger={
          <Button
            icon={<Ellipsis aria-hidden="true" />}
            aria-label={text('moreActions')}
            isPending={isMaking}
            pendingLabel={text('saving')}
          />
        }
      >
        <ReviewMenu pdf={pdf} review={review} onOpen={onOpen} />
      </MenuButton>
    </div>
  );
}
