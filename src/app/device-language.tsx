import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { directionOf } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/text.tsx';
import { onPreferences, preferences } from './preferences.ts';

/** The chosen language for the whole page, its direction included. */
export function DeviceLanguage({ children }: { children: ReactNode }) {
  const { language } = useSyncExternalStore(onPreferences, preferences);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}
