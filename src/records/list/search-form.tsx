import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useListener } from '#ui/hooks/use-listener.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The fields, each a `SearchFormField`. */
  children: ReactNode;
  submitLabel: string;
  clearLabel: string;
  /** Whether the response is pending; the button then shows `pendingLabel`. */
  isPending: boolean;
  pendingLabel: string;
  onSubmit: () => void;
  onClear: () => void;
  /** Content below the fields. */
  below?: ReactNode;
}

/**
 * The search form of a page: fields next to the buttons for submit and clear. It is not printed.
 */
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
        <Button
          effect="reading"
          type="submit"
          variant="primary"
          isPending={isPending}
          pendingLabel={pendingLabel}
        >
          {submitLabel}
        </Button>
        <Button onPress={onClear}>{clearLabel}</Button>
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </form>
  );
}

const capture = { capture: true };

/** Enter also submits from a date field, whose segments are not native inputs. */
function useSubmitOnEnter(form: RefObject<HTMLFormElement | null>): void {
  useListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Enter' || !(target instanceof Element)) return;
      const isInDay = target.matches('[role="spinbutton"]') && form.current?.contains(target);
      if (isInDay) form.current?.requestSubmit();
    },
    // Captured, because the field stops the propagation of keys.
    capture,
  );
}

interface SearchFormFieldProps {
  /** The width where there is enough space, in rem. */
  width: number;
  children: ReactNode;
}

/** A field of a search form; its space is reserved while it loads. */
export const SearchFormField = ({ width, children }: SearchFormFieldProps) => (
  <div className={styles.field} style={{ '--basis': `${width}rem` } as CSSProperties}>
    {children}
  </div>
);
