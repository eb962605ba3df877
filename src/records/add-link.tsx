import { Plus } from 'lucide-react';
import type { Address } from './address.ts';
import { LinkButton } from './link-button.tsx';

/** Leads to the form of a new record: the main thing to do on a list. */
export function AddLink({ address, children }: { address: Address; children: string }) {
  return (
    <LinkButton address={address} variant="primary" icon={<Plus aria-hidden="true" />}>
      {children}
    </LinkButton>
  );
}
