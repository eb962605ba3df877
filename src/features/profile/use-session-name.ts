import type { Schema } from '#openapi/client/index.ts';
import { useText } from '#i18n/text.tsx';

/** A session's display name, e.g. "Firefox on Windows", as far as the server knows. */
export function useSessionName() {
  const text = useText('profile');
  return ({ browser, system }: Pick<Schema<'Session'>, 'browser' | 'system'>): string => {
    if (browser !== '' && system !== '') return text('browserOnSystem', { browser, system });
    return browser || system || text('unknownBrowser');
  };
}
