import type { AreaSeed } from '../context.ts';
import { seeded } from '../seeded.ts';

const clients = [
  { name: 'Harbour Bank', contacts: ['Mara Quist', 'Theo Lang'] },
  { name: 'Lumen Energy', contacts: ['Pia Sand'] },
  { name: 'Northwind Rail', contacts: ['Omar Aziz', 'June Park'] },
  { name: 'Violet Foods', contacts: ['Nils Holm'] },
];

/** The clients of the demo tenants and their contacts. */
export const seed: AreaSeed = async ({ db, random, today }) => {
  for (const { name, contacts } of clients) {
    const clientId = random.uuid();
    await db.put('clients', seeded({ id: clientId, name, isActive: true }, today));
    for (const contact of contacts) {
      const email = `${contact.toLowerCase().replace(' ', '.')}@client.test`;
      await db.put('clientContacts', { id: random.uuid(), clientId, name: contact, email });
    }
  }
};
