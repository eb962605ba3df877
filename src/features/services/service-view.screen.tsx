import type { ReactNode } from 'react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { Service } from '#machines/services/service.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { PricedDetails } from '#records/priced-details.tsx';
import { RecordView } from '#records/record-view.tsx';
import { serviceAddresses } from '#page/addresses.ts';

export interface ServiceViewScreenProps {
  actor: RecordViewActor<Service>;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A service to read. Source: document 3, section 2 (Services). */
export function ServiceViewScreen({ onCopyAddress, ...view }: ServiceViewScreenProps) {
  const text = useText('services');
  return (
    <RecordView
      {...view}
      head={{
        kind: text('viewTitle'),
        listTitle: text('title'),
        addresses: serviceAddresses,
        leave: 'cancel',
        onCopyAddress,
      }}
      nameOf={({ name }) => name}
    >
      {(service) => <PricedDetails record={service} name={text('name')} text={text} />}
    </RecordView>
  );
}
