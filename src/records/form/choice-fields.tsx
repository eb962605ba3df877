import type { Choice } from '#machines/records/create-choice-search.ts';
import { typedText, type FormValue } from '#machines/records/form-value.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { MultiSelect } from '#ui/choices/multi-select.tsx';
import { useField, type FieldProps } from './use-field.ts';

export interface ChoiceProps<Form extends FormValues> extends FieldProps<Form> {
  choices: readonly Choice[];
  isRequired?: boolean;
  description?: string;
}

/** Selects one of many options by typing; an empty text means none. */
export function FormCombo<Form extends FormValues>(props: ChoiceProps<Form>) {
  const { actor, field, choices, ...rest } = props;
  const text = useText('records');
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  return (
    <div data-field={field}>
      <ComboBox
        {...rest}
        options={choices}
        placeholder={text('pleaseSelect')}
        noResults={text('noResults')}
        value={typedText(value) || null}
        onChange={(id) => change(id ?? '')}
        isReadOnly={isLocked}
        error={error}
      />
    </div>
  );
}

const getIds = (value: FormValue | undefined): readonly unknown[] =>
  Array.isArray(value) ? value : [];

/**
 * Selects multiple of many options; the value keeps the order of the options, not of the selection.
 */
export function FormChoices<Form extends FormValues>(props: ChoiceProps<Form>) {
  const { actor, field, choices, ...rest } = props;
  const text = useText('records');
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  const orderly = (selected: readonly unknown[]) =>
    choices.flatMap(({ id }) => (selected.includes(id) ? [id] : []));
  return (
    <div data-field={field}>
      <MultiSelect
        {...rest}
        options={choices}
        placeholder={text('pleaseSelect')}
        searchLabel={text('search')}
        noResults={text('noResults')}
        clearLabel={text('clear')}
        value={orderly(getIds(value))}
        onChange={(selected) => change(orderly(selected))}
        isLocked={isLocked}
        error={error}
      />
    </div>
  );
}
