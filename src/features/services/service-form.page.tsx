import { useActorRef } from '@xstate/react';
import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { emptyService } from '#machines/services/service.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecordOrNew } from '#page/of-record.tsx';
import { retried } from '#page/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '#page/record-form-page.tsx';
import { serviceAddresses } from '#page/addresses.ts';
import { ServiceFormScreen } from './service-form.screen.tsx';

const ServiceFormPage = retried(({ onRetry }) => {
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

export default ofRecordOrNew(ServiceFormPage);
