/**
 * The validation catalog's rules for files, in a module of their own: only pages with uploads load
 * it. Source: API-034.
 */
import * as v from 'valibot';
import { broken } from './field-errors.ts';

/** A file of up to this many bytes; its message uses units of 1,024. */
export const size = (bytes: number) =>
  v.check((file: File) => file.size <= bytes, broken('size', Math.floor(bytes / 1024)));

const hasExtension = (extensions: readonly string[]) => (file: { name: string }) =>
  extensions.some((extension) => file.name.toLowerCase().endsWith(extension));

const papers = hasExtension(['.pdf', '.doc', '.docx']);
/** A PDF, doc or docx by its file name. */
export const ext = () => v.check((file: File) => papers(file), broken('ext'));

/** The maximum size of an image: 2 MB. Source: PROF-016, API-039. */
export const imageBytes = 2_097_152;
export const imageExtensions = ['.jpg', '.jpeg', '.png', '.svg'] as const;
const imageTypes = new Set(['image/jpeg', 'image/png', 'image/svg+xml']);

/** An image by its file name and, if the browser reports one, by its type. */
export const image = () =>
  v.check(
    (file: File) =>
      hasExtension(imageExtensions)(file) && (file.type === '' || imageTypes.has(file.type)),
    broken('image'),
  );
