import type { AreaSeed } from '../context.ts';
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
  const code = "say('Good morning');";
  const script = {
    id: random.uuid(),
    name: 'Greeting',
    description: 'Shows a morning greeting.',
    code,
  };
  const record = seeded(script, today);
  const { version, changedByName, changedOn } = record;
  await db.put('scripts', record);
  const id = `${script.id}:${version}`;
  const stored = { id, scriptId: script.id, version, code, changedByName, changedOn };
  await db.put('scriptVersions', stored);
  await Promise.all(
    zipCodes.map(([zip, city, stateCode, stateName]) =>
      db.put('usZipCodes', { id: zip, city, stateCode, stateName }),
    ),
  );
};
