import type { Address, RecordAddresses } from '../form/address.ts';
import { PageHead } from './page-head.tsx';
import { usePassedName } from '../form/use-passed-name.ts';
import { ViewActions } from './view-actions.tsx';

/** The props of a view's header, whether its record is loaded or not. */
export interface ViewHead {
  id: string;
  /** The kind of record, shown until its name is known. */
  kind: string;
  /** Title of the list that it belongs to. */
  listTitle: string;
  addresses: RecordAddresses;
  /** The button that leads to the list: Back, or Cancel if the requirements name it so. */
  leave?: 'back' | 'cancel' | undefined;
  /** False if the user may not copy or edit it. */
  hasCopy?: boolean | undefined;
  hasEdit?: boolean | undefined;
  onCopyAddress: (address: Address) => void;
}

/**
 * The header of a record's view: its name, breadcrumb and actions. It is shown from the start, also
 * if the record cannot be loaded.
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
