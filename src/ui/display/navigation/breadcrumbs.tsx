import { Link } from '@tanstack/react-router';
import { ChevronRight, House } from 'lucide-react';
import { cx } from '../../text/cx.ts';
import { isolate } from '../../controls/isolate.tsx';
import styles from './breadcrumbs.module.css';

/** A page above the current one. */
export interface Crumb {
  title: string;
  /** Its address in the app; undefined for a group of the menu. */
  to?: string;
}

export interface BreadcrumbsProps {
  /** Name of the landmark, e.g. 'You are here'. */
  label: string;
  /** Always first: the Dashboard, "/dashBoard". Source: ANLYT-001. */
  home: Required<Crumb>;
  /** The pages between home and the current one, from the top down. */
  above?: readonly Crumb[];
  /** Title of the current page. */
  current: string;
}

/** The breadcrumbs of the current page. Long titles are truncated, but never the link to home. */
export function Breadcrumbs({ label, home, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        <li className={cx(styles.crumb, styles.home)}>
          <Link to={home.to} className={styles.link}>
            <House aria-hidden="true" />
            <span className="visually-hidden">{home.title}</span>
          </Link>
        </li>
        {above?.map(({ title, to }) => (
          <li key={title} className={styles.crumb}>
            <ChevronRight aria-hidden="true" className="flip-rtl" />
            {to === undefined ? (
              <span className={cx(styles.current, styles.group)}>{title}</span>
            ) : (
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            )}
          </li>
        ))}
        <li className={styles.crumb}>
          <ChevronRight aria-hidden="true" className="flip-rtl" />
          <span aria-current="page" className={styles.current}>
            {isolate(current)}
          </span>
        </li>
      </ol>
    </nav>
  );
}
