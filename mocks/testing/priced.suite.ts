import { expect, it } from 'vitest';
import type { testCatalogue } from './catalogue.suite.ts';

type Catalogue = Pick<ReturnType<typeof testCatalogue>, 'make' | 'expectErrors' | 'update'>;

/**
 * Declares the tests of a catalogue's price and user limits, on the server of its other tests.
 * Source: TOOL-013, SERV-D01.
 */
export function testPricedCatalogue({ make, expectErrors, update }: Catalogue): void {
  it.each(['price', 'userLimits'])('%s is required, a number, with min 0', async (field) => {
    for (const value of [undefined, null, -1, '12', '1,490.50']) {
      for (const { status, fieldErrors } of await expectErrors({ [field]: value })) {
        const message = value === undefined ? 'is required' : 'is invalid';
        expect([status, fieldErrors]).toEqual([400, { [field]: [`${field} ${message}`] }]);
      }
    }
    expect(await make({ [field]: 0 })).toMatchObject({ [field]: 0 });
  });

  it.each([
    ['price', 0.0001],
    ['price', 49.9],
    ['price', 0.1],
    ['price', 999_999_999.9999],
    ['userLimits', 999_999_999],
  ])('%s may be %d', async (field, value) => {
    const made = await make({ [field]: value });
    expect(made[field]).toBe(value);
    await update(made);
  });

  it.each([
    ['price', 0.00001, 'tooFine'],
    ['price', 1e-7, 'tooFine'],
    ['price', 49.99999, 'tooFine'],
    ['price', 1_000_000_000, 'tooLarge'],
    ['price', 1e20, 'tooLarge'],
    ['userLimits', 1_000_000_000, 'tooLarge'],
    ['userLimits', 2.5, 'invalid'],
  ])('%s may not be %d on either form: %s', async (field, value, code) => {
    for (const rejected of await expectErrors({ [field]: value })) {
      expect(rejected).toMatchObject({ status: 400, code });
      expect(Object.keys(rejected.fieldErrors ?? {})).toEqual([field]);
    }
  });
}
