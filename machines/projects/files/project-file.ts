import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { isBlank } from '../../texts.ts';
import { validate, type FieldErrors } from '../../validation/field-errors.ts';
import { max, regex, required, webAddress } from '../../validation/rules.ts';

/** A link to a file of a project. Source: PROJ-028. */
export type ProjectFile = Schema<'ProjectFileLink'>;

export type ProjectFileForm = Record<'name' | 'url', string>;

export const emptyFile: ProjectFileForm = { name: '', url: '' };

export const toFileForm = ({ name, url }: ProjectFile): ProjectFileForm => ({ name, url });

/** A form in the contract's format: letters outside of ASCII are encoded in the address. */
export const toFileBody = ({ name, url }: ProjectFileForm): ProjectFileForm => ({
  name: name.trim(),
  url: URL.parse(url.trim())?.href ?? url.trim(),
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  url: v.pipe(v.string(), required(), regex(webAddress), max(2000)),
});

/** Errors of a form, by field. Source: PROJ-061. */
export function validateFile(form: ProjectFileForm): FieldErrors<keyof ProjectFileForm> {
  const errors = validate(rules, form);
  const isNoAddress = errors.url !== undefined && !webAddress.test(form.url);
  return isNoAddress && !isBlank(form.url) ? { ...errors, url: { rule: 'webAddress' } } : errors;
}

/** The host of an address without `www.`, which tells where a link leads; empty if it has none. */
export const getHost = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? '';
