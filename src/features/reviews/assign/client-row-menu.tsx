import { BellRing, History } from 'lucide-react';
import type { ClientNudgeActor } from '#machines/reviews/assign/client-nudge.machine.ts';
import { getNudgeBlock, type ClientRow } from '#machines/reviews/assign/client-row.ts';
import type { NudgeHistoryActor } from '#machines/reviews/assign/nudge-history.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { toTarget } from './nudge-target.ts';

export interface ClientRowMenuProps {
  row: ClientRow;
  nudge: ClientNudgeActor;
  history: NudgeHistoryActor;
  now: () => number;
}

/** Reminds the contact of a row, and shows the reminders; a blocked action has its reason. */
export function ClientRowMenu({ row, nudge, history, now }: ClientRowMenuProps) {
  const text = useText('reviewAssign');
  const records = useText('records');
  const format = useFormat();
  const block = getNudgeBlock(row, now());
  const time = format.dateTime(row.assignment?.nextNudgeOn ?? new Date(0).toISOString());
  const histories = useBlocked('reviews.viewNudgeHistory');
  return (
    <Menu label={records('moreActions', { name: row.employeeName })} placement="bottom end">
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
  );
}
