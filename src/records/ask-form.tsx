import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { useListener } from '#ui/use-listener.ts';
import styles from './ask-form.module.css';

interface SearchFormProps {
  /** Fields, each an `SearchFormField`. */
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
export function SearchForm({ children, below, onSubmit, onClear, ...labels }: SearchFormProps) {
  const { submitLabel, clearLabel, isPending, pendingLabel } = labels;
  const form = useRef<HTMLFormElement>(null);
  useSubmitOnEnter(form);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        <Button onPress={onClear}>{clearLabel}</Button>
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </form>
  );
}

const capture = { capture: true };

/** Enter asks from within a day, too, whose parts are no inputs to the browser. */
function useSubmitOnEnter(form: RefObject<HTMLFormElement | null>): void {
  useListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Enter' || !(target instanceof Element)) return;
      const isInDay = target.matches('[role="spinbutton"]') && form.current?.contains(target);
      if (isInDay) form.current?.requestSubmit();
    },
    // The field lets no key out.
    capture,
  );
}

interface SearchFormFieldProps {
  /** How wide it is where there is room, in rem. */
  width: number;
  children: ReactNode;
}

/** A field of what is asked for; its place is kept while it is loaded. */
export const SearchFormField = ({ width, children }: SearchFormFieldProps) => (
  <div className={styles.field} style={{ '--basis': `${width}rem` } as CSSProperties}>
    {children}
  </div>
);
