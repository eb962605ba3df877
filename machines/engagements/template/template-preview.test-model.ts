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
  rules: [
    {
      source: 'ENGAG-098',
      text: 'A new base engagement gets the stages and activities of the template.',
    },
    {
      source: 'ENGAG-D42',
      text: 'The preview counts stages, activities and planned hours, and shows what the tenant sees.',
    },
    {
      source: 'ADR 0024',
      text: 'A template that could not be loaded is loaded again on request, and stops no new engagement.',
    },
  ],
});
