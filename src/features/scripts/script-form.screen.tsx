import type { ScriptForm } from '#machines/scripts/script.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { scriptAddresses } from '#page/parameters/addresses.ts';
import { CodeField } from './code-field.tsx';

/** Adds or edits a script, which is stored and never run. Source: ADMIN-025. */
export function ScriptFormScreen(props: FormScreenProps<ScriptForm>) {
  const text = useText('scripts');
  return (
    <RecordForm {...props} text={text} list={scriptAddresses.list}>
      <FormText actor={props.actor} field="name" label={text('name')} isRequired autoFocus />
      <FormText actor={props.actor} field="description" label={text('description')} multiline />
      <CodeField actor={props.actor} label={text('code')} description={text('codeHint')} />
    </RecordForm>
  );
}
