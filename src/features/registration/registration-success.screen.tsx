import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Mark } from '#ui/display/badges/mark.tsx';
import styles from './registration.module.css';

/** Thanks the person who has registered, and links to sign-in. Source: REG-023. */
export function RegistrationSuccess({ signInPath }: { signInPath: string }) {
  const text = useText('registration');
  return (
    <main className={styles.page}>
      <title>{text('successPageTitle')}</title>
      <div className={styles.stack}>
        <Mark />
        <h1 className={styles.title}>{text('thankYou')}</h1>
        <p className={styles.muted}>{text('credentials')}</p>
        <a className={buttonClass('primary', 'large')} href={signInPath}>
          {text('signIn')}
        </a>
      </div>
    </main>
  );
}
