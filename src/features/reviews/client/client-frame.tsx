import type { ReactNode } from 'react';
import { LookChoices } from '#records/look-choices.tsx';
import { Mark } from '#ui/display/badges/mark.tsx';
import styles from './client-review.module.css';

interface ClientFrameProps {
  /** Empty before it is known. */
  tenantName: string;
  children: ReactNode;
}

/** The page of a visitor: the organization’s name, language and theme, without menus. */
export function ClientFrame({ tenantName, children }: ClientFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.tenant}>
          <Mark />
          <bdi>{tenantName}</bdi>
        </span>
        <LookChoices className={styles.look} />
      </header>
      <main className={styles.page}>{children}</main>
    </div>
  );
}
