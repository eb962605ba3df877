import { useState, type ReactNode } from 'react';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Mark } from '#ui/display/badges/mark.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import type { PageUnavailable } from '#page/entry/enter-page.ts';
import { appVersion } from '#page/entry/version.ts';
import styles from './plain-page.module.css';

/** The actions by which a signed-in person leaves a page that does not open. */
export interface WaysOut {
  onSwitchTenant: () => void;
  onLogout: () => void;
  /** The open confirm dialog about unsent changes. */
  question: ReactNode;
}

export interface CrashPageProps {
  error: Error;
  onTryAgain: () => void;
  /** Null while no one is signed in. */
  waysOut: WaysOut | null;
}

/**
 * Describes the crash, provides the report, and offers the next step. If the rights could not be
 * loaded there is no shell around the page, so it has a frame of its own, and ways out.
 */
export default function CrashPage({ error, onTryAgain, waysOut }: CrashPageProps) {
  return isUnavailable(error) ? (
    <RightsUnavailable error={error} onTryAgain={onTryAgain} waysOut={waysOut} />
  ) : (
    <Broken error={error} onTryAgain={onTryAgain} />
  );
}

interface RightsUnavailableProps extends CrashPageProps {
  error: PageUnavailable;
}

function RightsUnavailable({ error, onTryAgain, waysOut }: RightsUnavailableProps) {
  const text = useText('common');
  const why = useCauseText();
  return (
    <div className={styles.frame}>
      <title>{text('unavailableTitle')}</title>
      <header className={styles.brand}>
        <Mark />
      </header>
      <main className={styles.page}>
        <Unavailable
          isPage
          title={text('unavailableTitle')}
          reason={why(error.why)}
          retryLabel={text('tryAgain')}
          onRetry={onTryAgain}
        >
          {text('unavailableText')}
        </Unavailable>
        {waysOut && (
          <div className={styles.waysOut}>
            <Button variant="quiet" onPress={waysOut.onSwitchTenant}>
              {text('switchTenant')}
            </Button>
            <Button variant="quiet" onPress={waysOut.onLogout}>
              {text('logout')}
            </Button>
            {waysOut.question}
          </div>
        )}
      </main>
    </div>
  );
}

function Broken({ error, onTryAgain }: Omit<CrashPageProps, 'waysOut'>) {
  const text = useText('common');
  const [report] = useState(() => buildReport(error));
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(report);
    setCopied(true);
  };
  return (
    <section className={styles.page}>
      <title>{text('crashTitle')}</title>
      <h1>{text('crashTitle')}</h1>
      <p>{text('crashText')}</p>
      <div className={styles.report} role="region" aria-label={text('report')} tabIndex={0}>
        <pre dir="ltr">{report}</pre>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onPress={onTryAgain}>
          {text('tryAgain')}
        </Button>
        <Button onPress={() => void copy()}>
          {isCopied ? text('reportCopied') : text('copyReport')}
        </Button>
      </div>
    </section>
  );
}

/** Checks the name of the error, since importing the guard's class would load the guard. */
const isUnavailable = (error: Error): error is PageUnavailable => error.name === 'PageUnavailable';

const buildReport = (error: Error) =>
  [
    `Atrium ${appVersion}`,
    new Date().toISOString(),
    location.href,
    navigator.userAgent,
    error.stack ?? String(error),
  ].join('\n');
