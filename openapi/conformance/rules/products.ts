import { rules } from '../rule/types.ts';

/** What the documents ask of a server of products. */
export default rules([
  {
    id: 'products-empty',
    text: 'An empty product answers the grid and stores nothing.',
    source: 'PROD-051, and the decisions on answers and failures',
    verifiedBy: ['products/empty-product-stores-nothing'],
  },
  {
    id: 'products-required',
    text: 'A product has a name, an owner, a domain and a year, and on edit a description, too; texts are trimmed.',
    source: 'PROD-026',
    verifiedBy: ['products/required-and-by-default', 'products/edit-needs-a-description'],
  },
  {
    id: 'products-listed',
    text: 'Products are listed by name, with names of their own, as they were saved.',
    source: 'PROD-018, PROD-056',
    verifiedBy: ['products/getProducts/record/*'],
  },
  {
    id: 'products-apps',
    text: 'An app stays in its product, has a name of its own there, required texts, and is listed by name.',
    source: 'PROD-020, PROD-021, PROD-044',
    verifiedBy: ['products/apps-stay-in-their-product', 'products/apps-have-names-of-their-own'],
  },
]);
