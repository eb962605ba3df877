import { Link } from '@tanstack/react-router';
import { RotateCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cause } from '#machines/cause.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { Path } from '#page/addresses.ts';
import { Button } from '#ui/button.tsx';
import styles from './dashboard.module.css';

export interface TileProps {
  label: string;
  icon: LucideIcon;
  /** Where the number leads, and what that is called. */
  link?: { to: Path; title: string };
  /** What else there is to say of the number; empty for nothing. */
  note?: string;
  children: ReactNode;
}

/** One number of the Dashboard. */
export function Tile({ label, icon: Icon, link, note = '', children }: TileProps) {
  return (
    <li className={styles.tile}>
      <span className={styles.label}>
        <Icon aria-hidden="true" className={styles.icon} />
        {label}
      </span>
      <span className={styles.value}>{children}</span>
      {note !== '' && <span className={styles.note}>{note}</span>}
      {link && (
        <Link to={link.to} className={styles.more}>
          {link.title}
        </Link>
      )}
    </li>
  );
}

/** It keeps the place of a number that is not there yet. */
export function WaitingTile(tile: Omit<TileProps, 'children' | 'link'>) {
  const text = useText('dashboard');
  return (
    <Tile {...tile}>
      <span className={styles.skeleton} aria-hidden="true" />
      <span className="visually-hidden">{text('loading')}</span>
    </Tile>
  );
}

interface FailedTileProps extends Omit<TileProps, 'children' | 'link'> {
  /** Why, where that is known. */
  cause: Cause | null;
  onRetry: () => void;
}

/** A number that could not be read says so quietly, and can be tried again. */
export function FailedTile({ cause, onRetry, ...tile }: FailedTileProps) {
  const text = useText('dashboard');
  const why = useCauseText();
  return (
    <Tile {...tile}>
      <span className={styles.note} role="status">
        {text('unavailable')} {why(cause)}
      </span>
      <Button
        size="small"
        className={styles.retry ?? ''}
        icon={<RotateCw aria-hidden="true" />}
        aria-label={text('tryAgainFor', { what: tile.label })}
        onPress={onRetry}
      >
        {text('tryAgain')}
      </Button>
    </Tile>
  );
}
