import type { ConfigurationError } from './config.ts';
import styles from './plain-page.module.css';

/**
 * The page for an operator when config.json is missing or invalid. In English, since it is for the
 * people who set up the app, and no texts could be loaded.
 */
export default function ConfigurationPage({ error }: { error: ConfigurationError }) {
  return (
    <main className={styles.page} lang="en" dir="ltr">
      <title>Atrium is not set up</title>
      <h1>Atrium is not set up</h1>
      <p>The configuration beside this page could not be used:</p>
      <div className={styles.report}>
        <pre>{error.message}</pre>
      </div>
      <p>
        Please correct <code>config.json</code> and reload the page.
      </p>
    </main>
  );
}
