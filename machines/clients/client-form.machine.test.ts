import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { exampleClient } from './client.fixtures.ts';
import { clientFormMachine } from './client-form.machine.ts';
import { testModel } from './client-form.test-model.ts';
import { emptyClient, maxContacts, toClientBody, toClientForm, validateClient } from './client.ts';
import { emptyContact, findContactErrors } from './contact-row.ts';

const example = toClientForm(exampleClient);
const listed = async () => (await api.getClients({})).clients;
const form = {
  testModel,
  server: createNodeServer,
  sample: { ...emptyClient, name: 'Willow Clinics' },
  mine: { isActive: false },
  theirs: {
    contacts: [
      { id: '6f1c2a10-0000-4000-8000-0000000000a1', name: 'Bo Reed', email: 'bo@client.test' },
    ],
  },
  name: 'name' as const,
  list: listed,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteClient({ path: { id } }) });

describe.each(['ClientInput', 'ClientUpdate'] as const)('the client form as %s', (name) => {
  testLimits({
    schema: getSchema(contract, name),
    example,
    buildBody: (values) => ({
      id: exampleClient.id,
      ...toClientBody(values, exampleClient.id),
    }),
    check: validateClient,
  });
});

describe('the validation of contacts', () => {
  const contact = { id: '', name: 'Ada', email: 'ada@client.test' };

  it.each([
    ['a name that cannot be seen', { name: '\u200B' }, 'name', { rule: 'required' }],
    ['no address', { email: ' ' }, 'email', { rule: 'required' }],
    ['an address that is none', { email: 'ada' }, 'email', { rule: 'email' }],
    ['a long name', { name: 'x'.repeat(251) }, 'name', { rule: 'max', values: { max: 250 } }],
  ])('a contact with %s is invalid', (_, change, field, error) => {
    const contacts = [contact, { ...contact, email: 'bo@client.test', ...change }];
    expect(findContactErrors(contacts)).toEqual([{ at: 1, field, error }]);
    expect(validateClient({ ...example, contacts }).contacts).toEqual({ rule: 'rowsInvalid' });
  });

  it('two contacts have no common address, whatever its case', () => {
    const contacts = [contact, { ...contact, email: ' ADA@client.test ' }];
    expect(findContactErrors(contacts)).toEqual([{ at: 1, field: 'email', error: 'twice' }]);
  });

  it('a client has at most 50 contacts', () => {
    const contacts = Array.from({ length: maxContacts + 1 }, (_, at) => ({
      ...contact,
      email: `${at}@client.test`,
    }));
    expect(validateClient({ ...example, contacts: contacts.slice(1) })).toEqual({});
    expect(validateClient({ ...example, contacts })).toHaveProperty('contacts');
  });
});

