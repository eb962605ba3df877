import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { Choice } from '../records/create-choice-search.ts';
import { broken, validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, regex, required } from '../validation/rules.ts';

/** A project in the list. */
export type Project = Schema<'PmoProject'>;
/** A project in its overview. */
type Overview = Schema<'ProjectOverviewAnswer'>;

/** A selected record with the text that names it. */
export type NamedChoice = { id: string; label: string };

/** The form's fields; days are yyyy-MM-dd, an unknown value is empty. */
export type ProjectForm = {
  name: string;
  code: string;
  description: string;
  startOn: string | null;
  dueOn: string | null;
  /** Of a new project; null for the person themselves. */
  owner: NamedChoice | null;
  /** Of a new project; null for none. */
  parent: NamedChoice | null;
  /** Of a new project. */
  tags: readonly NamedChoice[];
};

export const emptyProject: ProjectForm = {
  name: '',
  code: '',
  description: '',
  startOn: null,
  dueOn: null,
  owner: null,
  parent: null,
  tags: [],
};

export const toNamedChoice = ({ id, label }: Choice): NamedChoice => ({ id, label });

/** Code and name, as projects are called in texts. */
export const nameProject = ({ code, name }: { code: string; name: string }): string =>
  `${code} ${name}`;

/** A stored project as a form. */
export const toProjectForm = ({ project }: Pick<Overview, 'project'>): ProjectForm => ({
  ...emptyProject,
  name: project.name,
  code: project.code,
  description: project.description,
  startOn: project.startOn ?? null,
  dueOn: project.dueOn,
});

/** The source of a form for a new sub-project of a project; a copy has the id of the other. */
const belowPrefix = 'below ';
export const toSourceBelow = (parentId: string): string => belowPrefix + parentId;

/** The parent that such a source names; null for any other. */
export const getParentOfSource = (source: string): string | null =>
  source.startsWith(belowPrefix) ? source.slice(belowPrefix.length) : null;

/** The fields that can be changed later, in the contract's format. */
export const toProjectUpdate = (form: ProjectForm) => ({
  name: form.name.trim(),
  code: form.code.trim(),
  description: form.description.trim(),
  startOn: form.startOn,
  dueOn: form.dueOn,
});

/** All fields of a new project in the contract's format. */
export const toProjectInput = (form: ProjectForm) => ({
  ...toProjectUpdate(form),
  ...(form.owner && { ownerId: form.owner.id }),
  ...(form.parent && { parentId: form.parent.id }),
  ...(form.tags.length > 0 && { tagIds: form.tags.map(({ id }) => id) }),
});

const code = /^\s*[A-Za-z0-9._-]{1,30}\s*$/;
/** The first day that the contract takes: earlier years are misspelled. */
const firstDay = '1900-01-01';
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstDay;
const day = v.pipe(
  v.nullable(v.string()),
  v.check((text) => text === null || isDay(text), broken('datecheck')),
);

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  code: v.pipe(v.string(), required(), max(30), regex(code)),
  description: v.pipe(v.string(), max(500)),
  startOn: day,
  dueOn: day,
});

/** The errors of a form, by field. Source: PROJ-053. */
export function validateProject(form: ProjectForm): FieldErrors<keyof ProjectForm> {
  const errors = validate(rules, form);
  const { startOn, dueOn } = form;
  const isReversed = startOn !== null && dueOn !== null && dueOn < startOn;
  return isReversed && !errors.dueOn ? { ...errors, dueOn: { rule: 'beforeStart' } } : errors;
}
