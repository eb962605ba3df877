import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleFile, filesInput } from '../parts/project-extras.fixtures.ts';
import { projectFilesMachine } from './project-files.machine.ts';

const isOutdated = { isOutdated: true };
const unchanged = { isOutdated: false };

export const testModel = createTestModel(projectFilesMachine, {
  inputs: [filesInput],
  events: [
    { type: 'file.add' },
    { type: 'file.edit', file: exampleFile },
    { type: 'file.delete', file: exampleFile },
    done('file', isOutdated),
    done('file', unchanged),
    failed('file', serverError),
    done('deletion', isOutdated),
    done('deletion', unchanged),
    failed('deletion', serverError),
    { type: 'project.updated', detail: filesInput.detail },
  ],
  atHand: ({ files }) =>
    files
      .filter(({ isEditable }) => isEditable)
      .slice(0, 1)
      .flatMap((file) => [
        { type: 'file.edit' as const, file },
        { type: 'file.delete' as const, file },
      ]),
  rules: [
    { source: 'PROJ-012', text: 'File links are listed newest first.' },
    {
      source: 'PROJ-092',
      text: 'After a file link is added, edited or deleted, the project loads again.',
    },
    {
      source: 'PROJ-094',
      text: 'A deleted file link disappears at once, before the project has loaded again.',
    },
  ],
});
