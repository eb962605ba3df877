import { useActorRef } from '@xstate/react';
import { vendorFormMachine } from '#machines/vendors/vendor-form.machine.ts';
import { emptyVendor } from '#machines/vendors/vendor.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecordOrNew } from '#page/of-record.tsx';
import { retried } from '#page/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '#page/record-form-page.tsx';
import { vendorAddresses } from '#page/addresses.ts';
import { VendorFormScreen } from './vendor-form.screen.tsx';

const VendorFormPage = retried(({ onRetry }) => {
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

export default ofRecordOrNew(VendorFormPage, 'vendorId');
