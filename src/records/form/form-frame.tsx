import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FormField, FormActor, FormValues } from '#machines/records/form-values.ts';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { ErrorSummary } from './error-summary.tsx';
import { createFormKeys } from './form-keys.ts';
import styles from '../records.module.css';

interface FormFrameProps<Form extends FormValues> {
  actor: FormActor<Form>;
  getLabel: (field: FormField<Form>) => string;
  /** A notice above the form. */
  notice?: ReactNode;
  /**
   * Whether users scan codes into its fields: Enter then moves to the next field instead of saving.
   */
  isScannedInto?: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** The fields, in order, and the controls that save them. */
  children: ReactNode;
}

/** A form on a page: errors are listed above it, and the first invalid field gets the focus. */
export function FormFrame<Form extends FormValues>(props: FormFrameProps<Form>) {
  const { actor, getLabel, notice, isScannedInto = false, onSave, onCancel, children } = props;
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      {...createFormKeys({ isScannedInto, onCancel })}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {notice}
      <ErrorSummary actor={actor} getLabel={getLabel} form={form} />
      {children}
    </form>
  );
}
