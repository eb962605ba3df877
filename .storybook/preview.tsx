import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/ui/global.css';
import './preview.css';
import { decorators } from './decorators/index.ts';
import { docs } from './pages/docs.tsx';
import { readTexts } from './texts.ts';
import { globalTypes, initialGlobals, widths } from './toolbar.ts';

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
    docs,
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: widths },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Start here', 'Start', 'Flows', 'Screens', 'Shell', 'UI', 'Panel', 'Contract'],
      },
    },
  },
  initialGlobals: { ...initialGlobals },
  globalTypes,
};

export default preview;
