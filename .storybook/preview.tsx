import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/ui/global.css';
import './preview.css';
import { decorators } from './decorators/index.ts';
import { readTexts } from './texts.ts';

// A walk's first call loads the server's parts, which takes a busy machine a while.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  decorators,
  loaders: [readTexts],
  parameters: {
    a11y: {
      test: 'error',
      // What the widgets have read out stays there for seven seconds, longer than what it named.
      context: { exclude: ['[data-live-announcer]'] },
    },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Flows', 'Screens', 'Shell', 'UI', 'Contract'] } },
  },
  initialGlobals: { theme: 'system', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    language: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
          { value: 'es', title: 'Español' },
          { value: 'zh', title: '中文' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
  },
};

export default preview;
