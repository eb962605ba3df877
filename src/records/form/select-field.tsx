import { typedText } from '#machines/records/form-value.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { ChoiceProps } from './choice-fields.tsx';
import { useField } from './use-field.ts';

/** Selects one of a few options; an empty text means none. */
export function FormSelect<Form extends FormValues>(props: ChoiceProps<Form>) {
  const { actor, field, choices, ...rest } = props;
  const text = useText('records');
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  return (
    <div data-field={field}>
      <Select
        {...rest}
        items={choices}
        placeholder={text('pleaseSelect')}
        value={typedText(value) || null}
        onChange={(id) => change(id ?? '')}
        isLocked={isLocked}
        error={error}
      />
    </div>
  );
}
