import { useActorRef } from '@xstate/react';
import { vendorAddresses } from '#features/vendors/addresses.ts';
import { VendorFormScreen } from '#features/vendors/vendor-form.screen.tsx';
import { vendorFormMachine } from '#machines/vendors/vendor-form.machine.ts';
import { emptyVendor } from '#machines/vendors/vendor.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried } from '../records/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '../records/record-form-page.tsx';

export const VendorFormPage = retried(({ onRetry }) => {
  const { owner, input } = useFormInput('vendor-form', useFormTarget('vendorId'), emptyVendor);
  const actor = useActorRef(vendorFormMachine, { input });
  return (
    <RecordFormPage
      actor={actor}
      owner={owner}
      list={vendorAddresses.list}
      nameOf={({ name }) => name}
    >
      <VendorFormScreen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
    </RecordFormPage>
  );
});

export const VendorUpdatePage = ofRecord(VendorFormPage, 'vendorId');
