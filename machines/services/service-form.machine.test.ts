import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { proveLimits, schemaOf } from '../testing/limits.suite.ts';
import { proveDeletedMeanwhile, proveRecordForm } from '../testing/record-form.suite.ts';
import { guide } from './service-form.guide.ts';
import { exampleService } from './service.example.ts';
import { emptyService, faultsOfService, serviceBodyOf, serviceFormOf } from './service.ts';

const example = serviceFormOf(exampleService);
const sample = { ...emptyService, name: 'Phishing drill', price: '12500', userLimits: '5' };

const underTest = {
  guide,
  server: createNodeServer,
  sample,
  mine: { price: '0.0825', license: true },
  theirs: { description: 'Once a year.', status: false },
  name: 'name' as const,
  list: async () => (await api.getServices({})).service,
};

proveRecordForm(underTest);
proveDeletedMeanwhile({ ...underTest, remove: (id) => api.deleteService({ path: { id } }) });

describe('a new service', () => {
  proveLimits({
    schema: schemaOf(contract, 'ServiceInput'),
    example,
    bodyOf: serviceBodyOf,
    check: (form) => faultsOfService(form, true),
  });

  it('has no rules for version, description and URL', () => {
    const long = 'x'.repeat(251);
    const form = { ...example, latestVersion: long, description: long, url: long };
    expect(faultsOfService(form, true)).toEqual({});
  });
});

describe('a service that is edited', () => {
  const { id, version } = exampleService;
  proveLimits({
    schema: schemaOf(contract, 'ServiceUpdate'),
    example,
    bodyOf: (form) => ({
      ...serviceBodyOf(form),
      id,
      version,
      status: form.status,
      license: form.license,
    }),
    check: (form) => faultsOfService(form, false),
  });

  it.each(['name', 'latestVersion', 'description', 'url'])('%s has max 250', (field) => {
    const ruleOf = (text: string) => faultsOfService({ ...example, [field]: text }, false);
    expect(['x'.repeat(250), '🚀'.repeat(250), 'خ'.repeat(250)].map(ruleOf)).toEqual([{}, {}, {}]);
    expect(ruleOf('x'.repeat(251))).toEqual({ [field]: { rule: 'max', values: { max: 250 } } });
  });
});

describe('Price and User Limits', () => {
  it.each(['price', 'userLimits'] as const)(
    '%s is required, a number, and not below 0',
    (field) => {
      const ruleOf = (text: string) => faultsOfService({ ...example, [field]: text }, true)[field];
      expect(ruleOf(' ')).toEqual({ rule: 'required' });
      expect(ruleOf('-1')).toEqual({ rule: 'not_negative' });
      expect(ruleOf('1,490')).toEqual({ rule: 'double' });
      expect(['0', '1250000', '999999999'].map(ruleOf)).toEqual([undefined, undefined, undefined]);
    },
  );

  const ruleOf = (field: 'price' | 'userLimits', text: string) =>
    faultsOfService({ ...example, [field]: text }, true)[field];

  it('have limits that say themselves: four decimals, or none', () => {
    const tooFine = { rule: 'max_decimals', values: { most: 4 } };
    const tooLarge = { rule: 'max_value', values: { most: 999_999_999.9999 } };
    expect(ruleOf('price', '0.0825')).toBeUndefined();
    expect(ruleOf('price', '0.0000001')).toEqual(tooFine);
    expect(ruleOf('price', '99999999999999999999')).toEqual(tooLarge);
    expect(ruleOf('userLimits', '2.5')).toEqual({ rule: 'numeric' });
    expect(ruleOf('userLimits', '1000000000')).toEqual({
      rule: 'max_value',
      values: { most: 999_999_999 },
    });
  });

  it('that were kept before there were limits can be read, and corrected', () => {
    const old = serviceFormOf({ ...exampleService, price: 1e-7, userLimits: 1e21 });
    expect(old).toMatchObject({ price: '0.0000001', userLimits: '1000000000000000000000' });
  });
});
