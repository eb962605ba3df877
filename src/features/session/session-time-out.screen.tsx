import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Mark } from '#ui/mark.tsx';
import styles from './session.module.css';

/** After a session that has ended. Source: document 1, section 2 (SessionTimeOut). */
export function SessionTimeOut({ appAddress }: { appAddress: string }) {
  const text = useText('session');
  return (
    <main className={styles.page}>
      <title>{text('expiredPageTitle')}</title>
      <div className={styles.stack}>
        <Mark />
        <h1 className={styles.welcome}>{text('expired')}</h1>
        <p className={styles.muted}>{text('expiredText')}</p>
        <a className={buttonClass('primary', 'large')} href={appAddress}>
          {text('backToSignIn')}
        </a>
      </div>
    </main>
  );
}
