import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { getChoices, initialGlobals, type Choices } from '../toolbar.ts';

type Theme = Choices['theme'];

/**
 * The last theme selected in the toolbar: a docs page is notified of a change, stories get it as an
 * argument.
 */
let selected: Theme = themeInAddress() ?? initialGlobals.theme;

/** A docs page in the toolbar's theme, for Storybook's blocks and for the app's tokens. */
export default function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(onGlobals, () => selected);
  const prefersDark = useSyncExternalStore(onPreference, () => darkPreference.matches);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);
  const isDark = theme === 'system' ? prefersDark : theme === 'dark';
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

const darkPreference = matchMedia('(prefers-color-scheme: dark)');

function onPreference(changed: () => void): () => void {
  darkPreference.addEventListener('change', changed);
  return () => darkPreference.removeEventListener('change', changed);
}

function onGlobals(changed: () => void): () => void {
  const channel = addons.getChannel();
  const update = ({ globals }: { globals: Record<string, unknown> }) => {
    selected = getChoices(globals).theme;
    changed();
  };
  channel.on(GLOBALS_UPDATED, update);
  return () => channel.off(GLOBALS_UPDATED, update);
}

/** In Storybook's format: `globals=theme:dark;language:en`. */
function themeInAddress(): Theme | undefined {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /\btheme:(light|dark|system)\b/.exec(globals)?.[1] as Theme | undefined;
}
