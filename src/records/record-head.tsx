import type { Address, RecordAddresses } from './address.ts';
import { PageHead } from './page-head.tsx';
import { usePassedName } from './told-by-address.ts';
import { ViewActions } from './view-actions.tsx';

/** What a view says of itself, whether its record is read or not. */
export interface ViewHead {
  id: string;
  /** What kind of record it is, as long as nobody knows what it is called. */
  kind: string;
  /** Of the list that it stands in. */
  listTitle: string;
  addresses: RecordAddresses;
  /** The button that leads to the list: Back, or Cancel where the documents name it. */
  leave?: 'back' | 'cancel' | undefined;
  /** False where the person may not copy it, or edit it. */
  hasCopy?: boolean | undefined;
  hasEdit?: boolean | undefined;
  onCopyAddress: (address: Address) => void;
}

/**
 * The head of a record that is read: its name, its place, and what can be done with it. It stands
 * from the first moment on, also where the record cannot be read.
 */
export function RecordHead({ name, kind, listTitle, ...view }: ViewHead & { name: string | null }) {
  const passedName = usePassedName();
  const list = { title: listTitle, to: view.addresses.list.to };
  return (
    <PageHead title={name ?? passedName ?? kind} above={[list]}>
      <ViewActions {...view} />
    </PageHead>
  );
}
