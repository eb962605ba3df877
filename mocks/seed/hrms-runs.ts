import { providers } from './providers.ts';
import type { SeedContext } from './context.ts';
import type { HrmsChangeRecord, HrmsRunRecord } from '../store/world/integrations.ts';

const day = 86_400_000;
const hour = 3_600_000;

interface PastRun {
  daysAgo: number;
  by: string;
  changes: HrmsChangeRecord[];
  skippedCount: number;
  /** Who undid it, an hour later. */
  undoneBy?: string;
}

/** The past runs of Aster Labs: one was undone, and the last one can still be. Source: INTEG-D15. */
export async function seedHrmsRuns({ tenantId, db, random, today }: SeedContext): Promise<void> {
  if (tenantId !== 'aster') return;
  for (const { daysAgo, by, changes, skippedCount, undoneBy } of pastRuns) {
    const startedAt = today - daysAgo * day + 8 * hour;
    const types = [...new Set(changes.map(({ type }) => type))];
    const startedOn = new Date(startedAt).toISOString();
    const run: Omit<HrmsRunRecord, 'sequence'> = {
      id: random.uuid(),
      startedOn,
      startedByName: by,
      providerName: providers[1].name,
      types,
      changes,
      changedCount: changes.length,
      skippedCount,
      isOpen: undoneBy === undefined,
      undoneOn: undoneBy === undefined ? null : new Date(startedAt + hour).toISOString(),
      undoneByName: undoneBy ?? null,
    };
    await db.append('hrmsRuns', (sequence) => ({ ...run, sequence }));
    for (const type of types) {
      const changedCount = changes.filter((change) => change.type === type).length;
      await db.put('syncStates', { id: type, lastSyncedOn: startedOn, changedCount });
    }
  }
}

const grace = { type: 'ReportingTo', next: 'employee-grace', nextText: 'Grace Kim' } as const;
const before = { leftReason: null, previous: null, previousText: null } as const;
const ben = { employeeId: 'employee-ben', employeeName: 'Ben Okafor' };
const leo = { employeeId: 'employee-leo', employeeName: 'Leo Park' };
const chloe = { employeeId: 'employee-chloe', employeeName: 'Chloe Martin' };
const ines = { employeeId: 'employee-ines', employeeName: 'Ines Costa' };

const pastRuns: readonly PastRun[] = [
  {
    daysAgo: 62,
    by: 'Kira Novak',
    changes: [ben, leo, chloe].map((employee) => ({ ...before, ...employee, ...grace })),
    skippedCount: 1,
  },
  {
    daysAgo: 20,
    by: 'Kira Novak',
    changes: [
      { ...before, ...ines, type: 'Shift', next: 'Night shift', nextText: 'Night shift' },
      { ...before, ...leo, type: 'Shift', next: 'Late shift', nextText: 'Late shift' },
    ],
    skippedCount: 2,
    undoneBy: 'Ava Stone',
  },
  {
    daysAgo: 6,
    by: 'Ava Stone',
    changes: [
      {
        ...ben,
        ...grace,
        previous: 'employee-hugo',
        previousText: 'Hugo Silva',
        leftReason: null,
      },
      {
        ...chloe,
        type: 'Shift',
        previous: null,
        previousText: null,
        next: 'Early shift',
        nextText: 'Early shift',
        leftReason: null,
      },
    ],
    skippedCount: 3,
  },
];
