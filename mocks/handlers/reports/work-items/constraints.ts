/** Conditions of tasks that are narrowed down step by step. */
import type { Condition, Range } from '../../../store/store.ts';
import type { Task } from '../../../store/world/projects.ts';

type Value = string | null;
/** Any of some values, or a range of them. */
type Constraint = readonly Value[] | Range<string>;

type Narrowed =
  | 'id'
  | 'projectId'
  | 'assigneeId'
  | 'status'
  | 'dueOn'
  | 'estimateInSeconds'
  | 'assigneeName';

/** Conditions of tasks by field; all of them must match. */
export type Constraints = { readonly [F in Narrowed]?: Constraint };

export interface TaskCondition {
  where: Constraints;
  contains: NonNullable<Condition<Task>['contains']>;
}

const isList = (constraint: Constraint): constraint is readonly Value[] =>
  Array.isArray(constraint);

const isWithin = (value: Value, { from, below }: Range<string>): boolean =>
  value !== null && (from === undefined || value >= from) && (below === undefined || value < below);

function both(a: Constraint, b: Constraint): Constraint {
  if (isList(a)) return a.filter((value) => (isList(b) ? b.includes(value) : isWithin(value, b)));
  if (isList(b)) return b.filter((value) => isWithin(value, a));
  const from = [a.from, b.from]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
  const below = [a.below, b.below]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(0);
  return { ...(from !== undefined && { from }), ...(below !== undefined && { below }) };
}

/** Adds conditions; of a field that has one already, both must match. */
export function narrow({ where, contains }: TaskCondition, more: Constraints): TaskCondition {
  const found: { [F in Narrowed]?: Constraint } = { ...where };
  for (const [name, constraint] of Object.entries(more) as [Narrowed, Constraint][]) {
    const before = found[name];
    found[name] = before ? both(before, constraint) : constraint;
  }
  return { where: found, contains };
}

/** Whether nothing can match. */
export const isImpossible = ({ where }: TaskCondition): boolean =>
  Object.values(where).some(
    (constraint) =>
      (isList(constraint) && constraint.length === 0) ||
      (!isList(constraint) &&
        constraint.from !== undefined &&
        constraint.below !== undefined &&
        constraint.from >= constraint.below),
  );

/** The condition as the store takes it. */
export const toCondition = ({ where, contains }: TaskCondition): Condition<Task> => ({
  where: where as NonNullable<Condition<Task>['where']>,
  contains,
});
