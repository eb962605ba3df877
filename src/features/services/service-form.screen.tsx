import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import type { ServiceForm } from '#machines/services/service.ts';
import { useText } from '#i18n/text.tsx';
import { PricedFields } from '#records/priced-fields.tsx';
import { RecordForm } from '#records/record-form.tsx';
import { serviceAddresses } from '#page/addresses.ts';

export interface ServiceFormScreenProps {
  actor: RecordFormActor<ServiceForm>;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A service is added or edited. Source: document 3, sections 2 and 5 (Services). */
export function ServiceFormScreen({ actor, notFound, onRetry }: ServiceFormScreenProps) {
  const text = useText('services');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  return (
    <RecordForm
      title={text(isNew ? 'add' : 'editTitle')}
      list={{ title: text('title'), to: serviceAddresses.list.to }}
      actor={actor}
      labelOf={text}
      notFound={notFound}
      onRetry={onRetry}
    >
      <PricedFields actor={actor} text={text} />
    </RecordForm>
  );
}
