import { CircleAlert } from 'lucide-react';
import { FieldError as RacFieldError } from 'react-aria-components';
import { isolate } from '../controls/isolate.tsx';
import styles from './field.module.css';

/**
 * The error below a field, linked to it for screen readers. Shown only while the field is invalid.
 */
export function FieldError({ children }: { children: string | undefined }) {
  return (
    <RacFieldError className={styles.error ?? ''}>
      <CircleAlert aria-hidden="true" />
      <span>{isolate(children)}</span>
    </RacFieldError>
  );
}
