import openapiTypes, { astToString } from 'openapi-typescript';
import { header } from './text.mjs';

/** The contract as TypeScript types: `paths`, `components` and `operations`. */
export async function typesFile(contract) {
  // The generator mutates its input.
  const ast = await openapiTypes(structuredClone(contract));
  return `${header}\n${astToString(ast)}`;
}

/**
 * The type of the bundled contract's JSON: with its literal type, each type check would parse its
 * 50,000 lines.
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
