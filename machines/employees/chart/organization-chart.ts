import type { Schema } from '#openapi/client/index.ts';
import { searchableText } from '../../texts.ts';

export type OrganizationChart = Schema<'OrganizationChart'>;
export type ChartPerson = Schema<'ChartPerson'>;

/** A visible line of the chart. */
export interface ChartLine {
  id: string;
  /** The level; 0 at the top. */
  depth: number;
  /** Position among the people of the same manager, from 1. */
  position: number;
  count: number;
  /** Null for a person without reports. */
  isExpanded: boolean | null;
  person: ChartPerson;
}

/** The people at the top, and below each manager. */
interface Branches {
  tops: readonly ChartPerson[];
  below: ReadonlyMap<string, readonly ChartPerson[]>;
}

/**
 * Splits the chart into branches. Everyone is in exactly one: the first person of a circle of
 * managers is at the top, so that the circle is shown once.
 */
export function toBranches(people: readonly ChartPerson[]): Branches {
  const managers = new Map(people.map(({ id, managerId }) => [id, managerId]));
  const placed = new Set<string>();
  const tops = people.filter(({ id, place }) => {
    if (place === 'Below' || placed.has(id)) return false;
    if (place === 'Cycle') {
      for (let next: string | null = id; next !== null && !placed.has(next);) {
        placed.add(next);
        next = managers.get(next) ?? null;
      }
    }
    return true;
  });
  const isTop = new Set(tops.map(({ id }) => id));
  const others = people.filter(({ id }) => !isTop.has(id));
  return { tops, below: Map.groupBy(others, ({ managerId }) => managerId ?? '') };
}

/** The visible lines from top to bottom. */
export function buildChartLines(
  people: readonly ChartPerson[],
  expanded: ReadonlySet<string>,
): ChartLine[] {
  const { tops, below } = toBranches(people);
  const lines: ChartLine[] = [];
  // Without recursion: a chart may be as deep as it has people.
  const open = [{ branch: tops, at: 0 }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const person = level.branch[level.at];
    if (!person) {
      open.pop();
      continue;
    }
    level.at += 1;
    const reports = below.get(person.id) ?? [];
    const isExpanded = reports.length === 0 ? null : expanded.has(person.id);
    lines.push({
      id: person.id,
      depth: open.length - 1,
      position: level.at,
      count: level.branch.length,
      isExpanded,
      person,
    });
    if (isExpanded) open.push({ branch: reports, at: 0 });
  }
  return lines;
}

/** The managers above a person, who must be open for the person to be visible. */
export function findPath(people: readonly ChartPerson[], id: string): string[] {
  const { tops } = toBranches(people);
  const isTop = new Set(tops.map((person) => person.id));
  const managers = new Map(people.map((person) => [person.id, person.managerId]));
  const path: string[] = [];
  for (let next = id; !isTop.has(next) && path.length <= people.length;) {
    const manager = managers.get(next);
    if (!manager) break;
    path.push(manager);
    next = manager;
  }
  return path;
}

/** Everyone who has reports. */
export const listManagers = (people: readonly ChartPerson[]): string[] => [
  ...toBranches(people).below.keys(),
];

/** The maximum number of people that a search offers. */
const longest = 20;

/** The people whose name or designation contains the text; none for an empty text. */
export function findPeople(people: readonly ChartPerson[], text: string) {
  const requested = searchableText(text);
  if (requested === '') return { found: [], count: 0 };
  const matching = people.filter(({ fullName, designation }) =>
    searchableText(`${fullName} ${designation ?? ''}`).includes(requested),
  );
  return { found: matching.slice(0, longest), count: matching.length };
}

/** Whether someone is below a person, so that they can't become the manager of that person. */
export const isInBranch = (people: readonly ChartPerson[], id: string, topId: string): boolean =>
  id === topId || findPath(people, id).includes(topId);
