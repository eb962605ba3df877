import { useSelector } from '@xstate/react';
import { findHidden, type HiddenSelection } from '#machines/lists/hidden-selection.ts';
import { matching } from '#machines/records/record-page.ts';
import { vendorFields, type Vendor } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { BulkQuestion } from '#records/list/bulk-question.tsx';
import { BulkReport } from '#records/list/bulk-report.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { RecordList, type ListScreenProps } from '#records/list/record-list.tsx';
import { ListUndo } from '#records/view/undo-offer.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { vendorAddresses } from '#page/parameters/addresses.ts';
import { useVendorColumns } from './use-vendor-columns.tsx';

const getName = ({ name }: Vendor) => name;
const getId = ({ id }: Vendor) => id;

/** The list of the tenant's vendors. Source: ADMIN-009. */
export function VendorListScreen(props: ListScreenProps<Vendor>) {
  const { actor } = props;
  const text = useText('vendors');
  const hidden = useHiddenVendors(props);
  return (
    <RecordList
      {...props}
      text={text}
      addresses={vendorAddresses}
      exportName="vendors"
      fields={vendorFields}
      columns={useVendorColumns()}
      picking={useBulkChoice(actor, getName, getId)}
      getRowProps={({ id, name }) => ({ id, name })}
      question={
        <>
          <BulkBar actor={actor} hidden={hidden} />
          <BulkQuestion actor={actor} getName={getName} />
          <DeleteQuestion actor={actor} title={() => text('deleteTitle')} />
        </>
      }
    >
      <ListUndo actor={actor} getName={getName} />
      <BulkReport actor={actor} getName={getName} />
    </RecordList>
  );
}

/** The selected vendors that the filters hide. */
function useHiddenVendors({ actor, search }: ListScreenProps<Vendor>): HiddenSelection {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const fitting = matching(rows ?? [], search, vendorFields);
  return { count: findHidden(selection, fitting, getId).length, by: 'filters' };
}
