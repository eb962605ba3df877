import type { ReactNode } from 'react';
import { cx } from '../../text/cx.ts';
import { isolate } from '../../controls/isolate.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A lucide icon, hidden from screen readers. */
  icon: ReactNode;
  /** A few words in bold, if the text needs a title. */
  title?: string;
  /** Whether the title is the heading of the page, which has no other one. */
  isPage?: boolean;
  /** The text, in one sentence. */
  children: ReactNode;
  /** The only action, a button or a link. */
  action?: ReactNode;
  className?: string;
}

/** Shown if a list or a page has no content. */
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
