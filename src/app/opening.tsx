import { useRouterState } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { useText } from '#i18n/text.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import styles from './opening.module.css';

/** Wraps the pages: until the first page is shown, the tab's title says that the app is opening. */
export function Opening({ children }: PropsWithChildren) {
  const isFirst = useRouterState({ select: ({ matches }) => matches.length === 0 });
  return (
    <>
      {isFirst && <FirstPage />}
      {children}
    </>
  );
}

function FirstPage() {
  const text = useText('session');
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{text('loadingPage')}</h1>
      <Loader label={text('loadingPage')} />
    </main>
  );
}
