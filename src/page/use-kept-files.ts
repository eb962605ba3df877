import { useEffect } from 'react';
import { useApp } from './use-app.ts';

/** How long a page is there before its files are kept, in ms: it comes first, and some are soon left. */
const pause = 5000;

/** Keeps the files of the built app, for when there is no network. */
export function useKeptFiles(): void {
  const { apiAddress } = useApp().configuration;
  // Follows the time that the page is there.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const keep = async () => {
      const { keepFiles } = await import('#session/kept-files.ts');
      stop = await keepFiles(apiAddress === '');
    };
    // A browser that keeps nothing needs a network.
    const begin = () => void keep().catch(() => undefined);
    const canKeep = import.meta.env.PROD && 'serviceWorker' in navigator;
    const timer = canKeep ? setTimeout(begin, pause) : undefined;
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [apiAddress]);
}
