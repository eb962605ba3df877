import type { PricedForm } from '#machines/records/priced.ts';
import { useText } from '#i18n/text.tsx';
import { PricedFields } from '#records/priced/priced-fields.tsx';
import { usePricedText } from '#records/priced/priced-text.ts';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { serviceAddresses } from '#page/parameters/addresses.ts';

/** Adds or edits a service. Source: SERV-009, SERV-016. */
export function ServiceFormScreen(props: FormScreenProps<PricedForm>) {
  const text = usePricedText(useText('services'));
  return (
    <RecordForm {...props} text={text} list={serviceAddresses.list}>
      <PricedFields actor={props.actor} text={text} />
    </RecordForm>
  );
}
