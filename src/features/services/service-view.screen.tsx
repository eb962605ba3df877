import type { Service } from '#machines/services/service.ts';
import { useText } from '#i18n/text.tsx';
import { usePricedText } from '#records/priced/priced-text.ts';
import { PricedView } from '#records/priced/priced-view.tsx';
import type { ViewScreenProps } from '#records/view/record-view.tsx';
import { serviceAddresses } from '#page/parameters/addresses.ts';

/** The read-only view of a service. Source: SERV-011. */
export function ServiceViewScreen(props: ViewScreenProps<Service>) {
  const text = usePricedText(useText('services'));
  return <PricedView {...props} text={text} name={text('name')} addresses={serviceAddresses} />;
}
