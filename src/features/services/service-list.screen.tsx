import { serviceFields, type Service } from '#machines/services/service.ts';
import { useText } from '#i18n/text.tsx';
import { PricedList } from '#records/priced/priced-list.tsx';
import { usePricedText } from '#records/priced/priced-text.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { serviceAddresses } from '#page/parameters/addresses.ts';

/** All services. Source: SERV-007. */
export function ServiceListScreen(props: ListScreenProps<Service>) {
  const text = usePricedText(useText('services'));
  const list = { text, fields: serviceFields, addresses: serviceAddresses, exportName: 'services' };
  return <PricedList {...props} {...list} name={text('name')} />;
}