describe('the contacts of a client', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
  });

  async function open(id: string | null = null, sourceId: string | null = null) {
    const input = { id, sourceId, persisted: null };
    const actor = createActor(clientFormMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    return {
      form: () => actor.getSnapshot().context.form,
      change: (change: Partial<typeof example>) => actor.send({ type: 'form.changed', change }),
      save: async () => {
        actor.send({ type: 'SAVE' });
        return settled();
      },
    };
  }

  const read = async (wanted: string) => (await listed()).find(({ name }) => name === wanted);
  const add = (name: string, email: string) => ({ ...emptyContact, name, email });

  it('a new client is saved with its contacts, and each gets an own id', async () => {
    const { change, save } = await open();
    const contacts = [add('Ada', 'ada@client.test'), add('Bo', 'bo@client.test')];
    change({ name: 'Willow Clinics', contacts });
    expect((await save()).value).toBe('saved');
    const client = await read('Willow Clinics');
    expect(client?.contacts.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(new Set(client?.contacts.map(({ id }) => id)).size).toBe(2);
  });

  it('a copy of a client has the same contacts with other ids', async () => {
    const bank = await read('Harbour Bank');
    const { change, save } = await open(null, bank?.id);
    change({ name: 'Harbour Bank Two' });
    expect((await save()).value).toBe('saved');
    const copy = await read('Harbour Bank Two');
    const getNames = (client: typeof bank) => client?.contacts.map(({ name }) => name);
    expect(getNames(copy)).toEqual(getNames(bank));
    const ids = new Set(bank?.contacts.map(({ id }) => id));
    expect(copy?.contacts.some(({ id }) => ids.has(id))).toBe(false);
  });

  it('a change leaves the ids of contacts that stay', async () => {
    const bank = await read('Harbour Bank');
    const opened = await open(bank?.id);
    opened.change({ contacts: [...opened.form().contacts, add('Zoe', 'zoe@client.test')] });
    expect((await opened.save()).value).toBe('saved');
    const after = await read('Harbour Bank');
    expect(after?.contacts.slice(0, 2)).toEqual(bank?.contacts);
    expect(after?.contacts[2]).toMatchObject({ name: 'Zoe' });
  });

  it('a contact for whose answers a review waits stays, with the reason at the contacts', async () => {
    const clients = await listed();
    for (const { id } of clients) {
      const opened = await open(id);
      const before = opened.form().contacts;
      if (before.length === 0) continue;
      opened.change({ contacts: [] });
      const { value, context } = await opened.save();
      if (value === 'saved') continue;
      expect(value).toEqual({ editing: 'filling' });
      expect(context.errors.contacts).toEqual({
        message: expect.stringMatching(/^Can’t remove .* Assign another contact first\.$/),
      });
      opened.change({ contacts: before });
      expect((await opened.save()).value).toBe('saved');
      return;
    }
    throw new Error('Expected a review that waits for a contact, found none.');
  });

  it('a contact of another client is rejected at the contacts, and nothing is lost', async () => {
    const [first, other] = (await listed()).filter(({ contacts }) => contacts.length > 0);
    const opened = await open(first?.id);
    const taken = { ...emptyContact, ...other?.contacts[0] };
    const contacts = [...opened.form().contacts, taken];
    opened.change({ contacts });
    const { value, context } = await opened.save();
    expect(value).toEqual({ editing: 'filling' });
    expect(context.errors.contacts).toEqual({ message: expect.stringMatching(/\w/) });
    expect(context.form.contacts).toEqual(contacts);
  });

  it('the form of a client shows the server’s errors of a contact at its row', async () => {
    const rail = await read('Northwind Rail');
    const { reviews } = await api.getClientDetails({ path: { id: rail?.id ?? '' } });
    const review = reviews?.find(({ promotedOn }) => promotedOn === null);
    const columnFilters = [{ name: 'fullName', value: review?.employeeName ?? '' }];
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
    const { employees } = await api.searchEmployees({ body });
    const opened = await open(rail?.id);
    const rows = opened.form().contacts;
    const at = rows.findIndex(({ name }) => name === review?.contactName);
    const contacts = rows.map((row, index) =>
      index === at ? { ...row, email: employees[0]?.email ?? '' } : row,
    );
    opened.change({ contacts });
    const { context } = await opened.save();
    expect(context.errors.contacts).toMatchObject({
      parts: { [`${at}.email`]: expect.stringMatching(/\w/) },
    });
    expect(context.form.contacts).toEqual(contacts);
  });

  it('the form of a client in a second tab compares the records, and loses no contact', async () => {
    const bank = await read('Harbour Bank');
    const [one, other] = [await open(bank?.id), await open(bank?.id)];
    one.change({ name: 'Harbour Bank Group' });
    expect((await one.save()).value).toBe('saved');
    other.change({ contacts: [...other.form().contacts, add('Zoe', 'zoe@client.test')] });
    const { value, context } = await other.save();
    expect(value).toBe('conflict');
    expect(context.theirs?.form.name).toBe('Harbour Bank Group');
    expect(context.form.contacts).toHaveLength(3);
  });
});
