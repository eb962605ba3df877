import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../text/cx.ts';
import styles from './panel.module.css';

export interface PanelProps {
  /** Names the group; without it, the panel is only a frame. */
  title?: string;
  description?: string;
  /** Small buttons at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
  /** Removes the padding, for a table or a list that reaches the edges. */
  flush?: boolean;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  className?: string;
}

/**
 * A section with a frame: a named group, not a landmark, since a page may have many. Do not nest
 * panels.
 */
export function Panel({
  title,
  description,
  actions,
  children,
  flush = false,
  level = 2,
  className,
}: PanelProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const body = <div className={cx(styles.body, flush && styles.flush)}>{children}</div>;
  if (title === undefined) return <div className={cx(styles.panel, className)}>{body}</div>;
  return (
    <div role="group" aria-labelledby={titleId} className={cx(styles.panel, className)}>
      <div className={styles.head}>
        <div className={styles.heading}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {body}
    </div>
  );
}
