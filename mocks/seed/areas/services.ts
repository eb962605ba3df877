import type { AreaSeed } from '../context.ts';
import { buildLastChange } from '../last-change.ts';
import { seeded } from '../seeded.ts';
import type { DemoService } from './services/demo-service.ts';
import { manyServices } from './services/many.ts';

const long =
  'Everything an office needs from day to day: cleaning, plants, coffee, mail, parcels, visitors, ' +
  'badges, keys, lighting, blinds, windows, water, waste, snow clearing in winter, and a ' +
  'caretaker on call for everything else.';

const plain = { latestVersion: null, description: null, url: null, userLimits: 0 };
const running = { status: true, license: true };

/**
 * Free and expensive services, with many decimals, without texts, with long texts, without a
 * license, and inactive.
 */
const services: readonly DemoService[] = [
  {
    name: 'Cloud backup',
    latestVersion: '4.2',
    description: 'Nightly copies of all servers, kept for ninety days.',
    price: 1490.5,
    url: 'https://backup.example.test',
    userLimits: 250,
    ...running,
  },
  {
    name: 'Accounting hotline',
    latestVersion: '2026',
    description: 'Tax questions answered within one working day.',
    price: 89,
    url: 'https://hotline.example.test/accounting?plan=small',
    userLimits: 12,
    ...running,
  },
  {
    name: 'Translation by the word',
    latestVersion: null,
    description: 'Professional translation into five languages.',
    price: 0.0825,
    url: 'https://words.example.test',
    userLimits: 40,
    ...running,
  },
  { ...plain, name: 'Status page', price: 0, userLimits: 10_000, ...running },
  { ...plain, name: 'Office care', description: long, price: 3200, ...running },
  {
    ...plain,
    name: 'Penetration test',
    latestVersion: '2025-11',
    price: 12_500,
    status: true,
    license: false,
  },
  {
    ...plain,
    name: 'Single sign-on',
    latestVersion: '11.0.3',
    price: 3.99,
    userLimits: 2000,
    ...running,
  },
  {
    ...plain,
    name: 'Mail relay',
    description: 'Sends email on behalf of the other services.',
    price: 0.001,
    userLimits: 1,
    ...running,
  },
  { ...plain, name: 'Video rooms', latestVersion: '7', price: 149, userLimits: 60, ...running },
  {
    ...plain,
    name: 'Map tiles',
    url: 'https://tiles.example.test',
    price: 499.99,
    status: false,
    license: true,
  },
  {
    ...plain,
    name: 'Fax gateway',
    description: 'No longer in use since the last fax client switched to email.',
    price: 9.9,
    status: false,
    license: false,
  },
  { ...plain, name: 'Data centre', price: 1_250_000, userLimits: 5, ...running },
];

/** Twelve services, and ten thousand more in Aster Labs of the large world. */
export const seed: AreaSeed = async ({ db, random, today, size, tenantId }) => {
  const buildRecord = (service: DemoService, at: number) =>
    seeded({ id: random.uuid(), ...service }, today, buildLastChange(at));
  const records = services.map(buildRecord);
  if (size === 'large' && tenantId === 'aster') {
    records.push(...manyServices(random).map(buildRecord));
  }
  await Promise.all(records.map((record) => db.put('services', record)));
};
