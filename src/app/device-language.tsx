import { useDeferredValue, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { getDirection } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/text.tsx';
import { onPreferences, preferences } from '#session/storage/workspace/preferences.ts';

/** Applies the selected language and its direction to the entire page. */
export function DeviceLanguage({ children }: { children: ReactNode }) {
  const { language: selected } = useSyncExternalStore(onPreferences, preferences);
  // While the texts of another language are loading, the page stays unchanged.
  const language = useDeferredValue(selected);
  // Applies the language to the document around the app.
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = getDirection(language);
  }, [language]);
  // Applies the language to the widgets, too: their texts, dates, and arrow key directions.
  return (
    <I18nProvider locale={language}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </I18nProvider>
  );
}
