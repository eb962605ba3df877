import { recordFormGuide } from '../testing/record-guides.ts';
import { productFormMachine } from './product-form.machine.ts';
import { exampleProduct } from './product.example.ts';
import { productFormOf } from './product.ts';

export const guide = recordFormGuide(productFormMachine, {
  id: exampleProduct.id,
  sound: productFormOf(exampleProduct),
  broken: { name: '' },
  rules: [
    {
      source: 'document 3, section 5 (Product)',
      text: 'Name, Owner, Started Year and Domain are required, on editing Description too; the year has four digits at most.',
    },
    {
      source: 'document 3, section 7 (Products)',
      text: 'When Add Product opens, an empty product is posted, which stores nothing.',
    },
    {
      source: 'document 3, section 9 (Limits)',
      text: 'Texts have 250 characters at most.',
    },
  ],
});
