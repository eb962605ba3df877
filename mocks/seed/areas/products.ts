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
      ['Ledger mobile', 'Mobile', 443],
      ['Ledger reports', 'Batch', 0],
    ],
  },
  {
    name: 'Compass',
    description: 'Route planning and live tracking for parcel deliveries.',
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
      'Appointments, rooms, reminders and waiting lists for practices and clinics, with an on-call ' +
      'mode for nights, alerts for emergencies, and online booking for patients.',
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
    description: 'Timetables and crew rosters for trains and trams.',
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
    description: 'Bookings for quiet rooms and phone booths. Still in planning, no apps yet.',
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
