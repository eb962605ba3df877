import { Plus } from 'lucide-react';
import type { Address } from '../form/address.ts';
import { LinkButton } from '../link-button.tsx';

/** Links to the form of a new record: the primary action of a list. */
export function AddLink({ address, children }: { address: Address; children: string }) {
  return (
    <LinkButton
      address={address}
      effect="changing"
      variant="primary"
      icon={<Plus aria-hidden="true" />}
    >
      {children}
    </LinkButton>
  );
}
