import type { ListActor } from '#machines/lists/create-list.ts';
import { vendorFields, type Vendor } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/add-link.tsx';
import type { Address } from '#records/address.ts';
import { DeleteQuestion } from '#records/delete-question.tsx';
import { PageHead } from '#records/page-head.tsx';
import { RecordGrid, type ListPlace } from '#records/record-grid.tsx';
import { RowActions } from '#records/row-actions.tsx';
import { ListUndo } from '#records/undo-offer.tsx';
import { vendorAddresses } from '#page/addresses.ts';
import { useVendorColumns } from './use-vendor-columns.tsx';

export interface VendorListScreenProps extends ListPlace {
  actor: ListActor<Vendor>;
  onCopyAddress: (address: Address) => void;
}

/** Whom the tenant buys from. Source: document 1, sections 1 and 2. */
export function VendorListScreen(props: VendorListScreenProps) {
  const { actor, onCopyAddress, ...place } = props;
  const text = useText('vendors');
  const columns = useVendorColumns();
  const add = <AddLink address={vendorAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Vendor) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <ListUndo actor={actor} nameOf={({ name }) => name} />
      <RecordGrid
        {...place}
        actor={actor}
        label={text('title')}
        exportName="vendors"
        fields={vendorFields}
        columns={columns}
        onDeleteKey={remove}
        emptyAction={add}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            addresses={vendorAddresses}
            onCopyAddress={onCopyAddress}
            onDelete={() => remove(row)}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={() => text('deleteTitle')} />
    </>
  );
}
