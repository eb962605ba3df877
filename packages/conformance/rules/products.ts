import { rules } from '../rule/types.ts';

/** Requirements for a server: products. */
export default rules([
  {
    id: 'products-empty',
    text: 'A request with an empty product returns the grid and stores nothing.',
    source: 'PROD-051, PROD-D01',
    verifiedBy: ['products/empty-product-stores-nothing'],
  },
  {
    id: 'products-required',
    text: 'A product has a name, an owner, a domain and a year, and on edit also a description; texts are trimmed.',
    source: 'PROD-026',
    verifiedBy: ['products/products-have-defaults', 'products/product-edit-needs-description'],
  },
  {
    id: 'products-listed',
    text: 'Product names are unique, and products are listed by name, as they were saved.',
    source: 'PROD-018, PROD-056',
    verifiedBy: ['products/getProducts/record/*'],
  },
  {
    id: 'products-apps',
    text: 'An app stays in its product; its name is unique within it, its texts are required, and apps are listed by name.',
    source: 'PROD-020, PROD-021, PROD-044',
    verifiedBy: ['products/apps-stay-in-their-product', 'products/app-names-are-unique'],
  },
]);
