import type { DraftForm } from '#page/drafts/draft-form.ts';

const files = import.meta.glob<DraftForm>('../features/**/*.draft.ts', {
  eager: true,
  import: 'draftForm',
});

/** The forms of all features; each one declares its own location. */
export const draftForms: readonly DraftForm[] = Object.values(files);
