import { BellRing, Contact, History } from 'lucide-react';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import type { ClientNudgeActor } from '#machines/reviews/assign/client-nudge.machine.ts';
import { getNudgeBlock, type ClientRow } from '#machines/reviews/assign/client-row.ts';
import type { NudgeHistoryActor } from '#machines/reviews/assign/nudge-history.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

interface ClientRowActionsProps {
  row: ClientRow;
  assignment: ClientAssignmentActor;
  nudge: ClientNudgeActor;
  history: NudgeHistoryActor;
  now: () => number;
}

/** Whom a reminder of a row goes to. */
export const toTarget = ({ assignmentId, clientContactName, employeeName }: ClientRow) => ({
  assignmentId: assignmentId ?? '',
  contactName: clientContactName,
  employeeName,
});

/** Assigns a contact, reminds them, and shows the reminders; each blocked action has its reason. */
export function ClientRowActions({ row, assignment, nudge, history, now }: ClientRowActionsProps) {
  const text = useText('reviewAssign');
  const records = useText('records');
  const format = useFormat();
  const { employeeName: name, assignmentBlock } = row;
  const block = getNudgeBlock(row, now());
  const time = format.dateTime(row.assignment?.nextNudgeOn ?? new Date(0).toISOString());
  const histories = useBlocked('reviews.viewNudgeHistory');
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Contact aria-hidden="true" />}
        aria-label={text('assignFor', { name })}
        blockedBecause={assignmentBlock && text(`block_${assignmentBlock}`)}
        onPress={() => assignment.send({ type: 'contact.open', rows: [row] })}
      />
      <Menu label={records('moreActions', { name })} placement="bottom end">
        <MenuItem
          icon={<BellRing />}
          blockedBecause={block && text(`nudge_${block}`, { time })}
          onAction={() => nudge.send({ type: 'nudge.open', targets: [toTarget(row)] })}
        >
          {text('nudge')}
        </MenuItem>
        <MenuItem
          icon={<History />}
          blockedBecause={histories.reason}
          onAction={() => history.send({ type: 'history.open', review: row })}
        >
          {text('history')}
        </MenuItem>
      </Menu>
    </>
  );
}
