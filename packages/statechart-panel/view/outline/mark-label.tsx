import { getMarkLabel, type Mark } from '../marker.ts';
import styles from './outline.module.css';

/** The coverage as text. */
export function MarkLabel({ mark }: { mark: Mark }) {
  return (
    <span className={styles['mark']} data-mark={mark}>
      {getMarkLabel(mark)}
    </span>
  );
}
