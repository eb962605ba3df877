import { useState } from 'react';
import { systemClock } from '#machines/clock.ts';
import { discardDraft, draftsOf, keepDraft } from '#session/drafts.ts';
import { usePage } from '#page/use-page.ts';
import { useSession } from '#page/use-session.ts';
import { KeptDrafts, type KeptDraftItem } from './kept-drafts.tsx';
import { draftItems } from './draft-places.ts';

/** The forms that the person has not finished, as they were when the Dashboard was opened. */
export function DraftsSlot() {
  const { profile, tenant } = usePage().workspace;
  const subject = useSession().getSnapshot().context.identity?.subject ?? '';
  const person = { subject, tenantId: tenant.id };
  const [kept] = useState(() => draftsOf(person, systemClock.now()));
  const ownerOf = ({ form }: KeptDraftItem) => ({ ...person, form });
  return (
    <KeptDrafts
      drafts={draftItems(kept, profile.userRights)}
      onDiscard={(draft) => discardDraft(ownerOf(draft), systemClock.now())}
      onUndo={(draft) => {
        const found = kept.find(({ form }) => form === draft.form);
        if (found) keepDraft(ownerOf(draft), found.content, found.at);
      }}
    />
  );
}
