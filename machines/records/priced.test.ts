import { describe, expect, it } from 'vitest';
import { validate } from '../validation/field-errors.ts';
import { emptyPriced, pricedFields, toPricedForm, pricedRules, type PricedForm } from './priced.ts';

const filled = { ...emptyPriced, name: 'Trace Lens', price: '49.9', userLimits: '100' };
const rules = pricedRules({ latestVersion: 10, description: 20, url: 30 });
const getBrokenRule = (field: keyof PricedForm) => (text: string) =>
  validate(rules, { ...filled, [field]: text })[field];

describe('a record with a price', () => {
  it('a priced record requires a name, a price and user limits, and nothing else', () => {
    expect(validate(rules, filled)).toEqual({});
    const required = { rule: 'required' };
    const errors = { name: required, price: required, userLimits: required };
    expect(validate(rules, emptyPriced)).toEqual(errors);
  });

  it.each([
    ['name', 250],
    ['latestVersion', 10],
    ['description', 20],
    ['url', 30],
  ] as const)(
    'the priced field %s has at most %i characters, counted as symbols',
    (field, limit) => {
      const texts = [
        'x'.repeat(limit),
        '🚀'.repeat(limit),
        'خ'.repeat(limit),
        'x'.repeat(limit + 1),
      ];
      const error = { rule: 'max', values: { max: limit } };
      expect(texts.map(getBrokenRule(field))).toEqual([undefined, undefined, undefined, error]);
    },
  );

  it('the price is a number, not below 0, with at most four decimals', () => {
    const validValues = ['0', '0.0825', '1250000', '999999999'];
    expect(validValues.map(getBrokenRule('price'))).toEqual(validValues.map(() => undefined));
    expect(
      [' ', '-0.01', '1,490', '0.0000001', '99999999999999999999'].map(getBrokenRule('price')),
    ).toEqual([
      { rule: 'required' },
      { rule: 'not_negative' },
      { rule: 'double' },
      { rule: 'max_decimals', values: { limit: 4 } },
      { rule: 'max_value', values: { limit: 999_999_999.9999 } },
    ]);
  });

  it('the user limit is an integer, not below 0', () => {
    const validValues = ['0', '2000', '999999999'];
    expect(validValues.map(getBrokenRule('userLimits'))).toEqual(validValues.map(() => undefined));
    const tooMany = { rule: 'max_value', values: { limit: 999_999_999 } };
    expect(
      [' ', '-1', '2.5', 'ten', '1000000000', '9'.repeat(400)].map(getBrokenRule('userLimits')),
    ).toEqual([
      { rule: 'required' },
      { rule: 'not_negative' },
      { rule: 'numeric' },
      { rule: 'numeric' },
      tooMany,
      tooMany,
    ]);
  });

  it('a record stored before there were limits can be loaded and corrected', () => {
    const texts = { latestVersion: null, description: null, url: null };
    const switches = { status: true, license: false };
    const old = { name: 'Old', ...texts, price: 1e-7, userLimits: 1e21, ...switches };
    const userLimits = '1000000000000000000000';
    expect(toPricedForm(old)).toEqual({
      ...emptyPriced,
      name: 'Old',
      price: '0.0000001',
      userLimits,
    });
  });

  it('a priced record has separate fields in each list, since a tab identifies rows by them', () => {
    expect(pricedFields()).not.toBe(pricedFields());
  });
});
