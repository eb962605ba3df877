import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../store/memory.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import { byText, nameFree, textOrNull } from './names.ts';

const noContact = {
  contactName: null,
  email: null,
  phone: null,
  address: null,
  website: null,
  notes: null,
  isActive: true,
  version: 1,
  changedByName: '',
  changedOn: '',
  changedFields: [],
};

describe('the name of a record', () => {
  const store = createMemoryStore(worldSchema);
  const vendor = { ...noContact, id: 'a', name: 'Design' };
  const request = (id: string, name: string) =>
    store.transaction('read', (tx) =>
      nameFree(tx.tenant('aster'), 'vendors', { id, name }, 'vendorNameTaken'),
    );

  beforeAll(() => store.transaction('write', (tx) => tx.tenant('aster').put('vendors', vendor)));

  it.each(['Design', 'dESIGN', ' design ', 'Ｄｅｓｉｇｎ', 'De\u200Bsign'])(
    'a name that another record has is rejected: %j',
    async (name) => {
      await expect(request('b', name)).rejects.toMatchObject({
        status: 409,
        fields: { name: [{ key: 'vendorNameTaken' }] },
      });
    },
  );

  it('a name is free when no record has it, or only the record itself', async () => {
    await expect(request('b', 'Designs')).resolves.toBeUndefined();
    await expect(request('a', 'DESIGN')).resolves.toBeUndefined();
  });

  it('names are ordered naturally', () => {
    const names = ['team 10', 'Zoo', 'Team 9', 'apple'];
    expect(names.toSorted(byText((name) => name))).toEqual(['apple', 'Team 9', 'team 10', 'Zoo']);
  });
});

describe('an optional text', () => {
  it.each([
    [' words ', 'words'],
    ['  ', null],
    ['\u200B\u3164', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('an optional text is trimmed, and is null when it is blank: %j', (text, expected) => {
    expect(textOrNull(text)).toBe(expected);
  });
});
