import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Mark } from '#ui/display/badges/mark.tsx';
import { onPlainClick } from '#ui/text/plain-click.ts';
import styles from './session.module.css';

export interface SessionTimeOutProps {
  /** True after a sign-out in another tab; false if the session expired. */
  isLoggedOut: boolean;
  /** Whether the same user returns to the previous page after signing in. */
  hasRedirectRoute: boolean;
  appAddress: string;
  onBack: () => void;
}

/** The screen after the end of a session. Source: AUTH-009. */
export function SessionTimeOut(props: SessionTimeOutProps) {
  const { isLoggedOut, hasRedirectRoute, appAddress, onBack } = props;
  const text = useText('session');
  return (
    <main className={styles.page}>
      <title>{text(isLoggedOut ? 'loggedOutPageTitle' : 'timedOutPageTitle')}</title>
      <div className={styles.stack}>
        <Mark />
        <h1 className={styles.welcome}>{text(isLoggedOut ? 'loggedOutInOtherTab' : 'timedOut')}</h1>
        <p className={styles.muted}>{text(hasRedirectRoute ? 'timedOutText' : 'signInToGoOn')}</p>
        <a
          className={buttonClass('primary', 'large')}
          href={appAddress}
          onClick={onPlainClick(onBack)}
        >
          {text('backToSignIn')}
        </a>
      </div>
    </main>
  );
}
