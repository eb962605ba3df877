import { Copy, Trash2 } from 'lucide-react';
import type { EngagementDialogsActor } from '#machines/engagements/list/engagement-dialogs.machine.ts';
import type { EngagementRow } from '#machines/engagements/list/engagement-row.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';

interface EngagementRowActionsProps {
  row: EngagementRow;
  dialogs: EngagementDialogsActor;
}

/** Starts a copy of an engagement, and deletes it; the prospect is the link that opens it. */
export function EngagementRowActions({ row, dialogs }: EngagementRowActionsProps) {
  const text = useText('engagementList');
  const { reason } = useBlocked('engagements.edit');
  const { name } = row;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Copy aria-hidden="true" />}
        aria-label={text('duplicateRow', { name })}
        blockedBecause={reason}
        onPress={() => dialogs.send({ type: 'engagement.duplicate', row })}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={text('deleteRow', { name })}
        blockedBecause={reason}
        onPress={() => dialogs.send({ type: 'engagement.delete', row })}
      />
    </>
  );
}
