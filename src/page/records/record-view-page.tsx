import { useActorRef } from '@xstate/react';
import type { ComponentType } from 'react';
import type { createRecordView } from '#machines/records/create-record-view.ts';
import type { ViewScreenProps } from '#records/view/record-view.tsx';
import { NotFoundPage } from '../entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '../of-record.tsx';
import { retried, useCopyAddress } from './use-copy-address.ts';
import { useTabReturn } from '../entry/use-tab-return.ts';

/**
 * The page of a view made by `createRecordView`; `parameter` is the URL parameter with the record's
 * id.
 */
export function recordViewPage<Row>(
  machine: ReturnType<typeof createRecordView<Row>>,
  Screen: ComponentType<ViewScreenProps<Row>>,
  parameter = 'id',
) {
  const Page = retried(({ onRetry }) => {
    const id = useRecordId(parameter) ?? '';
    const actor = useActorRef(machine, { input: { id } });
    useTabReturn(actor);
    const onCopyAddress = useCopyAddress();
    const page = { actor, onCopyAddress, onRetry };
    return <Screen {...page} notFound={<NotFoundPage />} />;
  });
  return ofRecord(Page, parameter);
}
