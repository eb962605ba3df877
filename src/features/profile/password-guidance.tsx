import { Circle, CircleCheck } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import { checkGuidance } from './two-factor/guidance.ts';
import styles from './profile.module.css';

/** Checks off the rules that a new password meets, while it is typed. Source: PROF-030. */
export function PasswordGuidance({ password }: { password: string }) {
  const text = useText('profile');
  return (
    <div className={styles.guidance}>
      <p>{text('guidance')}</p>
      <ul>
        {checkGuidance(password).map(({ rule, isMet }) => (
          <li key={rule} className={cx(styles.rule, isMet && styles.met)}>
            {isMet ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span>{text(rule)}</span>
            <span className="visually-hidden">{text(isMet ? 'guideMet' : 'guideOpen')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
