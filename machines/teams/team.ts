import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

export type Team = Schema<'Team'>;
/** A team with its groups. */
export type TeamView = Schema<'TeamView'>;

/** The form's input. */
export type TeamForm = {
  teamName: string;
  description: string;
  isActive: boolean;
};

/** A new team is active. */
export const emptyTeam: TeamForm = { teamName: '', description: '', isActive: true };

/** The fields by which the list is searched, ordered and filtered. */
export const teamFields: RecordFields<Team> = {
  teamName: ({ teamName }) => teamName,
  description: ({ description }) => description,
  isActive: ({ isActive }) => isActive,
};

export const toTeamForm = ({ teamName, description, isActive }: Team): TeamForm => ({
  teamName,
  description,
  isActive,
});

/** A form in wire format, without the blanks around texts. */
export const toTeamBody = ({ teamName, description, isActive }: TeamForm) => ({
  teamName: teamName.trim(),
  description: description.trim(),
  isActive,
});

const rules = v.object({
  teamName: v.pipe(v.string(), v.trim(), required(), max(100)),
  description: v.pipe(v.string(), v.trim(), required(), max(500)),
  isActive: v.boolean(),
});

/** Errors of a form, by field. Source: TEAM-020, TEAM-021. */
export const validateTeam = (form: TeamForm): FieldErrors<keyof TeamForm> => validate(rules, form);
