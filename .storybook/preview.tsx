import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/ui/global.css';
import './fixtures/virtual-lists.ts';
import './preview.css';
import { decorators } from './decorators/index.ts';
import { readRouter } from './decorators/router.tsx';
import { docs } from './pages/docs.tsx';
import { coverageFiles } from './pages/use-coverage.ts';
import { readTexts } from './fixtures/texts.ts';
import { globalTypes, initialGlobals, widths } from './toolbar.ts';
import { contractAddresses } from './contract-address.ts';
import { configurePanel } from '@atrium/statechart-panel';
import { appEvents } from './app-events.ts';
import { testModels } from './charts.ts';
import { expectNoHiddenMarks } from './fixtures/hidden-marks.ts';
import { leanReports } from './fixtures/lean-reports.ts';
import { isTestRun, leaveUnpainted } from './test-run.ts';
import { leaveWorld } from './fixtures/world.ts';

// The first call of an interaction loads the server's modules, which takes a while on a busy
// machine; its duration is not under test.
configure({
  asyncUtilTimeout: 30_000,
  // Serializing the page for each retry of a query takes a twentieth of a test run.
  ...(isTestRun() && { getElementError: (message) => new Error(message ?? 'Nothing was found.') }),
});

/** Build name defined by `main.ts`; not defined in a test run. */
declare const buildOfStories: string | undefined;

configurePanel({
  testModels,
  appEvents,
  ...(typeof buildOfStories === 'string' && { build: buildOfStories }),
  // The bundled contract is large: it is loaded when the panel first requests a call's responses.
  contract: async () => (await import('#openapi/generated/openapi.json')).default,
  coverage: coverageFiles,
});

if (isTestRun()) leaveUnpainted();

// Most stories are in English: preload those texts with the story.
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
      // A test run requests only violations: the list of passes is long and slow.
      ...(isTestRun() && { options: { resultTypes: ['violations'] } }),
      // Off by default, though WCAG 2.2 requires it at level AA.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // The widgets' announcements stay in the page for seven seconds, longer than the elements
      // that they name.
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
