import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import {
  exampleImpediment,
  exampleImpediments,
  impedimentsInput,
} from '../parts/project-extras.fixtures.ts';
import { projectImpedimentsMachine } from './project-impediments.machine.ts';

const isOutdated = { isOutdated: true };
const unchanged = { isOutdated: false };

export const testModel = createTestModel(projectImpedimentsMachine, {
  inputs: [impedimentsInput],
  events: [
    { type: 'impediments.open' },
    { type: 'impediments.reload' },
    { type: 'retry' },
    { type: 'impediment.edit', impediment: exampleImpediment },
    { type: 'impediment.resolve', impediment: exampleImpediment },
    { type: 'impediment.delete', impediment: exampleImpediment },
    { type: 'filter.change', filter: 'all' },
    done('loadImpediments', exampleImpediments),
    failed('loadImpediments', serverError),
    done('refreshImpediments', exampleImpediments),
    failed('refreshImpediments', serverError),
    done('line', isOutdated),
    done('line', unchanged),
    failed('line', serverError),
    done('change', isOutdated),
    failed('change', serverError),
    done('resolution', isOutdated),
    failed('resolution', serverError),
    done('deletion', isOutdated),
    done('deletion', unchanged),
    failed('deletion', serverError),
    { type: 'project.updated', detail: impedimentsInput.detail },
  ],
  atHand: ({ impediments }) =>
    (impediments ?? [])
      .filter(({ id }) => id === exampleImpediment.id)
      .flatMap((impediment) => [
        { type: 'impediment.edit' as const, impediment },
        { type: 'impediment.resolve' as const, impediment },
        { type: 'impediment.delete' as const, impediment },
      ]),
  rules: [
    { source: 'PROJ-102', text: 'The impediments load once their tab is opened.' },
    { source: 'PROJ-013', text: 'Impediments are listed newest first, unresolved ones first.' },
    {
      source: 'PROJ-038',
      text: 'After an impediment is raised, resolved or deleted, the list and the project load again.',
    },
  ],
});
