import { rules } from '../rule/types.ts';

/** What the documents ask of a server of products. */
export default rules([
  {
    id: 'products-empty',
    text: 'An empty product answers the grid and stores nothing.',
    source: 'document 3, section 7, and the decisions on answers and failures',
    proofs: ['products/empty-product-stores-nothing'],
  },
  {
    id: 'products-required',
    text: 'A product has a name, an owner, a domain and a year, and on edit a description, too; texts are trimmed.',
    source: 'document 3, section 5',
    proofs: ['products/required-and-by-default', 'products/edit-needs-a-description'],
  },
  {
    id: 'products-listed',
    text: 'Products are listed by name, with names of their own, as they were saved.',
    source: 'document 3, sections 3 and 7',
    proofs: ['products/getProducts/record/*'],
  },
  {
    id: 'products-apps',
    text: 'An app stays in its product, has a name of its own there, required texts, and is listed by name.',
    source: 'document 3, sections 3 to 5 and 7',
    proofs: ['products/apps-stay-in-their-product', 'products/apps-have-names-of-their-own'],
  },
]);
