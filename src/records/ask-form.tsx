import type { CSSProperties, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './ask-form.module.css';

interface AskFormProps {
  /** Fields, each an `AskField`. */
  children: ReactNode;
  submitLabel: string;
  clearLabel: string;
  /** Whether the answer is on its way, and how that is told. */
  isPending: boolean;
  pendingLabel: string;
  onSubmit: () => void;
  onClear: () => void;
  /** What stands below the fields. */
  below?: ReactNode;
}

/** What a page is asked for: fields beside the buttons that ask and clear. It is not printed. */
export function AskForm({ children, below, onSubmit, onClear, ...labels }: AskFormProps) {
  const { submitLabel, clearLabel, isPending, pendingLabel } = labels;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.deeds}>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        <Button onPress={onClear}>{clearLabel}</Button>
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </form>
  );
}

interface AskFieldProps {
  /** How wide it is where there is room, in rem. */
  width: number;
  children: ReactNode;
}

/** A field of what is asked for; its place is kept while it is loaded. */
export const AskField = ({ width, children }: AskFieldProps) => (
  <div className={styles.field} style={{ '--basis': `${width}rem` } as CSSProperties}>
    {children}
  </div>
);
