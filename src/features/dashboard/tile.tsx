import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '#i18n/text.tsx';
import type { Path } from '#page/addresses.ts';
import { cx } from '#ui/cx.ts';
import styles from './dashboard.module.css';

interface TileHead {
  label: string;
  icon: LucideIcon;
  /** It holds more than a number, and is as high as two rows. */
  isLarge?: boolean;
}

export interface TileProps extends TileHead {
  /** Where the number leads, and what that is called. */
  link?: { to: Path; title: string };
  /** What else there is to say of the number; empty for nothing. */
  note?: string;
  /** A small button beside the label. */
  action?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLLIElement>;
  children: ReactNode;
}

/** One number of the Dashboard, or a list or a picture of some. */
export function Tile(props: TileProps) {
  const { label, icon: Icon, isLarge = false, link, note = '', action, className, ref } = props;
  return (
    <li ref={ref} className={cx(styles.tile, isLarge && styles.large, className)}>
      <div className={styles.tileHead}>
        <span className={styles.label}>
          <Icon aria-hidden="true" className={styles.icon} />
          {label}
        </span>
        {action}
      </div>
      {isLarge ? (
        <div className={styles.content}>{props.children}</div>
      ) : (
        <span className={styles.value}>{props.children}</span>
      )}
      {note !== '' && <span className={styles.note}>{note}</span>}
      {link && (
        <Link to={link.to} className={styles.more}>
          {link.title}
        </Link>
      )}
    </li>
  );
}

/** It keeps the place of what is not there yet. */
export function WaitingTile(tile: TileHead) {
  const text = useText('dashboard');
  return (
    <Tile {...tile}>
      <span className={styles.skeleton} aria-hidden="true" />
      <span className="visually-hidden">{text('loading')}</span>
    </Tile>
  );
}

/** It could not be read, and nothing was before; the page says why. */
export function FailedTile(tile: TileHead) {
  const text = useText('dashboard');
  return (
    <Tile {...tile}>
      <span className={styles.note}>{text('notLoaded')}</span>
    </Tile>
  );
}
