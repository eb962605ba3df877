import { useDeferredValue, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { getDirection } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/text.tsx';
import { onPreferences, preferences } from '#session/preferences.ts';

/** The chosen language for the whole page, its direction included. */
export function DeviceLanguage({ children }: { children: ReactNode }) {
  const { language: selected } = useSyncExternalStore(onPreferences, preferences);
  // While the texts of another language are on their way, the page stays as it is.
  const language = useDeferredValue(selected);
  // Follows the language with the document around the app.
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = getDirection(language);
  }, [language]);
  // The widgets follow it too: what they say, their dates, and where the arrow keys go.
  return (
    <I18nProvider locale={language}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </I18nProvider>
  );
}
