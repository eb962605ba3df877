import type { Service } from '#machines/services/service.ts';
import { useText } from '#i18n/text.tsx';
import { PricedDetails } from '#records/priced-details.tsx';
import { RecordView, type ViewScreenProps } from '#records/record-view.tsx';
import { serviceAddresses } from '#page/addresses.ts';

/** A service to read. Source: document 3, section 2 (Services). */
export function ServiceViewScreen(props: ViewScreenProps<Service>) {
  const text = useText('services');
  return (
    <RecordView
      {...props}
      text={text}
      addresses={serviceAddresses}
      leave="cancel"
      nameOf={({ name }) => name}
    >
      {(service) => <PricedDetails record={service} name={text('name')} text={text} />}
    </RecordView>
  );
}
