import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { Person, World } from '../../store/world.ts';
import type { TrackedName, Write } from './writes.ts';

type Db = Scope<World>;
type Change = components['schemas']['EngagementChange'];
type Line = Pick<Change, 'subject' | 'action' | 'name' | 'changes'>;
type Stored = Readonly<Record<string, unknown>>;

interface Kind {
  subject: Change['subject'];
  /** The property by which people know the record. */
  title: string;
  /** The properties of which changes are noted, by their names in the contract. */
  fields: readonly string[];
}

/** By collection, in the order in which the lines of one call are written. */
const kinds: Partial<Record<TrackedName, Kind>> = {
  engagements: {
    subject: 'engagement',
    title: 'name',
    fields: ['name', 'prospectName', 'clientId', 'projectTypeId', 'createdOn'],
  },
  engagementStages: {
    subject: 'stage',
    title: 'stageName',
    fields: ['stageName', 'description', 'isTenantVisible'],
  },
  engagementActivities: {
    subject: 'activity',
    title: 'activityDesc',
    fields: ['activityDesc', 'isTenantVisible', 'baseline', 'threshold', 'actuals', 'stageId'],
  },
  activityNotes: { subject: 'note', title: '', fields: ['notes'] },
  activityDocs: { subject: 'doc', title: 'description', fields: ['description', 'url'] },
  activityActions: { subject: 'action', title: 'action', fields: ['action'] },
};

/** The texts of a removed record, which its history alone still has. */
const restorable = new Set(['description', 'notes', 'url']);

interface HistoryCall {
  db: Db;
  person: Pick<Person, 'name'>;
  clock: { now(): number };
}

/** Notes who changed what of an engagement in a call. Source: ENGAG-D10. */
export async function writeHistory(
  { db, person, clock }: HistoryCall,
  engagementId: string,
  writes: readonly Write[],
): Promise<void> {
  const engagement = await db.get('engagements', engagementId);
  if (!engagement) return;
  const changedOn = new Date(clock.now()).toISOString();
  const lines = await toLines(db, engagement.name, withoutParts(writes));
  for (const line of lines) {
    await db.append('engagementChanges', (sequence) => ({
      id: `${sequence}`,
      sequence,
      engagementId,
      changedOn,
      changedBy: person.name,
      ...line,
    }));
  }
}

/** A record that was added or removed stands for all of its parts. */
function withoutParts(writes: readonly Write[]): readonly Write[] {
  const parents = new Set(writes.flatMap(({ id, before, after }) => (before && after ? [] : [id])));
  const hasParent = ({ before, after }: Write) => {
    const { activityId, stageId, engagementId } = after ?? before ?? {};
    return [activityId, stageId, engagementId].some(
      (id) => typeof id === 'string' && parents.has(id),
    );
  };
  return writes.filter((write) => !hasParent(write));
}

async function toLines(db: Db, name: string, writes: readonly Write[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [collection, kind] of Object.entries(kinds)) {
    const own = writes.filter((write) => write.name === collection);
    for (const write of own) {
      const line = await toLine(db, kind, write);
      if (line) lines.push(line);
    }
    if (own.some((write) => isReordered(write))) {
      lines.push({ subject: kind.subject, action: 'ordered', name, changes: [] });
    }
  }
  return lines;
}

const isReordered = ({ before, after }: Write): boolean =>
  before !== undefined &&
  after !== undefined &&
  before['displayOrder'] !== after['displayOrder'] &&
  before['stageId'] === after['stageId'];

async function toLine(
  db: Db,
  { subject, title, fields }: Kind,
  { before, after }: Write,
): Promise<Line | undefined> {
  const record = after ?? before ?? {};
  const name = title === '' ? await getActivityName(db, record) : String(record[title]);
  if (!before) return { subject, action: 'added', name, changes: [] };
  if (!after) {
    const texts = fields.filter((field) => restorable.has(field));
    const changes = await compare(db, texts, before, {});
    return { subject, action: 'removed', name, changes };
  }
  const changes = await compare(db, fields, before, after);
  if (before['isDone'] !== after['isDone']) {
    return { subject, action: after['isDone'] === true ? 'completed' : 'reopened', name, changes };
  }
  if (changes.length === 0) return undefined;
  const isMoved = changes.some(({ field }) => field === 'stageId');
  return { subject, action: isMoved ? 'moved' : 'changed', name, changes };
}

async function getActivityName(db: Db, { activityId }: Stored): Promise<string> {
  return (await db.get('engagementActivities', String(activityId)))?.activityDesc ?? '';
}

async function compare(
  db: Db,
  fields: readonly string[],
  before: Stored,
  after: Stored,
): Promise<Line['changes']> {
  const changes: Line['changes'] = [];
  for (const field of fields) {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    if (from === to) continue;
    changes.push({ field, from: await toText(db, field, from), to: await toText(db, field, to) });
  }
  return changes;
}

/** A value as people read it: the names of records, not their ids. */
async function toText(db: Db, field: string, value: unknown): Promise<string | null> {
  if (value === null || value === '') return null;
  const id = typeof value === 'string' ? value : JSON.stringify(value);
  if (field === 'stageId') return (await db.get('engagementStages', id))?.stageName ?? null;
  if (field === 'clientId') return (await db.get('clients', id))?.name ?? null;
  if (field === 'projectTypeId') return (await db.get('projectTypes', id))?.value ?? null;
  return id;
}
