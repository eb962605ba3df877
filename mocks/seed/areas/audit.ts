import { toRecord, type AuditedAction } from '../../core/records/audit-record.ts';
import type { AreaSeed } from '../context.ts';

type Content = Pick<AuditedAction, 'kind' | 'verb' | 'recordId' | 'recordName' | 'changes'>;

const isOut = { field: 'isActive', from: ['true'], to: ['false'] };
const isBack = { field: 'isActive', from: ['false'], to: ['true'] };

/** Changes that are repeated, the newest first. */
const contents: readonly Content[] = [
  {
    kind: 'role',
    verb: 'update',
    recordId: 'employee',
    recordName: 'Employee',
    changes: [{ field: 'privileges', from: [], to: ['engagements.basic'] }],
  },
  { kind: 'access', verb: 'update', recordId: 'jon', recordName: 'Jon Berg', changes: [isBack] },
  { kind: 'access', verb: 'update', recordId: 'jon', recordName: 'Jon Berg', changes: [isOut] },
  {
    kind: 'employee',
    verb: 'update',
    recordId: 'employee-ben',
    recordName: 'Ben Okafor',
    changes: [
      { field: 'reportingToId', from: ['Ava Stone'], to: ['Grace Kim'] },
      { field: 'phone', from: [], to: [] },
    ],
  },
  {
    kind: 'user',
    verb: 'update',
    recordId: 'leo',
    recordName: 'Leo Park',
    changes: [{ field: 'roleIds', from: [], to: ['Archivist'] }],
  },
  {
    kind: 'settings',
    verb: 'update',
    recordId: 'settings',
    recordName: 'Aster Labs',
    changes: [{ field: 'weekStart', from: ['sunday'], to: ['monday'] }],
  },
  { kind: 'auditLog', verb: 'export', recordId: '', recordName: '', changes: [] },
];

const dayMs = 86_400_000;
const actors = [
  ['ava', 'Ava Stone', '203.0.113.9'],
  ['kira', 'Kira Novak', '198.51.100.24'],
] as const;

/** Changes of the last weeks; some 100,000 in the large world. */
export const seed: AreaSeed = async ({ db, today, size }) => {
  const count = size === 'large' ? 100_000 : 28;
  for (let at = 0; at < count; at += 1) {
    const age = count - at;
    const content = contents[age % contents.length];
    const [actorId, actor, ipAddress] = actors[age % 3 === 0 ? 1 : 0];
    if (!content) continue;
    // In working hours.
    const minutes = 480 + ((age * 37) % 540);
    const timestamp = today - Math.ceil((age * 40) / count) * dayMs + minutes * 60_000;
    await db.append('auditEntries', (sequence) =>
      toRecord(sequence, {
        ...content,
        timestamp: new Date(timestamp).toISOString(),
        actorId,
        actor,
        ipAddress,
      }),
    );
  }
};
