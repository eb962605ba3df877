import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { isolate } from './isolate.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A lucide icon, silent. */
  icon: ReactNode;
  /** A few words in bold, when the sentence alone is not enough. */
  title?: string;
  /** The title is that of the whole page, which has no other heading. */
  isPage?: boolean;
  /** The one sentence. */
  children: ReactNode;
  /** The one action, a button or a link. */
  action?: ReactNode;
  className?: string;
}

/** What stands where a list or a page has nothing to show. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, isPage = false, children, action, className } = props;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={cx(styles.state, className)}>
      <div className={styles.image} aria-hidden="true">
        {icon}
      </div>
      {title !== undefined && <Heading className={styles.title}>{isolate(title)}</Heading>}
      <p className={styles.text}>{isolate(children)}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
