import { filterChoicesGuide } from '../testing/report-guides.ts';
import { exampleCullOutChoices } from './asset-report.example.ts';
import { cullOutChoicesMachine } from './cull-out-choices.machine.ts';

export const guide = filterChoicesGuide(cullOutChoicesMachine, exampleCullOutChoices, [
  {
    source: 'document 3, section 3',
    text: 'The cull-out report is filtered by the categories, years and teams that the server names.',
  },
  {
    source: 'document 3, section 7',
    text: 'They are read by one call.',
  },
]);
