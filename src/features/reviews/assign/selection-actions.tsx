import { useSelector } from '@xstate/react';
import { BellRing, Contact } from 'lucide-react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import type { ClientNudgeActor } from '#machines/reviews/assign/client-nudge.machine.ts';
import { getNudgeBlock, type ClientRow } from '#machines/reviews/assign/client-row.ts';
import { useText } from '#i18n/text.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { toTarget } from './nudge-target.ts';

interface SelectionActionsProps {
  actor: ListActor<ClientRow>;
  assignment: ClientAssignmentActor;
  nudge: ClientNudgeActor;
  now: () => number;
}

/** Assigns a contact to all selected reviews, or reminds all of their contacts who wait. */
export function SelectionActions({ actor, assignment, nudge, now }: SelectionActionsProps) {
  const text = useText('reviewAssign');
  const rows = useSelector(actor, ({ context }) => context.selection);
  const targets = rows.filter((row) => getNudgeBlock(row, now()) === null).map(toTarget);
  const isAssignable = rows.some((row) => row.isReviewClientAssignable);
  return (
    <BulkBar actor={actor} canDelete={false}>
      <Button
        size="small"
        icon={<Contact aria-hidden="true" />}
        blockedBecause={isAssignable ? null : text('nothingAssignable')}
        onPress={() => assignment.send({ type: 'contact.open', rows })}
      >
        {text('assign')}
      </Button>
      <Button
        size="small"
        icon={<BellRing aria-hidden="true" />}
        blockedBecause={targets.length > 0 ? null : text('nobodySelected')}
        onPress={() => nudge.send({ type: 'nudge.open', targets })}
      >
        {text('nudge')}
      </Button>
    </BulkBar>
  );
}
