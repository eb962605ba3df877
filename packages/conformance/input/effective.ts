import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/shapes.ts';

/**
 * The effective schema of a value: references resolved, all parts of `allOf` merged, and of
 * alternatives the branch that the value matches.
 */
export function effective(contract: Contract, schema: Schema, value: unknown): Schema {
  const { allOf = [], oneOf, anyOf, ...own } = contract.resolve(schema);
  const choice = oneOf ?? anyOf ?? [];
  const branch = choice.find((each) => contract.fits(each, value)) ?? choice[0];
  const parts = [...allOf, ...(branch ? [branch] : [])].map((part) =>
    effective(contract, part, value),
  );
  if (parts.length === 0) return own;
  const all = [own, ...parts];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

/** The types that a schema allows; empty when it names none. */
export const getTypes = ({ type }: Schema): string[] => [type ?? []].flat();
