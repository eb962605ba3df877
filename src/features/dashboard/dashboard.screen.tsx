import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './dashboard.module.css';

export interface DashboardScreenProps {
  personName: string;
  tenantName: string;
  /** What a new organization begins with; null for any other. */
  firstSteps?: ReactNode;
  /** Forms that the person has not finished; null where there are none. */
  drafts?: ReactNode;
  /** The tiles the person may see, list items all; null without any. */
  children?: ReactNode;
}

/** A welcome banner, and the numbers the person may see. Source: document 1, section 2. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { personName, tenantName, firstSteps, drafts, children } = props;
  const text = useText('dashboard');
  return (
    <div className={styles.page}>
      <PageTitle>{text('title')}</PageTitle>
      <h1>{text('dashboard')}</h1>
      <div className={styles.banner}>
        <p className={styles.welcome}>{text('welcome', { name: personName })}</p>
        <p className={styles.where}>{text('where', { tenant: tenantName })}</p>
      </div>
      {firstSteps}
      {children && (
        <ul className={styles.tiles} aria-label={text('numbers')}>
          {children}
        </ul>
      )}
      {drafts}
    </div>
  );
}
