import { useSelector } from '@xstate/react';
import { Contact, FileDown } from 'lucide-react';
import type { ReviewPdfActor } from '#machines/reviews/execute/review-pdf.machine.ts';
import type { Review } from '#machines/reviews/list/review-list.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { IconLink } from '#records/link-button.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ReviewRowActionsProps {
  review: Review;
  pdf: ReviewPdfActor;
}

/** Opens the client contacts of a review, and downloads it; the server says what is possible. Source: REVW-045. */
export function ReviewRowActions({ review, pdf }: ReviewRowActionsProps) {
  const text = useText('reviewList');
  const blocks = useText('reviewExecute');
  const isPending = useSelector(
    pdf,
    (state) => state.hasTag('busy') && state.context.requested?.id === review.id,
  );
  const { id, cycleId, clientStepId, employeeName: name, isReviewDownloadable } = review;
  const isAssignable = review.isReviewClientAssignable || review.isMakeClientAssignment;
  const getReason = (action: 'Download' | 'AssignClient') => {
    const block = review.blockedActions.find((each) => each.action === action);
    return block ? blocks(`block_${block.reason}`) : null;
  };
  const contacts = {
    label: text('openContacts', { name }),
    icon: <Contact aria-hidden="true" />,
  };
  return (
    <>
      {isAssignable && clientStepId !== null ? (
        <IconLink
          {...contacts}
          address={reviewAddresses.assign({ cycleId, stepId: clientStepId })}
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={contacts.icon}
          aria-label={contacts.label}
          blockedBecause={getReason('AssignClient')}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        icon={<FileDown aria-hidden="true" />}
        aria-label={text('downloadPdf', { name })}
        isPending={isPending}
        effect="reading"
        blockedBecause={isReviewDownloadable ? null : getReason('Download')}
        onPress={() => pdf.send({ type: 'EXPORT', requested: { id, name } })}
      />
    </>
  );
}
