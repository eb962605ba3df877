import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import type { FormDrafts } from '#machines/reviews/shared/review-form.ts';
import { useDraftObserver } from '#page/drafts/use-draft.ts';
import type { DraftOwner } from '#session/storage/forms/drafts.ts';

/** Nothing is stored once everything is on the server. */
const toContent = (typed: FormDrafts): FormDrafts | null =>
  Object.keys(typed).length === 0 ? null : typed;

/** Stores on this device what a form has not saved yet; the form exists once it is loaded. */
export function useFormDrafts(form: ReviewFormActor | undefined, owner: DraftOwner): void {
  useDraftObserver(form, (_, persist) => {
    let last = '';
    return ({ context }) => {
      const content = toContent(context.typed);
      const text = JSON.stringify(content);
      if (text === last) return;
      last = text;
      persist(owner, content);
    };
  });
}
