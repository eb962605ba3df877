import { typedText } from '#machines/records/form-value.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useLanguage } from '#i18n/text.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface TextProps<Form extends FormValues> extends FieldProps<Form> {
  isRequired?: boolean;
  description?: string;
  multiline?: boolean;
  type?: 'email' | 'tel' | 'url';
  /** The first field of a form gets the focus when the form opens. */
  autoFocus?: boolean;
}

/** A text field of a record. */
export function FormText<Form extends FormValues>({ actor, field, ...rest }: TextProps<Form>) {
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  return (
    <TextField
      {...rest}
      name={field}
      value={typedText(value)}
      onChange={change}
      isReadOnly={isLocked}
      error={error}
    />
  );
}

/** A number field of a record, in the language's digits and signs. */
export function FormNumber<Form extends FormValues>({
  actor,
  field,
  ...rest
}: FieldProps<Form> & { isRequired?: boolean; description?: string; prefix?: string }) {
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  return (
    <NumberField
      {...rest}
      name={field}
      language={useLanguage()}
      value={typedText(value)}
      onChange={change}
      isReadOnly={isLocked}
      error={error}
    />
  );
}

/** A switch of a record. */
export function FormSwitch<Form extends FormValues>({
  actor,
  field,
  label,
  stateText,
}: FieldProps<Form> & { stateText: (isOn: boolean) => string }) {
  const { value, change, isLocked, error } = useField({ actor, field, label });
  return (
    <Switch
      isSelected={value === true}
      onChange={change}
      isReadOnly={isLocked}
      description={stateText(value === true)}
      error={error}
    >
      {label}
    </Switch>
  );
}
