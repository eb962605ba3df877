import { useSelector } from '@xstate/react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldOf, FormHolder, FormValues } from '#machines/records/form-values.ts';
import { useFaultFocus } from '#ui/use-fault-focus.ts';
import { FaultSummary } from './fault-summary.tsx';
import styles from './records.module.css';

/** Escape cancels, and Ctrl or Command with Enter saves from a text of several lines, too. */
const formKeys = (cancel: () => void) => ({
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSave) event.currentTarget.requestSubmit();
    if (event.key === 'Escape' && !event.defaultPrevented) cancel();
  },
});

interface FormFrameProps<Form extends FormValues> {
  actor: FormHolder<Form>;
  labelOf: (field: FieldOf<Form>) => string;
  /** What is to be known first. */
  notice?: ReactNode;
  onSave: () => void;
  onCancel: () => void;
  /** The fields, in their order, and what saves them. */
  children: ReactNode;
}

/** A form on a page: what is wrong stands above it, and the first faulty field gets the focus. */
export function FormFrame<Form extends FormValues>(props: FormFrameProps<Form>) {
  const { actor, labelOf, notice, onSave, onCancel, children } = props;
  const form = useFaultFocus(useSelector(actor, ({ context }) => context.faults));
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      {...formKeys(onCancel)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {notice}
      <FaultSummary actor={actor} labelOf={labelOf} form={form} />
      {children}
    </form>
  );
}
