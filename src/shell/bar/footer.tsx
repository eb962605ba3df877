import { useText } from '#i18n/text.tsx';
import { isolate, markName } from '#ui/controls/isolate.tsx';
import styles from '../shell.module.css';

export interface FooterProps {
  company: string;
  version: string;
  year: number;
  /** When the session ends unless it is renewed, in ms since 1970; null if it has ended. */
  sessionEndsAt: number | null;
}

/**
 * Shows the year, the version, the company, and a hidden session timer for maintainers. Source:
 * SHELL-020.
 */
export function Footer({ company, version, year, sessionEndsAt }: FooterProps) {
  const text = useText('shell');
  return (
    <footer className={styles.footer}>
      <span>
        {String(year)} © Atrium {version}
      </span>
      <span>{isolate(text('developedBy', { company: markName(company) }))}</span>
      {sessionEndsAt !== null && (
        <time hidden data-session-timer dateTime={new Date(sessionEndsAt).toISOString()} />
      )}
    </footer>
  );
}
