import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';
import { zipCodes } from './organization/us-zip-codes.ts';

/** Month and day of annual holidays: whole, half or optional ones. */
const holidays = [
  ['New Year', '01-01', {}],
  ['Labor Day', '05-01', {}],
  ['Founders’ Day', '09-14', { isOptional: true }],
  ['Christmas Eve', '12-24', { isHalfDay: true }],
  ['Christmas Day', '12-25', {}],
  ['New Year’s Eve', '12-31', { isOptional: true }],
] as const;

/** In ms, around the day of seeding: its demo time has working hours on every working day. */
const withoutHolidays = { before: 30 * 86_400_000, after: 8 * 86_400_000 };

const lists = [
  { name: 'Work places', code: 'workPlaces', options: ['Office', 'Home', 'Client'] },
  { name: 'Absence types', code: 'absences', options: ['Holiday', 'Illness', 'Training'] },
  { name: 'Empty list', code: 'empty', options: [] },
];

const pages = [
  { name: 'dashboard', title: 'Dashboard', route: '/dashBoard', privilege: 'dashboard.basic' },
  { name: 'clockwork', title: 'ClockWork', route: '/ClockWork', privilege: 'clockwork.basic' },
  { name: 'handbook', title: 'Handbook', route: '/handbook', privilege: null },
] as const;

/** The texts of the demo script, the oldest first. */
const greetings = [
  "say('Good morning');\n",
  'const name = getName();\nsay(`Good morning, ${name}`);\n',
  '// Greets the person who signs in.\nconst name = getName();\nsay(`Good morning, ${name}`);\n',
  '// Greets the person who signs in.\nconst name = getName();\nconst greeting = getGreeting();\nsay(`${greeting}, ${name}`);\n',
  '// Greets the person who signs in, by the time of day.\nconst name = getName();\nconst greeting = getGreeting(new Date());\nif (name) say(`${greeting}, ${name}`);\n',
];

const dayMs = 86_400_000;

/** A script with five versions, saved one a day. */
async function seedScript({
  db,
  random,
  today,
}: Pick<SeedContext, 'db' | 'random' | 'today'>): Promise<void> {
  const code = greetings.at(-1) ?? '';
  const description = 'Shows a morning greeting.';
  const script = seeded({ id: random.uuid(), name: 'Greeting', description, code }, today);
  await db.put('scripts', { ...script, version: greetings.length });
  const { id: scriptId, changedByName, changedOn } = script;
  for (const [at, text] of greetings.entries()) {
    const version = at + 1;
    const age = (greetings.length - version) * dayMs;
    await db.put('scriptVersions', {
      id: `${scriptId}:${version}`,
      scriptId,
      version,
      code: text,
      changedByName,
      changedOn: new Date(Date.parse(changedOn) - age).toISOString(),
    });
  }
}

/** Holidays of last year, this year and next year; lists, pages, a script and zip codes. */
export const seed: AreaSeed = async ({ db, random, today }) => {
  const thisYear = new Date(today).getUTCFullYear();
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    for (const [name, day, kind] of holidays) {
      const date = `${year}-${day}`;
      const id = random.uuid();
      const passed = today - Date.parse(date);
      if (passed <= withoutHolidays.before && passed >= -withoutHolidays.after) continue;
      const holiday = { id, name, date, isOptional: false, isHalfDay: false, ...kind };
      await db.put('holidays', seeded(holiday, today));
    }
  }
  for (const { name, code, options } of lists) {
    const choices = options.map((value, at) => ({
      id: random.uuid(),
      value,
      code: value.toLowerCase(),
      isSelected: at === 0,
    }));
    await db.put('valueLists', seeded({ id: random.uuid(), name, code, options: choices }, today));
  }
  for (const page of pages) {
    await db.put('pages', seeded({ id: random.uuid(), ...page, isActive: true }, today));
  }
  await seedScript({ db, random, today });
  await Promise.all(
    zipCodes.map(([zip, city, stateCode, stateName]) =>
      db.put('usZipCodes', { id: zip, city, stateCode, stateName }),
    ),
  );
};
