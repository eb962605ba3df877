import type { AreaSeed } from '../context.ts';
import { seeded } from '../seeded.ts';

interface DemoClient {
  name: string;
  contacts: readonly string[];
  isActive?: boolean;
}

const clients: readonly DemoClient[] = [
  { name: 'Harbour Bank', contacts: ['Mara Quist', 'Theo Lang'] },
  { name: 'Lumen Energy', contacts: ['Pia Sand'] },
  { name: 'Northwind Rail', contacts: ['Omar Aziz', 'June Park'] },
  { name: 'Violet Foods', contacts: ['Nils Holm'] },
  // The contacts of reviews are assigned in turn: one more contact would change all of them.
  { name: 'Old Mill Press', contacts: [], isActive: false },
];

const places = ['Aller', 'Baltic', 'Cedar', 'Delta', 'Eastern', 'Fjord', 'Granite', 'Highland'];
const trades = ['Bank', 'Clinics', 'Energy', 'Foods', 'Hotels', 'Insurance', 'Media', 'Rail'];
const people = ['Ada Brook', 'Bo Lindqvist', 'Carla Nunes', 'Dev Rao', 'Elin Vik'];
/** With those of the demo world, a large tenant has two thousand clients. */
const more = 1995;

/** The clients of a large tenant. */
const listMore = (): DemoClient[] =>
  Array.from({ length: more }, (_, at) => ({
    name: `${places[at % 8]} ${trades[Math.floor(at / 8) % 8]} ${at + 1}`,
    contacts: people.slice(0, at % 4),
    isActive: at % 10 > 0,
  }));

/** The clients of the demo tenants and their contacts. */
export const seed: AreaSeed = async ({ db, random, today, size, tenantId }) => {
  const isLarge = size === 'large' && tenantId === 'aster';
  for (const { name, contacts, isActive = true } of isLarge
    ? [...clients, ...listMore()]
    : clients) {
    const clientId = random.uuid();
    await db.put('clients', seeded({ id: clientId, name, isActive }, today));
    for (const contact of contacts) {
      const email = `${contact.toLowerCase().replace(' ', '.')}@client.test`;
      await db.put('clientContacts', { id: random.uuid(), clientId, name: contact, email });
    }
  }
};
