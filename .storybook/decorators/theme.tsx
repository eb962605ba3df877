import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { getChoices } from '../toolbar.ts';

/** Sets the toolbar's theme as `<html data-theme>`, as the app does; `system` removes it. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Theme name={getChoices(globals).theme}>
    <Story />
  </Theme>
);

function Theme({ name, children }: { name: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (name === 'light' || name === 'dark') dataset.theme = name;
    else delete dataset.theme;
  }, [name]);
  return children;
}
