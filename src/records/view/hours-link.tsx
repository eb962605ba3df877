import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import type { Address } from '../form/address.ts';
import { RecordLink } from './record-link.tsx';
import { useMayReport } from '../report/use-hours.ts';

interface HoursLinkProps {
  /** The time report that it links to; null for none. */
  address: Address | null;
  /** The name of the employee, project or team. */
  name: string;
  isOwn?: boolean;
  children: ReactNode;
}

/** Links to a time report if the user may see it: their own, or that of others. */
export function HoursLink({ address, name, isOwn = false, children }: HoursLinkProps) {
  const text = useText('analytics');
  const mayReport = useMayReport(isOwn);
  if (!mayReport || address === null) return children;
  return (
    <RecordLink address={address} title={text('hoursLabel', { name })}>
      {children}
    </RecordLink>
  );
}
