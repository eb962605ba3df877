import type { Contract } from '../contract/contract.ts';
import type { Operation, Parameter, Schema } from '../contract/shapes.ts';
import type { QueryValue } from '../http/request.ts';
import { badValues } from './bad-values.ts';
import { effective, getTypes } from './effective.ts';

/** An invalid parameter. */
export interface BadParameter {
  name: string;
  location: 'path' | 'query';
  keyword: string;
  /** The problem, as the end of "name …". */
  what: string;
  /** Undefined omits it. */
  value: QueryValue | undefined;
}

/** Every way to make the parameters invalid that the contract covers. */
export function badParameters(contract: Contract, { parameters }: Operation): BadParameter[] {
  return parameters.flatMap((parameter): BadParameter[] => {
    const { name, in: location, isRequired } = parameter;
    if (location === 'path') {
      // The checks of other tenants cover the tenant's name.
      return name === 'tenantId' ? [] : badTexts(contract, parameter, location);
    }
    if (location !== 'query') return [];
    const missing = { name, location, keyword: 'required', what: 'is missing', value: undefined };
    return [...(isRequired ? [missing] : []), ...badTexts(contract, parameter, location)];
  });
}

/** All values in an address are text: a number is only invalid as non-numeric text. */
function badTexts(
  contract: Contract,
  { name, schema }: Parameter,
  location: 'path' | 'query',
): BadParameter[] {
  const known = effective(contract, schema, undefined);
  // A value in an address is always a text.
  const isText = getTypes(known).includes('string');
  const values = badValues(known, '').filter(({ keyword }) => !isText || keyword !== 'type');
  const bad = [...values, ...notOfType(known)];
  return bad.flatMap(({ keyword, what, value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    // An empty segment results in another address.
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

/** Whether a server may parse the text as a valid value. */
function couldFit(contract: Contract, schema: Schema, known: Schema, text: string): boolean {
  const types = getTypes(known);
  const isNumeric = types.some((type) => type === 'integer' || type === 'number');
  const readings: unknown[] = [text];
  if (isNumeric && !Number.isNaN(Number(text))) readings.push(Number(text));
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) readings.push(text === 'true');
  if (types.includes('array')) readings.push([text]);
  return readings.some((parsed) => contract.fits(schema, parsed));
}
