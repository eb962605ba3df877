import { useSelector } from '@xstate/react';
import type { FieldOf, FormHolder, FormValues } from '#machines/records/form-values.ts';
import { useFaultText } from '#i18n/fault-text.ts';
import { useLanguage } from '#i18n/text.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';

interface FieldProps<Form extends FormValues> {
  actor: FormHolder<Form>;
  field: FieldOf<Form>;
  label: string;
}

interface TextProps<Form extends FormValues> extends FieldProps<Form> {
  isRequired?: boolean;
  description?: string;
  multiline?: boolean;
  type?: 'email' | 'tel' | 'url';
  /** The first field of a form has the focus when it opens. */
  autoFocus?: boolean;
}

/** What a field of the form holds, what is wrong with it, and how it is changed. */
function useField<Form extends FormValues>({ actor, field, label }: FieldProps<Form>) {
  const faultText = useFaultText();
  const value = useSelector(actor, ({ context }) => context.form[field]);
  const fault = useSelector(actor, ({ context }) => context.faults[field]);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  const change = (changed: string | boolean) =>
    actor.send({ type: 'form.changed', change: { [field]: changed } as Partial<Form> });
  return { value, change, isLocked, error: faultText(fault, label) };
}

/** A text of a record. */
export function FormText<Form extends FormValues>({ actor, field, ...rest }: TextProps<Form>) {
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  return (
    <TextField
      {...rest}
      name={field}
      value={String(value)}
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
      value={String(value)}
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
  const { value, change, isLocked } = useField({ actor, field, label });
  return (
    <Switch
      isSelected={value === true}
      onChange={change}
      isReadOnly={isLocked}
      description={stateText(value === true)}
    >
      {label}
    </Switch>
  );
}
