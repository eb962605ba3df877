import { useSyncExternalStore } from 'react';
import { parseLanguage, languages } from '#i18n/languages.ts';
import { useText } from '#i18n/text.tsx';
import { looks } from '#session/storage/workspace/look.ts';
import { onPreferences, prefer, preferences } from '#session/storage/workspace/preferences.ts';
import styles from './look-choices.module.css';

const themeTexts = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

/**
 * Language and theme selection for pages without the shell. Uses native selects, because the start
 * page loads no widgets.
 */
export function LookChoices({ className }: { className?: string | undefined }) {
  const text = useText('session');
  const { language, theme } = useSyncExternalStore(onPreferences, preferences);
  return (
    <div className={className}>
      <select
        aria-label={text('language')}
        className={styles.choice}
        value={language}
        onChange={({ target }) => {
          const selected = parseLanguage(target.value);
          if (selected) prefer({ language: selected });
        }}
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={text('theme')}
        className={styles.choice}
        value={theme}
        onChange={({ target }) => {
          const selected = looks.theme.find((each) => each === target.value);
          if (selected) prefer({ theme: selected });
        }}
      >
        {looks.theme.map((each) => (
          <option key={each} value={each}>
            {text(themeTexts[each])}
          </option>
        ))}
      </select>
    </div>
  );
}
