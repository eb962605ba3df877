import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import type { Address } from './address.ts';
import { useBlocked } from './blocked.tsx';
import { RecordLink } from './record-link.tsx';

interface HoursLinkProps {
  /** The time report that it leads to. */
  address: Address;
  name: string;
  isOwn: boolean;
  children: ReactNode;
}

/** Leads to the time of a person, for whoever may see it: it is one's own, or that of everybody. */
export function HoursLink({ address, name, isOwn, children }: HoursLinkProps) {
  const text = useText('analytics');
  const report = useBlocked('timereport.basic');
  const everybody = useBlocked('clockwork.centralizedClockwork');
  if (report.isBlocked || (everybody.isBlocked && !isOwn)) return children;
  return (
    <RecordLink address={address} title={text('hoursOf', { name })}>
      {children}
    </RecordLink>
  );
}
