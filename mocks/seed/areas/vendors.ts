import type { AreaSeed } from '../context.ts';
import { buildLastChange } from '../last-change.ts';
import { seeded } from '../seeded.ts';

interface DemoVendor {
  name: string;
  contactName?: string;
  phone?: string;
  address?: string;
  website?: string;
  notes?: string;
  isActive?: boolean;
}

const long =
  'Buy screens, docks and cables here, but no batteries: they arrived damaged twice. Orders above ' +
  '5,000 need a second signature. Send them by email with our customer number 40-1177.\n\n' +
  'Delivery takes three working days to Berlin and eight to New York. Returns are accepted for ' +
  'thirty days: print the label from their website, and Rosa Winter credits us on receipt. The ' +
  'framework agreement ends in March and renews for a year unless canceled by December.';

/** A vendor without purchases, which can be deleted. */
export const unusedVendor = 'Hazel Interiors';

/** Some vendors have all details, some only a name, and one is inactive. */
const vendors: readonly DemoVendor[] = [
  {
    name: 'Alder Supplies',
    contactName: 'Ada Moss',
    phone: '+49 30 5550 1100',
    address: 'Erlenweg 3, 12489 Berlin',
    website: 'https://alder.vendor.test',
    notes: 'Closed in August.',
  },
  { name: 'Bytewise', contactName: 'Bo Lindqvist', website: 'https://bytewise.vendor.test/shop' },
  {
    name: 'Cobalt Hardware',
    contactName: 'Rosa Winter',
    phone: '+49 30 5550 1420',
    address: 'Lindenstr. 12, 10969 Berlin',
    website: 'https://cobalt.vendor.test',
    notes: long,
  },
  { name: 'Delta Office', phone: '+1 212 555 0147' },
  {
    name: 'Ember Systems',
    contactName: 'Émile Faure',
    address: '4 rue de la Forge, 69003 Lyon',
    website: 'https://ember.vendor.test/fr',
  },
  { name: 'Fjord Networks' },
  { name: 'Granite Typewriters', contactName: 'Olga Stein', isActive: false },
  {
    name: unusedVendor,
    contactName: 'Nadia Haddad',
    phone: '+1 212 555 0163',
    address: '88 Mercer Street\nNew York, NY 10012',
    website: 'https://hazel.vendor.test',
    notes: 'Waiting for a quote for desks on the new floor.',
  },
];

/** The vendors of the demo tenants. */
export const seed: AreaSeed = async ({ db, random, today }) => {
  for (const [at, vendor] of vendors.entries()) {
    const { name, contactName, isActive = true } = vendor;
    const record = {
      id: random.uuid(),
      name,
      contactName: contactName ?? null,
      email: contactName ? `sales@${name.split(' ')[0]?.toLowerCase()}.vendor.test` : null,
      phone: vendor.phone ?? null,
      address: vendor.address ?? null,
      website: vendor.website ?? null,
      notes: vendor.notes ?? null,
      isActive,
    };
    await db.put('vendors', seeded(record, today, buildLastChange(at)));
  }
};
