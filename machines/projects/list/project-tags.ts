import { searchableText } from '../../texts.ts';
import type { ProjectTag, Tag } from './project-tags.actors.ts';

/** The longest name of a tag. */
const longestName = 70;

/** The colours of new tags; white text on each has a contrast of at least 4.5. */
const colors = [
  '#1D4ED8',
  '#6D28D9',
  '#BE185D',
  '#B91C1C',
  '#9A3412',
  '#4D7C0F',
  '#047857',
  '#0F766E',
] as const;

/** The colour of a new tag, always the same for a name. */
export function pickColor(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colors[sum % colors.length] ?? colors[0];
}

/** A name as it is compared: tags differ in more than case and spaces. */
const toKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The tags that can still be assigned: those that the project has only by inheritance, too. */
export const getAssignable = (
  tags: readonly Tag[],
  projectTags: readonly ProjectTag[],
): readonly Tag[] => {
  const own = new Set(projectTags.flatMap((each) => (each.isInherited ? [] : [each.tagId])));
  return tags.filter(({ id }) => !own.has(id));
};

/** The tags whose names contain what was typed, whatever its case and accents. */
export const findTags = (tags: readonly Tag[], typed: string): readonly Tag[] => {
  const words = searchableText(typed.trim());
  return tags.filter(({ name }) => searchableText(name).includes(words));
};

/** The name of a tag to create from what was typed; null if it is empty, too long or in use. */
export function toNewName(typed: string, tags: readonly Tag[]): string | null {
  const key = toKey(typed);
  const isKnown = tags.some(({ name }) => toKey(name) === key);
  return key === '' || isKnown || Array.from(typed.trim()).length > longestName
    ? null
    : typed.trim();
}
