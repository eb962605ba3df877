import { CalendarX2, TriangleAlert } from 'lucide-react';
import type { EngagementRow } from '#machines/engagements/list/engagement-row.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';

/** That nothing is planned next, and that actuals are past the threshold. */
export function EngagementMarks({ row }: { row: EngagementRow }) {
  const text = useText('engagementList');
  return (
    <>
      {!row.isNextPlanned && (
        <Badge tone="warning" icon={<CalendarX2 aria-hidden="true" />}>
          {text('nothingPlanned')}
        </Badge>
      )}
      {row.isOverThreshold && (
        <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
          {text('overThreshold')}
        </Badge>
      )}
    </>
  );
}
