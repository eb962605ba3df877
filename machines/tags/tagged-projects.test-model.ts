import { createListTestModel } from '../testing/list-test-models.ts';
import { sampleTagged } from './tagged-projects.fixtures.ts';
import { taggedProjectsMachine } from './tagged-projects.machine.ts';

const base = createListTestModel(
  taggedProjectsMachine,
  sampleTagged[0],
  [
    { source: 'ADMIN-013', text: 'Project tags have their own page, below PMO in the menu.' },
    {
      source: 'PROJ-D72',
      text: 'Projects are found by words, by tags and by the lack of tags; some can be selected for a tag.',
    },
  ],
  [{ type: 'tags.changed', projects: sampleTagged }],
);

export const testModel = {
  ...base,
  events: [
    ...base.events,
    { type: 'rows.select' as const, rows: sampleTagged },
    { type: 'rows.dropped' as const, rows: sampleTagged },
    { type: 'selection.clear' as const },
  ],
};
