import type { ReactNode } from 'react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { MailLink, PhoneLink } from '#records/contact-links.tsx';
import { WebLink } from '#records/web-link.tsx';
import { Details, LastChange, RecordView } from '#records/record-view.tsx';
import { vendorAddresses } from '#page/addresses.ts';

export interface VendorViewScreenProps {
  actor: RecordViewActor<Vendor>;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A vendor to read. Source: document 1, section 2 (Vendors, clients, settings). */
export function VendorViewScreen({ onCopyAddress, ...view }: VendorViewScreenProps) {
  const text = useText('vendors');
  return (
    <RecordView
      {...view}
      head={{
        kind: text('viewTitle'),
        listTitle: text('title'),
        addresses: vendorAddresses,

        onCopyAddress,
      }}
      nameOf={({ name }) => name}
    >
      {(vendor) => (
        <>
          <Details
            items={[
              [text('name'), vendor.name],
              [text('contactName'), vendor.contactName],
              [text('email'), vendor.email && <MailLink key="email" email={vendor.email} />],
              [text('phone'), vendor.phone && <PhoneLink key="phone" phone={vendor.phone} />],
              [text('address'), vendor.address],
              [text('website'), vendor.website && <WebLink key="website" url={vendor.website} />],
              [text('notes'), vendor.notes],
              [text('isActive'), text(vendor.isActive ? 'active' : 'inactive')],
            ]}
          />
          <LastChange {...vendor} />
        </>
      )}
    </RecordView>
  );
}
