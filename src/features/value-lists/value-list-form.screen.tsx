import { useSelector } from '@xstate/react';
import type { FormValue } from '#machines/records/form-value.ts';
import type { ValueListForm } from '#machines/value-lists/value-list.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { valueListAddresses } from '#page/parameters/addresses.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { OptionFields } from './option-fields.tsx';
import styles from './value-lists.module.css';

/** Adds or edits a list of choices with its options. Source: ADMIN-006, ADMIN-016. */
export function ValueListFormScreen(props: FormScreenProps<ValueListForm>) {
  const { actor } = props;
  const text = useText('valueLists');
  const { list } = useFormat();
  const uses = useSelector(actor, ({ context }) => (context.id === null ? [] : context.form.uses));
  const formatValue = (field: string, value: FormValue | undefined) => {
    if (!Array.isArray(value)) return undefined;
    if (field === 'uses') {
      return list((value as ValueListForm['uses']).map(({ scriptName }) => scriptName));
    }
    const options = value as ValueListForm['options'];
    return list(options.map((option) => `${option.value} (${option.code})`));
  };
  return (
    <RecordForm {...props} text={text} list={valueListAddresses.list} formatValue={formatValue}>
      <FormText actor={actor} field="name" label={text('name')} isRequired autoFocus />
      <FormText
        actor={actor}
        field="code"
        label={text('code')}
        description={text('codeHint')}
        isRequired
      />
      {uses.length > 0 && (
        <p className={styles.note}>
          {isolate(text('usesText', { scripts: list(uses.map(({ scriptName }) => scriptName)) }))}
        </p>
      )}
      <OptionFields actor={actor} />
    </RecordForm>
  );
}
