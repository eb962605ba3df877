import { markWords, type Mark } from '../walked.ts';
import styles from './outline.module.css';

/** Whether it was walked, in words. */
export function MarkWords({ mark }: { mark: Mark }) {
  return (
    <span className={styles['mark']} data-mark={mark}>
      {markWords(mark)}
    </span>
  );
}
