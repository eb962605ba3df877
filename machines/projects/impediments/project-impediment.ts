import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { validate, type FieldErrors } from '../../validation/field-errors.ts';
import { max, required } from '../../validation/rules.ts';

/** Something that blocks a project, with the version that its changes are compared with. */
export type Impediment = Schema<'ProjectImpediment'> & { version: number };

/** A server without versions has one for all: the last change wins. */
export const toImpediment = (each: Schema<'ProjectImpediment'>): Impediment => ({
  ...each,
  version: each.version ?? 1,
});

export type ImpedimentForm = Record<'impediments', string>;

export const emptyImpediment: ImpedimentForm = { impediments: '' };

export const toImpedimentForm = ({ impediments }: Impediment): ImpedimentForm => ({ impediments });

const rules = v.object({ impediments: v.pipe(v.string(), required(), max(500)) });

/** Errors of a form, by field. Source: PROJ-019. */
export const validateImpediment = (form: ImpedimentForm): FieldErrors<keyof ImpedimentForm> =>
  validate(rules, form);

/** A word on how an impediment was resolved; may be empty. */
export type ResolutionForm = Record<'resolution', string>;

export const emptyResolution: ResolutionForm = { resolution: '' };

const resolutionRules = v.object({ resolution: v.pipe(v.string(), max(500)) });

/** Errors of a resolution, by field. Source: PROJ-036. */
export const validateResolution = (form: ResolutionForm): FieldErrors<keyof ResolutionForm> =>
  validate(resolutionRules, form);

/** Which impediments are listed. */
export type ImpedimentFilter = 'open' | 'all';

/** The listed impediments: newest first, unresolved ones before the others. */
export const listImpediments = (
  impediments: readonly Impediment[],
  filter: ImpedimentFilter,
): readonly Impediment[] => {
  const open = impediments.filter(({ isResolved }) => !isResolved);
  return filter === 'open'
    ? open
    : [...open, ...impediments.filter(({ isResolved }) => isResolved)];
};
