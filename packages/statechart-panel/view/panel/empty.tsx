import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** Shows what is missing, and what to do. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <p>{title}</p>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
