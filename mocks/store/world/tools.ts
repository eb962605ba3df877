import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Tools of the organization. Source: TOOL-024. */
export interface Records {
  tools: ToolRecord;
}

/** A tool; the price is in US dollars, and two names use the spelling of the requirements. */
export interface ToolRecord extends Versioned {
  id: string;
  name: string;
  latestVersion: string | null;
  discription: string | null;
  price: number;
  url: string | null;
  userLimits: number;
  status: boolean;
  licence: boolean;
}

export const collections: SearchedCollections<Records> = {
  tools: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
};
