import type { Privilege } from '#openapi/client/index.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';
import { isRecordId } from '#page/parameters/record-parameters.ts';
import type { PersonDraft } from '#session/storage/forms/drafts.ts';
import type { DraftItem } from './draft-list.tsx';

type DraftTarget = Pick<DraftItem, 'kind' | 'link'>;

/** The form of a record: a new one, a copy of one, one below another, or one by its id. */
function toDraftTarget({ at }: DraftForm, about: readonly string[]): DraftTarget | null {
  if (!('add' in at)) return about.length === 0 ? { kind: 'changed', link: at } : null;
  if (about.join(' ') === 'new') return { kind: 'new', link: at.add };
  const id = about.at(-1);
  if (!isRecordId(id)) return null;
  if (about.includes('below') && at.addBelow) return { kind: 'new', link: at.addBelow(id) };
  return about.length > 1
    ? { kind: 'new', link: at.copy(id) }
    : { kind: 'changed', link: at.edit(id) };
}

/** The text typed for the name of the record. */
function nameIn(content: unknown): string {
  const form: unknown = Reflect.get(Object(content), 'form');
  const name: unknown = ['name', 'teamName']
    .map((field): unknown => Reflect.get(Object(form), field))
    .find((typed) => typeof typed === 'string');
  return typeof name === 'string' ? name.trim() : '';
}

/**
 * The drafts with a page that the person may open, latest first. The timer's unsaved text is not a
 * form: it is already shown in the timer.
 */
export function draftItems(
  drafts: readonly PersonDraft[],
  forms: readonly DraftForm[],
  rights: readonly Privilege[],
): DraftItem[] {
  return drafts
    .flatMap(({ form, at, content }) => {
      const [name, ...about] = form.split(' ');
      const known = forms.find((each) => each.form === name);
      if (!known || (known.right !== null && !rights.includes(known.right))) return [];
      const found = toDraftTarget(known, about);
      return found ? [{ form, at, area: known.area, ...found, name: nameIn(content) }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}
