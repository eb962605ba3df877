import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';
import { broken, validate, type FieldErrors } from '../validation/field-errors.ts';
import { ifFilled, max, required } from '../validation/rules.ts';
import { readVideoLink } from './video-link.ts';

export type Video = Schema<'Video'>;

/** The form's fields. */
export type VideoForm = { title: string; url: string; description: string; category: string };

export const emptyVideo: VideoForm = { title: '', url: '', description: '', category: '' };

const texts = ['title', 'category', 'description', 'addedByName'];

/** The columns by which the list is searched, sorted and filtered. */
export const videoColumns: ListColumns = {
  sortable: [...texts, 'addedOn'],
  filterable: [...texts, searchName],
};

export const toVideoForm = ({ title, url, description, category }: Video): VideoForm => ({
  title,
  url,
  description,
  category,
});

/** Converts a form to the contract's body: trimmed texts. */
export const toVideoBody = ({ title, url, description, category }: VideoForm): VideoForm => ({
  title: title.trim(),
  url: url.trim(),
  description: description.trim(),
  category: category.trim(),
});

const rules = v.object({
  title: v.pipe(v.string(), required(), max(250)),
  url: v.pipe(
    v.string(),
    required(),
    max(2000),
    v.check(
      ifFilled((url) => readVideoLink(url) !== null),
      broken('regex'),
    ),
  ),
  description: v.pipe(v.string(), max(1000)),
  category: v.pipe(v.string(), max(64)),
});

/** The errors of a form, by field. */
export const validateVideo = (form: VideoForm): FieldErrors<keyof VideoForm> =>
  validate(rules, form);
