import { describe, expect, it } from 'vitest';
import { failedChecks, withResponse } from '../../testing/mutate-response.fixtures.ts';

/** The names of the unordered lists in the asset defaults of a server. */
const failedOn = failedChecks({ area: 'assets', operation: 'getAssetDefaults', kind: 'order' });

interface Defaults {
  vendors: { value: string }[];
}

/** A server that returns its vendors in another order. */
const answering = (change: (vendors: Defaults['vendors']) => Defaults['vendors']) =>
  failedOn(({ method, path }, pass) =>
    method === 'GET' && path.toLowerCase().includes('default')
      ? pass().then(withResponse((response: Defaults) => ({ vendors: change(response.vendors) })))
      : undefined,
  );

describe('the checks of a sorted list', () => {
  it('the sorting checks pass on a correct server, with any letters', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
    const upper = (vendors: Defaults['vendors']) =>
      vendors.map(({ value, ...one }, at) => ({
        ...one,
        value: at % 2 === 0 ? value : value.toUpperCase(),
      }));
    expect(await answering(upper)).toEqual([]);
  });

  it('the sorting checks find a list in reverse order', async () => {
    expect(await answering((vendors) => vendors.toReversed())).toEqual(['vendors']);
  });
});
