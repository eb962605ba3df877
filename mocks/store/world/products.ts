import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** The products of the organization and their apps. Source: PROD-020. */
export interface Records {
  products: ProductRecord;
  productApps: AppRecord;
}

export interface ProductRecord extends Versioned {
  id: string;
  name: string;
  description: string | null;
  owner: string;
  startedYear: number;
  domain: string;
  status: boolean;
}

export interface AppRecord extends Versioned {
  id: string;
  productId: string;
  appName: string;
  url: string;
  type: string;
  port: number;
}

export const collections: SearchedCollections<Records> = {
  products: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
  productApps: {
    fields: { productId: 'text', appName: 'name' },
    indexes: [['productId']],
    unique: [['productId', 'appName']],
  },
};
