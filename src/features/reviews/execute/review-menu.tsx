import { FileDown, UserRound } from 'lucide-react';
import type { ReviewPdfActor } from '#machines/reviews/execute/review-pdf.machine.ts';
import type { Review } from '#machines/reviews/execute/review.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { useBlockText } from './use-block-text.ts';

export interface ReviewMenuProps {
  pdf: ReviewPdfActor;
  review: Review;
  /** Opens another page. */
  onOpen: (address: Address) => void;
}

/** The further actions on a review. */
export function ReviewMenu({ pdf, review, onOpen }: ReviewMenuProps) {
  const text = useText('reviewExecute');
  const why = useBlockText(review);
  const { id, cycleId, clientStepId, employeeName: name } = review;
  return (
    <Menu label={text('moreActions')} placement="bottom end">
      <MenuItem
        icon={<FileDown />}
        effect="reading"
        blockedBecause={why('Download')}
        onAction={() => pdf.send({ type: 'EXPORT', requested: { id, name } })}
      >
        {text('pdf')}
      </MenuItem>
      {clientStepId !== null && (
        <MenuItem
          icon={<UserRound />}
          blockedBecause={why('AssignClient')}
          onAction={() => onOpen(reviewAddresses.assign({ cycleId, stepId: clientStepId }))}
        >
          {text('clientContacts')}
        </MenuItem>
      )}
    </Menu>
  );
}
