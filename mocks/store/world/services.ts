import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Services that the organization sells or licenses. Source: SERV-015. */
export interface Records {
  services: ServiceRecord;
}

/** A service; the price is in US dollars. */
export interface ServiceRecord extends Versioned {
  id: string;
  name: string;
  latestVersion: string | null;
  description: string | null;
  price: number;
  url: string | null;
  userLimits: number;
  status: boolean;
  license: boolean;
}

export const collections: SearchedCollections<Records> = {
  services: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
};
