import { typedText } from '#machines/records/form-value.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useLanguage } from '#i18n/text.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface TextProps<Form extends FormValues> extends FieldProps<Form> {
  isRequired?: boolean;
  description?: string;
  multiline?: boolean;
  type?: 'email' | 'tel' | 'url';
  /** The first field of a form has the focus when it opens. */
  autoFocus?: boolean;
}

/** A text of a record. */
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

/** A number of a record, in the language's own digits and signs. */
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

/** Something of a record that is on or off. */
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
