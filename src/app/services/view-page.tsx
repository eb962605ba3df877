import { useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { ServiceViewScreen } from '#features/services/service-view.screen.tsx';
import { serviceViewMachine } from '#machines/services/service-view.machine.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried, useCopyAddress } from '../records/place.ts';
import { useTabReturn } from '../use-tab-return.ts';

const ViewPage = retried(({ onRetry }) => {
  const { id = '' } = useParams({ strict: false });
  const actor = useActorRef(serviceViewMachine, { input: { id } });
  useTabReturn(actor);
  return (
    <ServiceViewScreen
      actor={actor}
      notFound={<NotFoundPage />}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export const ServiceViewPage = ofRecord(ViewPage);
