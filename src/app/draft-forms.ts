import type { DraftForm } from '#page/draft-form.ts';

const files = import.meta.glob<DraftForm>('../features/*/*.draft.ts', {
  eager: true,
  import: 'draftForm',
});

/** The forms of all features, as each says where it is. */
export const draftForms: readonly DraftForm[] = Object.values(files);
