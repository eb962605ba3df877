import type { ToolRecord } from '../../store/world/tools.ts';
import type { Versioned } from '../../store/versioned.ts';
import type { AreaSeed } from '../context.ts';
import { buildLastChange } from '../last-change.ts';
import { seeded } from '../seeded.ts';

const long =
  'Turns text into diagrams and diagrams into text, and keeps both in sync while several people ' +
  'edit the same sheet, in the office, offline on a train, or on a phone between two meetings.';

const plain = { latestVersion: null, discription: null, url: null, status: true, licence: true };

/** A tool: its price, its user limit, and further details. */
const tool = (
  name: string,
  price: number,
  userLimits: number,
  rest: Partial<ToolRecord> = {},
): Omit<ToolRecord, 'id' | keyof Versioned> => ({
  name,
  price,
  userLimits,
  ...plain,
  ...rest,
});

/** Free and expensive tools, without texts, with long texts, without a license, and inactive. */
const tools = [
  tool('Vector Draw', 239.88, 20, {
    latestVersion: '12.1',
    discription: 'Vector graphics for print and web.',
    url: 'https://vector-draw.example.test',
  }),
  tool('Log Lens', 49.9, 100, {
    latestVersion: '2.0.0-rc.1',
    discription: 'Log search and alerts for all servers.',
    url: 'https://log-lens.example.test',
  }),
  tool('Query Bench', 99, 35, {
    latestVersion: '2026.1',
    discription: 'SQL editor and database explorer.',
    url: 'https://query-bench.example.test/download',
  }),
  tool('Notepad', 0, 0),
  tool('Sketch and Tell', 12.5, 1, { discription: long }),
  tool('Build Farm', 18_400, 500, { latestVersion: '88' }),
  tool('Password Vault', 4.99, 2000, {
    discription: 'Shared passwords, one vault per team.',
    licence: false,
  }),
  tool('Screen Reader', 0, 250, { latestVersion: '2025.4' }),
  tool('Plotter', 1150, 1, { status: false }),
  tool('Tape Reader', 0, 1, { status: false, licence: false }),
];

/** Ten tools. */
export const seed: AreaSeed = async ({ db, random, today }) => {
  for (const [at, each] of tools.entries()) {
    await db.put('tools', seeded({ id: random.uuid(), ...each }, today, buildLastChange(at)));
  }
};
