import type { UserLogins } from '#machines/user-logins/user-logins.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './user-logins.module.css';

const cards = ['loggedIn', 'notLoggedIn', 'totalUsers', 'totalLogins'] as const;
/** The counts whose rows are in the list below. */
const ofLogins: readonly string[] = ['loggedIn', 'totalLogins'] satisfies (typeof cards)[number][];

interface LoginCountsProps {
  response: UserLogins | null;
  /** Moves the focus to the logins behind a count. */
  onLogins: () => void;
}

/** The four counts of the day. Source: ANLYT-024. */
export function LoginCounts({ response, onLogins }: LoginCountsProps) {
  const text = useText('userLogins');
  const { number } = useFormat();
  return (
    <dl aria-label={text('numbers')} className={styles.cards}>
      {cards.map((name) => (
        <div key={name} className={styles.card}>
          <dt>{text(name)}</dt>
          <dd>
            {response && response[name] > 0 && ofLogins.includes(name) ? (
              <button
                type="button"
                title={text('showLogins')}
                className={styles.count}
                onClick={onLogins}
              >
                {number(response[name])}
              </button>
            ) : (
              <>{response ? number(response[name]) : '–'}</>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
