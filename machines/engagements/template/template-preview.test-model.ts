import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleTemplate } from './template.fixtures.ts';
import { templatePreviewMachine } from './template-preview.machine.ts';

export const testModel = createTestModel(templatePreviewMachine, {
  inputs: [undefined],
  events: [
    done('loadTemplate', exampleTemplate),
    failed('loadTemplate', serverError),
    { type: 'retry' },
  ],
  rules: [{ source: 'ENGAG-098', text: 'The template base copies the stages and activities.' }],
});
