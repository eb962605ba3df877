import type { ReactNode } from 'react';
import type { Days } from '#machines/clockwork-analytics/team-hours.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/record-link.tsx';
import { addressOf } from '#page/addresses.ts';

interface HoursLinkProps {
  employeeId: string;
  name: string;
  days: Days;
  /** The person's own employee record. */
  own: string | null;
  children: ReactNode;
}

/**
 * Leads to the time report of a person and these days, for whoever may see it: it is one's own, or
 * that of everybody.
 */
export function HoursLink({ employeeId, name, days, own, children }: HoursLinkProps) {
  const text = useText('clockworkAnalytics');
  const report = useBlocked('timereport.basic');
  const everybody = useBlocked('clockwork.centralizedClockwork');
  if (report.isBlocked || (everybody.isBlocked && employeeId !== own)) return children;
  const filters = {
    ...(employeeId !== own && { 'filter.employee': employeeId }),
    'filter.fromDate': days.start,
    'filter.toDate': days.end,
  };
  return (
    <RecordLink address={addressOf('/timeReport', null, filters)} title={text('hoursOf', { name })}>
      {children}
    </RecordLink>
  );
}
