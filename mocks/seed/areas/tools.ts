import type { ToolRecord } from '../../store/world/tools.ts';
import type { Versioned } from '../../store/versioned.ts';
import type { AreaSeed } from '../context.ts';
import { lastChangeOf } from '../last-change.ts';
import { seeded } from '../seeded.ts';

type DemoTool = Omit<ToolRecord, 'id' | keyof Versioned>;

const long =
  'Draws what is written, writes what is drawn, and keeps both in step while several people work ' +
  'on the same sheet, in a train without a network, or on a telephone with a cracked display.';

const plain = { latestVersion: null, discription: null, url: null, userLimits: 1 };
const running = { status: true, licence: true };

/** Free and dear, no texts, long texts, without a licence, inactive. */
const tools: readonly DemoTool[] = [
  {
    name: 'Vector Draw',
    latestVersion: '12.1',
    discription: 'Drawings for print and for the web.',
    price: 239.88,
    url: 'https://vector-draw.example.test',
    userLimits: 20,
    ...running,
  },
  {
    name: 'Log Lens',
    latestVersion: '2.0.0-rc.1',
    discription: 'Finds the one line that matters.',
    price: 49.9,
    url: 'https://log-lens.example.test',
    userLimits: 100,
    ...running,
  },
  {
    name: 'Query Bench',
    latestVersion: '2026.1',
    discription: 'A workbench for databases.',
    price: 99,
    url: 'https://query-bench.example.test/download',
    userLimits: 35,
    ...running,
  },
  { ...plain, name: 'Notepad', price: 0, userLimits: 0, ...running },
  { ...plain, name: 'Sketch and Tell', discription: long, price: 12.5, ...running },
  { ...plain, name: 'Build Farm', latestVersion: '88', price: 18_400, userLimits: 500, ...running },
  {
    ...plain,
    name: 'Password Vault',
    discription: 'One for each team.',
    price: 4.99,
    userLimits: 2000,
    status: true,
    licence: false,
  },
  {
    ...plain,
    name: 'Screen Reader',
    latestVersion: '2025.4',
    price: 0,
    userLimits: 250,
    ...running,
  },
  { ...plain, name: 'Plotter', price: 1150, status: false, licence: true },
  { ...plain, name: 'Tape Reader', price: 0, status: false, licence: false },
];

/** Ten tools. */
export const seed: AreaSeed = async ({ db, random, today }) => {
  for (const [at, tool] of tools.entries()) {
    await db.put('tools', seeded({ id: random.uuid(), ...tool }, today, lastChangeOf(at)));
  }
};
