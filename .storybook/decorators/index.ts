import type { Decorator } from '@storybook/react-vite';
import { withLanguage } from './language.tsx';
import { withTheme } from './theme.tsx';

/** Applied to every story; the last one is the outermost. */
export const decorators: Decorator[] = [withLanguage, withTheme];
