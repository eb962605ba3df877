import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { FormValue } from '#machines/records/form-value.ts';
import type { FormField, FormActor, FormValues } from '#machines/records/form-values.ts';
import { useErrorText } from '#i18n/error-text.ts';

export interface FieldProps<Form extends FormValues> {
  actor: FormActor<Form>;
  field: FormField<Form>;
  label: string;
}

/** Whether the fields inside are read-only, whatever their machine says. */
export const ShutFields = createContext(false);

/** A form field's value, its error, and how to change it. */
export function useField<Form extends FormValues>({ actor, field, label }: FieldProps<Form>) {
  const getErrorText = useErrorText();
  const value: FormValue | undefined = useSelector(actor, ({ context }) => context.form[field]);
  const error = useSelector(actor, ({ context }) => context.errors[field]);
  const isShut = use(ShutFields);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable')) || isShut;
  const change = (changed: FormValue) =>
    actor.send({ type: 'form.changed', change: { [field]: changed } as Partial<Form> });
  return { value, change, isLocked, error: getErrorText(error, label) };
}
