import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { exampleType, exampleTypes } from './project-type.fixtures.ts';
import { projectTypesMachine } from './project-types.machine.ts';

export const testModel = createTestModel(projectTypesMachine, {
  inputs: [{ createId: () => 'the new type' }],
  events: [
    done('loadProjectTypes', exampleTypes),
    failed('loadProjectTypes', serverError),
    { type: 'retry' },
    { type: 'tab.returned' },
    { type: 'list.reload' },
    { type: 'types.open' },
    { type: 'types.close' },
    { type: 'type.add' },
    { type: 'type.rename', part: exampleType },
    { type: 'type.delete', part: exampleType },
    done('form', { isOutdated: true, isSaved: true }),
    done('form', { isOutdated: true, isSaved: false }),
    done('form', { isOutdated: false, isSaved: false }),
    failed('form', serverError),
    done('deletion', { isOutdated: true }),
    done('deletion', { isOutdated: false }),
    failed('deletion', serverError),
  ],
  atHand: ({ types }) =>
    (types ?? []).flatMap((part) => [
      { type: 'type.rename' as const, part },
      { type: 'type.delete' as const, part },
    ]),
  onlyAtHand: ['type.rename', 'type.delete'],
  rules: [
    { source: 'ENGAG-046', text: 'A project type has an id and a name.' },
    {
      source: 'ENGAG-D13',
      text: 'Those who edit engagements add, rename and delete project types.',
    },
    {
      source: 'ENGAG-054',
      text: 'A new project type gets an id of the client, under which the form selects it.',
    },
  ],
});
