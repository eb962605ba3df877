import type { Contract } from '../contract/contract.ts';
import type { Operation, Parameter, Schema } from '../contract/shapes.ts';
import type { QueryValue } from '../http/request.ts';
import { badValues } from './bad-values.ts';
import { effective, getTypes } from './effective.ts';

/** A parameter of an address that is wrong. */
export interface BadParameter {
  name: string;
  location: 'path' | 'query';
  keyword: string;
  /** What is wrong, as the end of "name …". */
  what: string;
  /** Undefined leaves it out. */
  value: QueryValue | undefined;
}

/** Every way to spoil the parameters of an address that the contract knows of. */
export function badParameters(contract: Contract, { parameters }: Operation): BadParameter[] {
  return parameters.flatMap((parameter): BadParameter[] => {
    const { name, in: location, isRequired } = parameter;
    if (location === 'path') {
      // The tenant's name is held by the checks of other tenants.
      return name === 'tenantId' ? [] : badTexts(contract, parameter, location);
    }
    if (location !== 'query') return [];
    const missing = { name, location, keyword: 'required', what: 'is missing', value: undefined };
    return [...(isRequired ? [missing] : []), ...badTexts(contract, parameter, location)];
  });
}

/** In an address all is text: a number can only be wrong as a text that is none. */
function badTexts(
  contract: Contract,
  { name, schema }: Parameter,
  location: 'path' | 'query',
): BadParameter[] {
  const known = effective(contract, schema, undefined);
  // Whatever stands in an address is a text already.
  const isText = getTypes(known).includes('string');
  const values = badValues(known, '').filter(({ keyword }) => !isText || keyword !== 'type');
  const bad = [...values, ...notOfType(known)];
  return bad.flatMap(({ keyword, what, value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    // An empty segment is another address.
    if (location === 'path' && /^\.*$/.test(text)) return [];
    if (couldFit(contract, schema, known, text)) return [];
    return [{ name, location, keyword, what, value: text }];
  });
}

function notOfType(schema: Schema): { keyword: string; what: string; value: string }[] {
  const [type] = getTypes(schema);
  if (type === undefined || type === 'string' || type === 'array') return [];
  return [{ keyword: 'type', what: `is no ${type}`, value: 'perhaps' }];
}

/** Whether a server may read the text as a value that fits. */
function couldFit(contract: Contract, schema: Schema, known: Schema, text: string): boolean {
  const types = getTypes(known);
  const isNumeric = types.some((type) => type === 'integer' || type === 'number');
  const readings: unknown[] = [text];
  if (isNumeric && !Number.isNaN(Number(text))) readings.push(Number(text));
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) readings.push(text === 'true');
  if (types.includes('array')) readings.push([text]);
  return readings.some((parsed) => contract.fits(schema, parsed));
}
