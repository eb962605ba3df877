import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import type { Address } from './address.ts';
import { RecordLink } from './record-link.tsx';
import { useMayReport } from './use-hours.ts';

interface HoursLinkProps {
  /** The time report that it leads to; null for none. */
  address: Address | null;
  /** Whose it is, or of what. */
  name: string;
  isOwn?: boolean;
  children: ReactNode;
}

/** Leads to time, for whoever may see it: it is one's own, or that of others. */
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
