import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/ui/global.css';
import './virtual-lists.ts';
import './preview.css';
import { decorators } from './decorators/index.ts';
import { readRouter } from './decorators/router.tsx';
import { docs } from './pages/docs.tsx';
import { coverageFiles } from './pages/use-coverage.ts';
import { readTexts } from './texts.ts';
import { globalTypes, initialGlobals, widths } from './toolbar.ts';
import { contractAddresses } from './contract-address.ts';
import { configurePanel } from './statechart-panel/index.ts';
import { appEvents } from './app-events.ts';
import { testModels } from './charts.ts';
import { expectNoHiddenMarks } from './hidden-marks.ts';
import { leanReports } from './lean-reports.ts';
import { isTestRun } from './test-run.ts';
import { leaveWorld } from './world.ts';

// A walk's first call loads the server's parts, which takes a busy machine a while: how long is not
// what is asked.
configure({
  asyncUtilTimeout: 30_000,
  // The page as text, with each look at what has not come yet, takes a twentieth of a test run.
  ...(isTestRun() && { getElementError: (message) => new Error(message ?? 'Nothing was found.') }),
});

/** What `main.ts` calls the build; a test run may know none. */
declare const buildOfStories: string | undefined;

configurePanel({
  testModels,
  appEvents,
  ...(typeof buildOfStories === 'string' && { build: buildOfStories }),
  // The bundled contract is large: it is read once the panel asks for a call's answers.
  contract: async () => (await import('#openapi/generated/openapi.json')).default,
  coverage: coverageFiles,
});

// Most stories are in English: those texts come along with the story.
void readTexts({ globals: { ...initialGlobals } });

const preview: Preview = {
  decorators,
  loaders: [readTexts, readRouter],
  beforeEach: (context) => {
    leanReports(context);
    return leaveWorld;
  },
  afterEach: ({ canvasElement }) => {
    if (isTestRun()) expectNoHiddenMarks(canvasElement.ownerDocument.body);
  },
  parameters: {
    a11y: {
      test: 'error',
      // A test run asks for what is wrong alone: the list of what is right is long, and takes long.
      ...(isTestRun() && { options: { resultTypes: ['violations'] } }),
      // Off by default, though WCAG 2.2 asks for it at level AA.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // What the widgets have read out stays there for seven seconds, longer than what it named.
      context: { exclude: ['[data-live-announcer]'] },
    },
    docs,
    statechart: { contract: contractAddresses },
    layout: 'padded',
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
