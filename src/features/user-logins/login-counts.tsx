import type { UserLogins } from '#machines/user-logins/user-logins.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './user-logins.module.css';

const cards = ['loggedIn', 'notLoggedIn', 'totalUsers', 'totalLogins'] as const;

/** The four counts of the day. Source: document 2, section 2 (User Logins). */
export function LoginCounts({ answer }: { answer: UserLogins | null }) {
  const text = useText('userLogins');
  const { number } = useFormat();
  return (
    <dl aria-label={text('numbers')} className={styles.cards}>
      {cards.map((name) => (
        <div key={name} className={styles.card}>
          <dt>{text(name)}</dt>
          <dd>{answer ? number(answer[name]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
