import type { AreaSeed } from '../context.ts';
import { seeded } from '../seeded.ts';

interface DemoVendor {
  name: string;
  contactName?: string;
  phone?: string;
  address?: string;
  isActive?: boolean;
}

/** Some with all that can be known, some with a name alone, one that is not bought from any more. */
const vendors: readonly DemoVendor[] = [
  {
    name: 'Alder Supplies',
    contactName: 'Ada Moss',
    phone: '+49 30 5550 1100',
    address: 'Erlenweg 3, 12489 Berlin',
  },
  { name: 'Bytewise', contactName: 'Bo Lindqvist' },
  {
    name: 'Cobalt Hardware',
    contactName: 'Rosa Winter',
    phone: '+49 30 5550 1420',
    address: 'Lindenstr. 12, 10969 Berlin',
  },
  { name: 'Delta Office', phone: '+1 212 555 0147' },
  {
    name: 'Ember Systems',
    contactName: 'Émile Faure',
    address: '4 rue de la Forge, 69003 Lyon',
  },
  { name: 'Fjord Networks' },
  { name: 'Granite Typewriters', contactName: 'Olga Stein', isActive: false },
];

/** Who the demo tenants buy from. */
export const seedVendors: AreaSeed = async ({ db, random, today }) => {
  for (const { name, contactName, phone, address, isActive = true } of vendors) {
    const record = {
      id: random.uuid(),
      name,
      contactName: contactName ?? null,
      email: contactName ? `sales@${name.split(' ')[0]?.toLowerCase()}.vendor.test` : null,
      phone: phone ?? null,
      address: address ?? null,
      isActive,
    };
    await db.put('vendors', seeded(record, today));
  }
};
