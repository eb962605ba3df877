import type { Address, RecordAddresses } from './address.ts';
import { PageHead } from './page-head.tsx';
import { ViewActions } from './view-actions.tsx';

interface RecordHeadProps {
  id: string;
  /** What the record is called. */
  name: string;
  /** Of the list that it stands in. */
  listTitle: string;
  addresses: RecordAddresses;
  onCopyAddress: (address: Address) => void;
}

/** The head of a record that is read: its name, its place, and what can be done with it. */
export function RecordHead({ id, name, listTitle, addresses, onCopyAddress }: RecordHeadProps) {
  return (
    <PageHead title={name} above={[{ title: listTitle, to: addresses.list.to }]}>
      <ViewActions id={id} addresses={addresses} onCopyAddress={onCopyAddress} />
    </PageHead>
  );
}
