import type { Json } from '../core/link/protocol.ts';
import controls from './controls.module.css';
import { cx } from './cx.ts';
import styles from './json-text.module.css';

/** A value as indented JSON, in a scrollable box that is focusable for keyboard scrolling. */
export function JsonText({ label, value }: { label: string; value: Json }) {
  return (
    <pre
      className={cx(controls['code'], styles['box'])}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
