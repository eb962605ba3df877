import type { Decorator } from '@storybook/react-vite';
import { Suspense, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { FormatProvider } from '#i18n/format.tsx';
import { directionOf, languageOf, type Language } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/text.tsx';
import { timeZone } from '../fixtures.ts';

/**
 * The toolbar's language: on `<html>` with its direction, for the widgets, and for the texts, dates
 * and times of the screens. Texts are read ahead (../texts.ts), so nothing waits for them.
 */
export const withLanguage: Decorator = (Story, { globals }) => (
  <Speaking language={languageOf(String(globals.language)) ?? 'en'}>
    <Story />
  </Speaking>
);

function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return (
    <I18nProvider locale={language}>
      <LanguageProvider language={language}>
        <FormatProvider settings={{ timeZone, dateFormat: 'DD/MM/YYYY' }}>
          <Suspense fallback={null}>{children}</Suspense>
        </FormatProvider>
      </LanguageProvider>
    </I18nProvider>
  );
}
