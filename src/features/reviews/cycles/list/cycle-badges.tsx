import type { Schema } from '#openapi/client/index.ts';
import type { CycleStatus } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { StyleBadge } from '../../shared/style-badge.tsx';

type Legend = Schema<'ReviewLegend'>;
type ReviewStatus = Schema<'ReviewStatus'>;

/** The styles until the tenant has selected others, as in the settings. */
const defaults: Readonly<Record<CycleStatus | ReviewStatus, Legend['style']>> = {
  NotStarted: 'secondary',
  Answered: 'info',
  Promoted: 'primary',
  Rejected: 'danger',
  Delivered: 'success',
  InProgress: 'primary',
  Completed: 'success',
  Archived: 'warning',
};

interface CycleBadgeProps {
  status: CycleStatus;
  /** Null until they are loaded. */
  legends?: readonly Legend[] | null;
}

/** The status of a cycle. Source: REVW-054. */
export function CycleBadge({ status, legends = null }: CycleBadgeProps) {
  const text = useText('reviews');
  const style = legends?.find((legend) => legend.status === status)?.style ?? defaults[status];
  return <StyleBadge style={style}>{text(`cycleStatus_${status}`)}</StyleBadge>;
}

/** The status of a review. Source: REVW-054. */
export function ReviewBadge({ status }: { status: ReviewStatus }) {
  const text = useText('reviews');
  return <StyleBadge style={defaults[status]}>{text(`status_${status}`)}</StyleBadge>;
}
