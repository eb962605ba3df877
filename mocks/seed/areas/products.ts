import type { AreaSeed } from '../context.ts';
import { buildLastChange } from '../last-change.ts';
import { seeded } from '../seeded.ts';

interface DemoProduct {
  name: string;
  description: string | null;
  owner: string;
  startedYear: number;
  domain: string;
  status: boolean;
  apps: readonly DemoApp[];
}

type DemoApp = readonly [appName: string, type: string, port: number];

/**
 * Products with many apps, with none, without a description, with a long one, old, and inactive.
 */
const products: readonly DemoProduct[] = [
  {
    name: 'Ledger',
    description: 'Bookkeeping for small companies.',
    owner: 'Grace Kim',
    startedYear: 2019,
    domain: 'Finance',
    status: true,
    apps: [
      ['Ledger web', 'Web', 443],
      ['Ledger API', 'API', 8443],
      ['Ledger on the phone', 'Mobile', 443],
      ['Ledger reports', 'Batch', 0],
    ],
  },
  {
    name: 'Compass',
    description: 'Finds the way of every parcel.',
    owner: 'Ben Okafor',
    startedYear: 2022,
    domain: 'Logistics',
    status: true,
    apps: [
      ['Compass for drivers', 'Mobile', 8080],
      ['Compass map', 'Web', 443],
    ],
  },
  {
    name: 'Clinic Diary',
    description:
      'Appointments, rooms, reminders and waiting lists for practices and clinics, with a quiet ' +
      'mode for the night, a loud one for emergencies, and a page that patients understand.',
    owner: 'Chloe Martin',
    startedYear: 2015,
    domain: 'Health',
    status: true,
    apps: [['Diary', 'Web', 9443]],
  },
  {
    name: 'Orchard',
    description: null,
    owner: 'Leo Park',
    startedYear: 1998,
    domain: 'Agriculture',
    status: false,
    apps: [
      ['Harvest', 'Desktop', 1521],
      ['Weather feed', 'Service', 65535],
    ],
  },
  {
    name: 'Timetable',
    description: 'Trains, trams and who drives them.',
    owner: 'Hugo Silva',
    startedYear: 2024,
    domain: 'Transport',
    status: true,
    apps: [
      ['Timetable board', 'Web', 443],
      ['Timetable planner', 'Desktop', 5432],
      ['Timetable feed', 'API', 3000],
    ],
  },
  {
    name: 'Quiet Room',
    description: 'Not begun yet: there is no app to show.',
    owner: 'Ava Stone',
    startedYear: 2026,
    domain: 'Workplace',
    status: true,
    apps: [],
  },
];

/** Six products and their apps. */
export const seed: AreaSeed = async ({ db, random, today }) => {
  for (const [at, { apps, ...product }] of products.entries()) {
    const productId = random.uuid();
    await db.put('products', seeded({ id: productId, ...product }, today, buildLastChange(at)));
    for (const [appAt, [appName, type, port]] of apps.entries()) {
      const host = appName.toLowerCase().replaceAll(' ', '-');
      const app = { appName, type, port, url: `https://${host}.example.test` };
      const record = { id: random.uuid(), productId, ...app };
      await db.put('productApps', seeded(record, today, buildLastChange(at + appAt)));
    }
  }
};
