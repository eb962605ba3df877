import { vendorFields, type Vendor } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { DeleteQuestion } from '#records/delete-question.tsx';
import { RecordList, type ListScreenProps } from '#records/record-list.tsx';
import { ListUndo } from '#records/undo-offer.tsx';
import { vendorAddresses } from '#page/addresses.ts';
import { useVendorColumns } from './use-vendor-columns.tsx';

/** Whom the tenant buys from. Source: document 1, sections 1 and 2. */
export function VendorListScreen(props: ListScreenProps<Vendor>) {
  const { actor } = props;
  const text = useText('vendors');
  return (
    <RecordList
      {...props}
      text={text}
      addresses={vendorAddresses}
      exportName="vendors"
      fields={vendorFields}
      columns={useVendorColumns()}
      rowOf={({ id, name }) => ({ id, name })}
      question={<DeleteQuestion actor={actor} title={() => text('deleteTitle')} />}
    >
      <ListUndo actor={actor} nameOf={({ name }) => name} />
    </RecordList>
  );
}
