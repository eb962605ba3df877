import type { PricedForm } from '#machines/records/priced.ts';
import { useText } from '#i18n/text.tsx';
import { PricedFields } from '#records/priced/priced-fields.tsx';
import { usePricedText } from '#records/priced/priced-text.ts';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { toolAddresses } from '#page/parameters/addresses.ts';

/** Adds or edits a tool. Source: TOOL-011, TOOL-009. */
export function ToolFormScreen(props: FormScreenProps<PricedForm>) {
  const text = usePricedText(useText('tools'));
  return (
    <RecordForm {...props} text={text} list={toolAddresses.list}>
      <PricedFields actor={props.actor} text={text} />
    </RecordForm>
  );
}
