import { useNavigate } from '@tanstack/react-router';
import { BellRing, Contact, Handshake, PackageCheck, UserMinus } from 'lucide-react';
import type { CycleDialogsActor } from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import { toMember } from '#machines/reviews/cycles/people/cycle-people.ts';
import type { CycleDetail, Reviewee } from '#machines/reviews/cycles/cycle.ts';
import type { ReviewActionActor } from '#machines/reviews/cycles/people/review-action.machine.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { useCycleBlocks } from '../use-cycle-blocks.ts';

export interface RevieweeMenuProps {
  detail: CycleDetail;
  reviewee: Reviewee;
  dialogs: CycleDialogsActor;
  reviewActions: ReviewActionActor;
}

/** What can be done with one review of a cycle. */
export function RevieweeMenu({ detail, reviewee, dialogs, reviewActions }: RevieweeMenuProps) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const navigate = useNavigate();
  const { reviewCycle: cycle, steps } = detail;
  const blocks = useCycleBlocks(cycle);
  const clientStep = steps.find(({ executorType }) => executorType === 'Client');
  const nudge = useBlocked('cycle.basic', reviewee.waitingFor === null && text('waitsForNobody'));
  const contacts = useBlocked('reviews.basic', !clientStep && text('noClientStep'));
  const removal = blocks.change ?? (reviewee.isRemovable ? null : text('cantRemove'));
  return (
    <Menu label={records('moreActions', { name: reviewee.employeeName })} placement="bottom end">
      <MenuItem
        icon={<BellRing />}
        blockedBecause={nudge.reason}
        onAction={() => reviewActions.send({ type: 'reviews.nudge', rows: [reviewee] })}
      >
        {text('nudge')}
      </MenuItem>
      <MenuItem
        icon={<PackageCheck />}
        blockedBecause={cycle.status === 'Archived' ? text('isArchived') : null}
        onAction={() => reviewActions.send({ type: 'reviews.deliver', rows: [reviewee] })}
      >
        {text('deliver')}
      </MenuItem>
      <MenuItem
        icon={<Contact />}
        blockedBecause={contacts.reason}
        onAction={() => {
          const stepId = clientStep?.stepId ?? '';
          void navigate(reviewAddresses.assign({ cycleId: cycle.id, stepId }));
        }}
      >
        {text('clientContacts')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Handshake />}
        blockedBecause={blocks.change}
        onAction={() =>
          dialogs.send({ type: 'interfacer.edit', member: toMember(cycle, reviewee) })
        }
      >
        {text('setInterfacer')}
      </MenuItem>
      <MenuItem
        icon={<UserMinus />}
        tone="danger"
        blockedBecause={removal}
        onAction={() => dialogs.send({ type: 'member.remove', member: toMember(cycle, reviewee) })}
      >
        {text('removeMember')}
      </MenuItem>
    </Menu>
  );
}
