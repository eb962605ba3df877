import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { toAppForm } from './app.ts';
import { productAppMachine } from './product-app.machine.ts';
import { exampleApp } from './product.fixtures.ts';

export const testModel = createRecordPartTestModel(productAppMachine, {
  part: exampleApp,
  valid: toAppForm(exampleApp),
  broken: { port: '654321' },
  rules: [
    {
      source: 'PROD-043',
      text: 'A failed save returns to its dialog, Cancel to the product.',
    },
    {
      source: 'PROD-029',
      text: 'App name, URL and Type are required; Port is required, a number of up to five digits.',
    },
  ],
});
