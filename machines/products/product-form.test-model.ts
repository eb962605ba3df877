import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { productFormMachine } from './product-form.machine.ts';
import { exampleProduct } from './product.fixtures.ts';
import { toProductForm } from './product.ts';

export const testModel = createRecordFormTestModel(productFormMachine, {
  id: exampleProduct.id,
  valid: toProductForm(exampleProduct),
  broken: { name: '' },
  rules: [
    {
      source: 'PROD-026',
      text: 'Name, Owner, Started Year and Domain are required, and for an edit also Description; the year has up to four digits.',
    },
    {
      source: 'PROD-010',
      text: 'When Add Product opens, an empty product is posted, which stores nothing.',
    },
    {
      source: 'PROD-032',
      text: 'Texts have up to 250 characters.',
    },
  ],
});
