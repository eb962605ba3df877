import { createActor } from 'xstate';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { projectCodeMachine } from './project-code.machine.ts';
import { projectFormMachine } from './project-form.machine.ts';

const form = createActor(projectFormMachine, {
  input: { id: null, sourceId: null, persisted: null },
});

export const testModel = createTestModel(projectCodeMachine, {
  inputs: [{ form }],
  events: [
    { type: 'source.changed', name: 'Price list', parentId: null },
    { type: 'source.changed', name: '', parentId: null },
    after('pause', 'project-code.typing'),
    done('suggestCode', 'PL'),
    failed('suggestCode', serverError),
    failed('followForm', serverError),
  ],
  rules: [
    {
      source: 'PROJ-053',
      text: 'The code is suggested from name and parent, and never replaces a typed one.',
    },
    {
      source: 'PROJ-D13',
      text: 'A code is suggested from the initials of the name, or from the code of the parent.',
    },
    {
      source: 'ADR 0024',
      text: 'Without a suggestion nothing typed is lost, and a code is typed by hand.',
    },
  ],
});
