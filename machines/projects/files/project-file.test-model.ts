import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { exampleFile } from '../parts/project-extras.fixtures.ts';
import { toFileForm } from './project-file.ts';
import { projectFileMachine } from './project-file.machine.ts';

export const testModel = createRecordPartTestModel(projectFileMachine, {
  part: exampleFile,
  valid: toFileForm(exampleFile),
  broken: { url: 'javascript:alert(1)' },
  rules: [
    {
      source: 'PROJ-061',
      text: 'The name is required; the URL is an http or https address with a host.',
    },
    {
      source: 'PROJ-093',
      text: 'A file link is edited against the version that was loaded.',
    },
  ],
});
