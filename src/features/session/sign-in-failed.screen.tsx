import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Mark } from '#ui/display/badges/mark.tsx';
import styles from './session.module.css';

export interface SignInFailedProps {
  loginPath: string;
  /** Path of the Forgot Password page. */
  forgotPasswordPath: string;
}

/**
 * The identity provider's response was not meant for this tab: forged, already used, or too late.
 */
export function SignInFailed({ loginPath, forgotPasswordPath }: SignInFailedProps) {
  const text = useText('session');
  return (
    <main className={styles.page}>
      <title>{text('signInFailedTitle')}</title>
      <div className={styles.stack}>
        <Mark />
        <h1 className={styles.welcome}>{text('signInFailedTitle')}</h1>
        <p className={styles.muted}>{text('signInFailedText')}</p>
        <a className={buttonClass('primary', 'large')} href={loginPath}>
          {text('signInAgain')}
        </a>
        <a className={styles.link} href={forgotPasswordPath}>
          {text('forgotLink')}
        </a>
      </div>
    </main>
  );
}
