import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type Observed, type ServerInProcess } from '../testing/connect.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { testModel } from './vendor-form.test-model.ts';
import { vendorFormMachine } from './vendor-form.machine.ts';
import { exampleVendor } from './vendor.fixtures.ts';
import { emptyVendor, validateVendor, toVendorBody, toVendorForm } from './vendor.ts';

const example = toVendorForm(exampleVendor);
const sample = { ...emptyVendor, name: 'Juniper Displays', website: 'https://juniper.test' };
const listed = async () => (await api.getVendors({})).vendors;

const form = {
  testModel,
  server: createNodeServer,
  sample,
  mine: { phone: '+1 212 555 0190', isActive: false },
  theirs: { notes: 'Screens alone.\nNo docks.', email: 'sam@juniper.test' },
  name: 'name' as const,
  list: listed,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteVendor({ path: { id } }) });

describe.each(['VendorInput', 'VendorUpdate'] as const)('the vendor form as %s', (name) => {
  testLimits({
    schema: getSchema(contract, name),
    example,
    buildBody: (values) => ({ id: exampleVendor.id, ...toVendorBody(values) }),
    check: validateVendor,
  });
});

describe('the validation of a vendor', () => {
  it.each([
    ['name', 200],
    ['contactName', 250],
    ['phone', 50],
    ['address', 500],
    ['notes', 4000],
  ] as const)('the vendor field %s has at most %i characters', (field, limit) => {
    const getBrokenRule = (text: string) => validateVendor({ ...example, [field]: text })[field];
    expect(getBrokenRule('خ'.repeat(limit))).toBeUndefined();
    expect(getBrokenRule('خ'.repeat(limit + 1))).toEqual({ rule: 'max', values: { max: limit } });
  });

  it('the name of a vendor is required, and blanks are not a name', () => {
    expect(validateVendor({ ...emptyVendor, name: ' \n ' })).toEqual({
      name: { rule: 'required' },
    });
  });

  it('all fields of a vendor except the name are optional', () => {
    expect(validateVendor({ ...emptyVendor, name: '🚀' })).toEqual({});
  });

  it.each([
    ['https://cobalt.vendor.test/shop?a=1#b', undefined],
    [' HTTP://cobalt.vendor.test ', undefined],
    ['https://пример.test/заказ', undefined],
    [`https://${'x'.repeat(242)}`, undefined],
    [`https://${'x'.repeat(243)}`, { rule: 'max', values: { max: 250 } }],
    ['cobalt.vendor.test', { rule: 'regex' }],
    ['https://', { rule: 'regex' }],
    ['https:///shop', { rule: 'regex' }],
    ['https://cobalt.vendor.test/a b', { rule: 'regex' }],
    ['javascript:alert(1)', { rule: 'regex' }],
    ['javascript:alert(1)//https://cobalt.vendor.test', { rule: 'regex' }],
    ['data:text/html,https://cobalt.vendor.test', { rule: 'regex' }],
  ])('the website %j is validated as a web address', (website, error) => {
    expect(validateVendor({ ...example, website }).website).toEqual(error);
  });

  it.each(['sales', 'sales@', '@cobalt.vendor.test'])(
    'the text %s is not an e-mail address',
    (email) => {
      expect(validateVendor({ ...example, email }).email).toEqual({ rule: 'email' });
    },
  );
});

describe('a new vendor', () => {
  let server: ServerInProcess;
  let observed: Observed;

  /** Drops the responses to the first tries; the server still processes them. */
  const losing = (failures: number): ServerInProcess => {
    let remaining = failures;
    return {
      ...server,
      fetch: async (request) => {
        const response = await server.fetch(request);
        if (request.method === 'GET' || (remaining -= 1) < 0) return response;
        throw new TypeError('Failed to fetch');
      },
    };
  };

  async function filled(change: Partial<typeof sample> = {}) {
    const input = { id: null, sourceId: null, persisted: null };
    const actor = createActor(vendorFormMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    actor.send({ type: 'form.changed', change: { ...sample, ...change } });
    const save = () => {
      actor.send({ type: 'SAVE' });
      return settled();
    };
    return { actor, save };
  }

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
  });

  it('a new vendor is created once with its last input, also when the first response is lost', async () => {
    observed = connectAs(losing(1), 'ava', 'aster');
    const before = (await listed()).length;
    const { actor, save } = await filled();
    expect((await save()).value).toEqual({ editing: 'filling' });
    actor.send({ type: 'form.changed', change: { phone: '+1 212 555 0190' } });
    expect((await save()).value).toBe('saved');
    const after = await listed();
    expect(after).toHaveLength(before + 1);
    const { id } = actor.getSnapshot().context;
    expect(id).toBeNull();
    const sent = observed.bodies.flatMap((body) => (body ? [(body as { id: string }).id] : []));
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
    expect(after.find((vendor) => vendor.id === sent[0])).toMatchObject({
      name: sample.name,
      phone: '+1 212 555 0190',
    });
  });

  it('every new vendor has a separate id: two forms create two vendors', async () => {
    const [one, other] = [await filled(), await filled({ name: 'Juniper Screens' })];
    await one.save();
    await other.save();
    const made = (await listed()).filter(({ name }) => name.startsWith('Juniper'));
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
  });
});
