import type { Vendor } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { MailLink, PhoneLink } from '#records/view/contact-links.tsx';
import { WebLink } from '#records/view/web-link.tsx';
import {
  Details,
  LastChange,
  RecordView,
  type ViewScreenProps,
} from '#records/view/record-view.tsx';
import { vendorAddresses } from '#page/parameters/addresses.ts';

/** Shows a vendor, read-only. Source: TOOL-004. */
export function VendorViewScreen(props: ViewScreenProps<Vendor>) {
  const text = useText('vendors');
  return (
    <RecordView {...props} text={text} addresses={vendorAddresses} getName={({ name }) => name}>
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
