import type { AreaSeed } from '../context.ts';
import { seedAbsences } from './people/absences.ts';
import { seeded } from '../seeded.ts';

const names = [
  'Developer',
  'Designer',
  'Project manager',
  'Team lead',
  'Office manager',
  'Trainee',
];
/** The shifts of some employees, by id; the last import of the HRMS set Chloe's. */
const shifts: Readonly<Record<string, string>> = {
  'employee-chloe': 'Early shift',
  'employee-hugo': 'Day shift',
  'employee-leo': 'Late shift',
  'employee-ines': 'Late shift',
};
const workPlaces = ['Office', 'Home', 'Client'];
const day = 86_400_000;

/**
 * Designations, of which the last is unused, further details of the employees, and requests for
 * rights.
 */
export const seed: AreaSeed = async ({ db, random, tenantId, today }) => {
  const ids: string[] = [];
  for (const name of names) {
    const id = random.uuid();
    ids.push(id);
    await db.put('designations', seeded({ id, name }, today));
  }
  const employees = await db.query('employees');
  const dayBefore = (days: number) => new Date(today - days * day).toISOString().slice(0, 10);
  await Promise.all(
    employees.map((employee) =>
      db.put('employees', {
        ...employee,
        designationId: random.pick(ids.slice(0, -1)),
        workPlace: random.pick(workPlaces),
        shift: shifts[employee.id] ?? '',
        phone: `+49 30 ${random.between(100_000, 999_999)}`,
        dateOfBirth: dayBefore(random.between(8000, 22_000)),
        joinedOn: dayBefore(random.between(30, 4000)),
      }),
    ),
  );
  if (tenantId !== 'aster') return;
  for (const request of requests) {
    const { daysAgo, answeredBy } = request;
    const at = (days: number) => new Date(today - days * day).toISOString();
    const record = {
      id: random.uuid(),
      userId: request.userId,
      userName: request.userName,
      privilege: request.privilege,
      note: request.note,
      page: request.page,
      status: request.status,
      requestedOn: at(daysAgo),
      answeredBy,
      answeredOn: answeredBy === null ? null : at(daysAgo - 1),
      answerNote: request.answerNote,
      roleId: null,
      roleName: null,
    };
    await db.put(
      'accessRequests',
      seeded(record, today, { by: answeredBy ?? request.userName, daysAgo }),
    );
  }
  await seedAbsences({ db, random, today });
};

/** An open request, and one that was denied. */
const requests = [
  {
    userId: 'jon',
    userName: 'Jon Berg',
    privilege: 'timereport.basic',
    note: 'I prepare the monthly report of our team.',
    page: '/timeReport',
    status: 'open',
    daysAgo: 1,
    answeredBy: null,
    answerNote: '',
  },
  {
    userId: 'chloe',
    userName: 'Chloe Martin',
    privilege: 'tags.basic',
    note: '',
    page: '/tags',
    status: 'denied',
    daysAgo: 6,
    answeredBy: 'Ava Stone',
    answerNote: 'Please send new tags to Leo.',
  },
] as const;
