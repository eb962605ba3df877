import type { Decorator } from '@storybook/react-vite';
import { Suspense, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { loadTexts } from '#i18n/catalogs.ts';
import { FormatProvider } from '#i18n/format.tsx';
import { getDirection, parseLanguage, type Language } from '#i18n/languages.ts';
import { LanguageProvider, TextsProvider } from '#i18n/text.tsx';
import { timeZone } from '../fixtures/fixtures.ts';
import { loadPseudoTexts, pseudoLanguage } from '../pseudo.ts';
import { getChoices } from '../toolbar.ts';

/**
 * Applies the toolbar's language and direction to `<html>`, the widgets, and the texts, dates and
 * times of the screens. Texts are preloaded (../texts.ts), so nothing waits for them.
 */
export const withLanguage: Decorator = (Story, { globals }) => {
  const choices = getChoices(globals);
  const language = parseLanguage(choices.language) ?? 'en';
  const direction = choices.direction === 'language' ? getDirection(language) : choices.direction;
  return (
    <Speaking
      language={language}
      direction={direction}
      load={choices.language === pseudoLanguage ? loadPseudoTexts : loadTexts}
    >
      <Story />
    </Speaking>
  );
};

interface SpeakingProps {
  language: Language;
  direction: 'ltr' | 'rtl';
  load: typeof loadTexts;
  children: ReactNode;
}

function Speaking({ language, direction, load, children }: SpeakingProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return (
    <I18nProvider locale={language}>
      <LanguageProvider language={language}>
        <TextsProvider load={load}>
          <FormatProvider settings={{ timeZone, dateFormat: 'DD/MM/YYYY' }}>
            <Suspense fallback={null}>{children}</Suspense>
          </FormatProvider>
        </TextsProvider>
      </LanguageProvider>
    </I18nProvider>
  );
}
