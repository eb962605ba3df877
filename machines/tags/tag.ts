import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, regex, required } from '../validation/rules.ts';
import { colorPattern, tagColors, toColor } from './tag-colors.ts';

export type Tag = Schema<'Tag'>;
export type TagTeam = Schema<'TagTeamChoice'>;

/** A tag with the projects that have it, and who changed it last. */
export type TagUses = Tag & Omit<Schema<'TagView'>, 'tag'>;

/** The form's fields; an empty team means everyone. */
export type TagForm = { name: string; color: string; teamId: string };

export const emptyTag: TagForm = { name: '', color: tagColors[4].color, teamId: '' };

/** Whether any project has the tag. */
export const isUsed = ({ projectCount }: Tag): boolean => projectCount > 0;

/** The fields by which the list is searched, sorted and filtered. */
export const tagFields: RecordFields<Tag> = {
  name: ({ name }) => name,
  team: ({ teamName }) => teamName ?? null,
  projectCount: ({ projectCount }) => projectCount,
  inheritingCount: ({ inheritingCount }) => inheritingCount ?? 0,
  createdOn: ({ createdOn }) => createdOn,
  // Filtered by `active` and `inactive`.
  use: isUsed,
};

export const toTagForm = ({ name, color, teamId }: Tag): TagForm => ({
  name,
  color,
  teamId: teamId ?? '',
});

/** Converts a form to the contract's body: one space in a row, and a colour with its hash. */
export const toTagBody = ({ name, color, teamId }: TagForm) => ({
  name: name.trim().replaceAll(/\s+/gu, ' '),
  color: toColor(color) ?? color,
  teamId: teamId || null,
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(70)),
  color: v.pipe(v.string(), required(), regex(colorPattern)),
  // A stored draft may have anything.
  teamId: v.pipe(v.string(), regex(/^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/)),
});

/** The errors of a form, by field. Source: PROJ-027. */
export const validateTag = (form: TagForm): FieldErrors<keyof TagForm> => validate(rules, form);
