import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '#i18n/text.tsx';
import type { Path } from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { cx } from '#ui/text/cx.ts';
import styles from './dashboard.module.css';

interface TileHead {
  label: string;
  icon: LucideIcon;
  /** Whether it holds more than a number and spans two rows. */
  isLarge?: boolean;
  /** Whether it spans one row although it is large: it holds a few lines. */
  isShort?: boolean;
}

export interface TileProps extends TileHead {
  /** The address that the number links to, with its title. */
  link?: { to: Path; search?: Address['search']; title: string };
  /** An additional note about the number; empty for none. */
  note?: string;
  /** A small button next to the label. */
  action?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLLIElement>;
  children: ReactNode;
}

/** A number of the Dashboard, or a list or chart of some. */
export function Tile(props: TileProps) {
  const {
    label,
    icon: Icon,
    isLarge = false,
    isShort = false,
    link,
    note = '',
    action,
    className,
    ref,
  } = props;
  return (
    <li ref={ref} className={cx(styles.tile, isLarge && !isShort && styles.large, className)}>
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
        <Link to={link.to} search={link.search as never} className={styles.more}>
          {link.title}
        </Link>
      )}
    </li>
  );
}

/** Reserves the space of a tile that is still loading. */
export function WaitingTile(tile: TileHead) {
  const text = useText('dashboard');
  return (
    <Tile {...tile}>
      <span className={styles.skeleton} aria-hidden="true" />
      <span className="visually-hidden">{text('loading')}</span>
    </Tile>
  );
}

/** Loading failed and no earlier data exists; the page states the reason. */
export function FailedTile(tile: TileHead) {
  const text = useText('dashboard');
  return (
    <Tile {...tile}>
      <span className={styles.note}>{text('notLoaded')}</span>
    </Tile>
  );
}
