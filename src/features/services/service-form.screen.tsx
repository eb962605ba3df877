import type { ServiceForm } from '#machines/services/service.ts';
import { useText } from '#i18n/text.tsx';
import { PricedFields } from '#records/priced-fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/record-form.tsx';
import { serviceAddresses } from '#page/addresses.ts';

/** A service is added or edited. Source: document 3, sections 2 and 5 (Services). */
export function ServiceFormScreen(props: FormScreenProps<ServiceForm>) {
  const text = useText('services');
  return (
    <RecordForm {...props} text={text} list={serviceAddresses.list}>
      <PricedFields actor={props.actor} text={text} />
    </RecordForm>
  );
}
