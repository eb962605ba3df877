import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
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
  return (
    // The widgets ask for it as well: what opens beside the page has no other direction.
    <I18nProvider locale={language}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </I18nProvider>
  );
}
