import type { App } from './app.ts';
import type { Product } from './product.ts';

/** A product and one of its apps, for tests, test models and stories. */
export const exampleProduct: Product = {
  id: '2c18eee6-d2e0-4432-909e-368661a87e2c',
  name: 'Ledger',
  description: 'Bookkeeping for small companies.',
  owner: 'Grace Kim',
  startedYear: 2019,
  domain: 'Finance',
  status: true,
  version: 1,
  changedBy: 'Kira Novak',
  changedOn: '2026-03-04T08:00:00.000Z',
};

export const exampleApp: App = {
  appsId: 'c5d07c7d-fee6-4456-921d-153f2a0b4bc0',
  productId: exampleProduct.id,
  appName: 'Ledger web',
  url: 'https://ledger-web.example.test',
  type: 'Web',
  port: 443,
  version: 1,
  changedBy: 'Kira Novak',
  changedOn: '2026-03-04T08:00:00.000Z',
};
