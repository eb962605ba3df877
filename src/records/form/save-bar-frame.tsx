import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import styles from '../records.module.css';

interface SaveBarFrameProps {
  isUnsaved: boolean;
  /** Why the last save failed, if it did. */
  failure: ReactNode;
  /** The buttons, the primary one first. */
  children: ReactNode;
}

/** The bar that saves a form; it stays visible while the form is scrolled. */
export function SaveBarFrame({ isUnsaved, failure, children }: SaveBarFrameProps) {
  const text = useText('records');
  return (
    <div className={styles.saveBar}>
      <div className={styles.failed}>{failure}</div>
      {children}
      <p role="status" className={styles.unsaved}>
        {isUnsaved && text('unsaved')}
      </p>
    </div>
  );
}
