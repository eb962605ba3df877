import type { ReactNode } from 'react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { Service } from '#machines/services/service.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { WebLink } from '#records/web-link.tsx';
import { Details, LastChange, RecordView } from '#records/record-view.tsx';
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
  const format = useFormat();
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
      {(service) => (
        <>
          <Details
            items={[
              [text('name'), service.name],
              [text('latestVersion'), service.latestVersion],
              [text('description'), service.description],
              [text('price'), format.money(service.price, 'price')],
              [text('url'), service.url && <WebLink key="url" url={service.url} />],
              [text('userLimits'), format.number(service.userLimits)],
              [text('status'), text(service.status ? 'active' : 'inactive')],
              [text('license'), text(service.license ? 'licensed' : 'unlicensed')],
            ]}
          />
          <LastChange {...service} />
        </>
      )}
    </RecordView>
  );
}
