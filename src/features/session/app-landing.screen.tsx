import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Mark } from '#ui/display/badges/mark.tsx';
import { onPlainClick } from '#ui/text/plain-click.ts';
import { LookChoices } from '#records/look-choices.tsx';
import styles from './session.module.css';

export interface AppLandingProps {
  /** The tenant to continue in, if someone is signed in in this tab. */
  tenantName: string | null;
  hasSignInFailed: boolean;
  /** The path of the page where an organization registers. */
  registrationPath: string;
  /** The path for a forgotten password: a page of this app, or of the identity provider. */
  forgotPasswordPath: string;
  onRegister: () => void;
  onSignIn: () => void;
  onContinue: () => void;
}

/** The start page: a welcome line and Sign In. Source: AUTH-005. */
export function AppLanding({
  tenantName,
  hasSignInFailed,
  registrationPath,
  forgotPasswordPath,
  onRegister,
  onSignIn,
  onContinue,
}: AppLandingProps) {
  const text = useText('session');
  return (
    <main className={styles.page}>
      <title>{text('landingTitle')}</title>
      <div className={styles.stack}>
        <Mark />
        <h1 className={styles.welcome}>{text('welcome')}</h1>
        <p className={styles.muted}>{text('welcomeText')}</p>
        {hasSignInFailed && (
          <Banner tone="danger" title={text('signInFailedTitle')}>
            {text('providerUnreachable')}
          </Banner>
        )}
        {tenantName === null ? (
          <>
            <div className={styles.actions}>
              <button type="button" className={buttonClass('primary', 'large')} onClick={onSignIn}>
                {text('signIn')}
              </button>
              <a
                className={buttonClass('quiet', 'large')}
                href={registrationPath}
                onClick={onPlainClick(onRegister)}
              >
                {text('register')}
              </a>
            </div>
            <a className={styles.link} href={forgotPasswordPath}>
              {text('forgotLink')}
            </a>
          </>
        ) : (
          <button type="button" className={buttonClass('primary', 'large')} onClick={onContinue}>
            {text('continueTo', { tenant: tenantName })}
          </button>
        )}
      </div>
      <footer className={styles.look}>
        <LookChoices />
      </footer>
    </main>
  );
}
