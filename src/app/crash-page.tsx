import { useState } from 'react';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import type { PageUnavailable } from '#page/enter-page.ts';
import { appVersion } from '#page/version.ts';
import styles from './plain-page.module.css';

/** Says what broke, keeps the report at hand, and offers the next step. */
export default function CrashPage({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  const text = useText('common');
  const [report] = useState(() => reportOf(error));
  const [isCopied, setCopied] = useState(false);
  const why = useCauseText();
  if (isUnavailable(error)) {
    return (
      <section className={styles.page}>
        <title>{text('unavailableTitle')}</title>
        <Unavailable
          isPage
          title={text('unavailableTitle')}
          reason={why(error.why)}
          retryLabel={text('tryAgain')}
          onRetry={onTryAgain}
        >
          {text('unavailableText')}
        </Unavailable>
      </section>
    );
  }
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

/** By its name, since the guard is not loaded where it has not been asked. */
const isUnavailable = (error: Error): error is PageUnavailable => error.name === 'PageUnavailable';

const reportOf = (error: Error) =>
  [
    `Atrium ${appVersion}`,
    new Date().toISOString(),
    location.href,
    navigator.userAgent,
    error.stack ?? String(error),
  ].join('\n');
