import { getMarkLabel, type Mark } from '../walked.ts';
import styles from './outline.module.css';

/** Whether it was walked, in words. */
export function MarkLabel({ mark }: { mark: Mark }) {
  return (
    <span className={styles['mark']} data-mark={mark}>
      {getMarkLabel(mark)}
    </span>
  );
}
