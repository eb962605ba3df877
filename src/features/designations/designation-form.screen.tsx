import type { DesignationForm } from '#machines/designations/designation.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { designationAddresses } from '#page/parameters/addresses.ts';

/** Adds or edits a designation. Source: PEOPL-006. */
export function DesignationFormScreen(props: FormScreenProps<DesignationForm>) {
  const text = useText('designations');
  return (
    <RecordForm {...props} text={text} list={designationAddresses.list}>
      <FormText actor={props.actor} field="name" label={text('name')} isRequired autoFocus />
    </RecordForm>
  );
}
