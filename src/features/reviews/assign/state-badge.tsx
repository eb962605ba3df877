import type { ClientRow } from '#machines/reviews/assign/client-row.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { isolate } from '#ui/controls/isolate.tsx';

interface StateBadgeProps {
  row: ClientRow;
  toDay: (timestamp: string) => string;
}

/** For what a review waits at the client's step, or why it does not. */
export function StateBadge({ row, toDay }: StateBadgeProps) {
  const text = useText('reviewAssign');
  const { submittedOn, waitingSince, assignmentBlock: block } = row;
  if (submittedOn !== null) {
    return (
      <Badge tone="success">{isolate(text('state_submitted', { date: toDay(submittedOn) }))}</Badge>
    );
  }
  if (block !== null) return <Badge>{text(`short_${block}`)}</Badge>;
  if (!row.isAtStep) return <Badge>{text('state_notAtStep')}</Badge>;
  if (row.assignment === null) return <Badge tone="warning">{text('state_unassigned')}</Badge>;
  return waitingSince === null ? null : (
    <Badge tone="info">{isolate(text('state_waiting', { date: toDay(waitingSince) }))}</Badge>
  );
}
