import openapiTypes, { astToString } from 'openapi-typescript';
import { header } from './text.mjs';

/** The contract as TypeScript types: `paths`, `components` and `operations`. */
export async function typesFile(contract) {
  // The generator writes into what it is given.
  const ast = await openapiTypes(structuredClone(contract));
  return `${header}\n${astToString(ast)}`;
}
