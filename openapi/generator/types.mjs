import openapiTypes, { astToString } from 'openapi-typescript';
import { header } from './text.mjs';

/** The contract as TypeScript types: `paths`, `components` and `operations`. */
export async function typesFile(contract) {
  // The generator writes into what it is given.
  const ast = await openapiTypes(structuredClone(contract));
  return `${header}\n${astToString(ast)}`;
}

/**
 * What the bundled contract is for whoever imports its JSON: as the type of its literal, each type
 * check would read the 50,000 lines of it.
 */
export const bundleTypesFile = () => `${header}
import type { components } from './types.ts';

interface Schema {
  type?: unknown;
  properties: Record<string, Omit<Schema, 'properties'>>;
  minLength?: number;
  maxLength?: number;
}

declare const contract: {
  openapi: string;
  components: { schemas: Record<keyof components['schemas'], Schema> };
  paths: Record<string, object>;
};
export default contract;
`;
