/** Who changed what of a project and when. Source: PROJ-D94. */
import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { Person, World } from '../../store/world.ts';

type Db = Scope<World>;
type Change = components['schemas']['ProjectChange'];
type Stored = Readonly<Record<string, unknown>>;
type Line = Pick<Change, 'subject' | 'action' | 'name' | 'changes'> & { projectId: string };

/** A record before the first write of a call, and after the last one; undefined where there is none. */
export interface ProjectWrite {
  name: string;
  before: Stored | undefined;
  after: Stored | undefined;
}

interface HistoryCall {
  db: Db;
  person: Pick<Person, 'name'>;
  clock: { now(): number };
}

/** The properties of which changes are noted. */
const projectFields = ['code', 'name', 'description', 'ownerId', 'startOn', 'dueOn'];
const taskFields = [
  'name',
  'description',
  'status',
  'assigneeId',
  'startOn',
  'dueOn',
  'estimateInSeconds',
];

/** The longest name of an impediment in the history, in characters. */
const nameLength = 120;

/** Notes what a call has changed of projects that still exist. */
export async function writeProjectHistory(
  { db, person, clock }: HistoryCall,
  projects: ReadonlyMap<string, unknown>,
  writes: readonly ProjectWrite[],
): Promise<void> {
  const lines = writes.flatMap(toLines).filter(({ projectId }) => projects.has(projectId));
  const names = await loadNames(db, lines);
  const changedOn = new Date(clock.now()).toISOString();
  for (const { projectId, name, changes, ...line } of lines) {
    await db.append('projectChanges', (sequence) => ({
      id: `${sequence}`,
      sequence,
      projectId,
      changedOn,
      changedBy: person.name,
      ...line,
      name: names.get(name) ?? name,
      changes: changes.map(({ field, from, to }) => ({
        field,
        from: from === null ? null : (names.get(from) ?? from),
        to: to === null ? null : (names.get(to) ?? to),
      })),
    }));
  }
}

/** The names of the people and tags that lines refer to by their ids. */
async function loadNames(db: Db, lines: readonly Line[]): Promise<ReadonlyMap<string, string>> {
  const people = lines.flatMap(({ subject, name, changes }) => [
    ...(subject === 'member' ? [name] : []),
    ...changes.flatMap(({ field, from, to }) =>
      field === 'ownerId' || field === 'assigneeId' ? [from, to] : [],
    ),
  ]);
  const employeeIds = new Set(people.filter((id) => id !== null));
  const tagIds = new Set(lines.flatMap(({ subject, name }) => (subject === 'tag' ? [name] : [])));
  const [employees, tags] = await Promise.all([
    employeeIds.size > 0 ? db.getMany('employees', employeeIds) : new Map<string, never>(),
    tagIds.size > 0 ? db.getMany('tags', tagIds) : new Map<string, never>(),
  ]);
  return new Map([
    ...Array.from(employees, ([id, { fullName }]) => [id, fullName] as const),
    ...Array.from(tags, ([id, { name }]) => [id, name] as const),
  ]);
}

function toLines(write: ProjectWrite): Line[] {
  if (write.name === 'projects') return toProjectLines(write);
  if (write.name === 'tasks') return toTaskLines(write);
  const record = write.after ?? write.before ?? {};
  const projectId = read(record, 'projectId');
  const action = !write.before ? 'added' : !write.after ? 'removed' : 'changed';
  const line = (subject: Line['subject'], name: string, more: Partial<Line> = {}): Line[] => [
    { projectId, subject, action, name, changes: [], ...more },
  ];
  switch (write.name) {
    case 'projectMembers': {
      const [was, is] = [write.before, write.after].map(
        (each) => each?.['isActiveMember'] === true,
      );
      if (was === is) return [];
      return line('member', read(record, 'employeeId'), { action: is ? 'added' : 'removed' });
    }
    case 'projectFiles':
      return line('file', read(record, 'name'), { changes: compare(write, ['name', 'url']) });
    case 'projectTags':
      return line('tag', read(record, 'tagId'));
    case 'impediments': {
      const isResolved =
        write.before?.['resolvedOn'] === null && write.after?.['resolvedOn'] !== null;
      return line('impediment', read(record, 'impediments').slice(0, nameLength), {
        ...(isResolved && write.after && { action: 'resolved' }),
        changes: write.after ? compare(write, ['impediments', 'resolution']) : [],
      });
    }
    default:
      return [];
  }
}

function toProjectLines(write: ProjectWrite): Line[] {
  const { before, after } = write;
  const record = after ?? before ?? {};
  const [projectId, name] = [read(record, 'id'), read(record, 'name')];
  const own = { projectId, subject: 'project', name } as const;
  const [from, to] = [before?.['parentId'] ?? null, after?.['parentId'] ?? null];
  const lines: Line[] = [];
  if (!before) lines.push({ ...own, action: 'added', changes: [] });
  else if (after) {
    const changes = compare(write, projectFields);
    if (changes.length > 0) lines.push({ ...own, action: 'changed', changes });
  }
  if (from === to) return lines;
  if (before && after)
    lines.push({ ...own, action: to === null ? 'unlinked' : 'linked', changes: [] });
  const title = `${read(record, 'code')} ${name}`;
  const parents = [
    { parentId: from, action: 'removed' },
    { parentId: to, action: 'added' },
  ] as const;
  for (const { parentId, action } of parents) {
    if (typeof parentId !== 'string') continue;
    lines.push({ projectId: parentId, subject: 'subProject', action, name: title, changes: [] });
  }
  return lines;
}

function toTaskLines(write: ProjectWrite): Line[] {
  const { before, after } = write;
  const record = after ?? before ?? {};
  const own = { subject: 'task', name: read(record, 'name') } as const;
  const [from, to] = [read(before, 'projectId'), read(after, 'projectId')];
  if (before && after && from === to) {
    const changes = compare(write, taskFields);
    return changes.length === 0 ? [] : [{ ...own, projectId: to, action: 'changed', changes }];
  }
  const lines: Line[] = [];
  if (before) {
    lines.push({ ...own, projectId: from, action: after ? 'moved' : 'removed', changes: [] });
  }
  if (after) lines.push({ ...own, projectId: to, action: 'added', changes: [] });
  return lines;
}

/** The properties that differ between two states of a record; none of a new or a removed one. */
function compare({ before, after }: ProjectWrite, fields: readonly string[]): Line['changes'] {
  if (!before || !after) return [];
  return fields.flatMap((field) => {
    const [from, to] = [read(before, field), read(after, field)];
    return from === to ? [] : [{ field, from: from || null, to: to || null }];
  });
}

function read(record: Stored | undefined, field: string): string {
  const value = record?.[field] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
