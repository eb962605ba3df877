import { useActorRef } from '@xstate/react';
import { serviceAddresses } from '#features/services/addresses.ts';
import { ServiceFormScreen } from '#features/services/service-form.screen.tsx';
import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { emptyService } from '#machines/services/service.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried } from '../records/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '../records/record-form-page.tsx';

export const ServiceFormPage = retried(({ onRetry }) => {
  const { owner, input } = useFormInput('service-form', useFormTarget('id'), emptyService);
  const actor = useActorRef(serviceFormMachine, { input });
  return (
    <RecordFormPage
      actor={actor}
      owner={owner}
      list={serviceAddresses.list}
      nameOf={({ name }) => name}
    >
      <ServiceFormScreen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
    </RecordFormPage>
  );
});

export const ServiceUpdatePage = ofRecord(ServiceFormPage);
