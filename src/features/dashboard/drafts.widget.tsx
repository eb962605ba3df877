import { Suspense, use, useState } from 'react';
import { systemClock } from '#machines/clock.ts';
import {
  discardDraft,
  listDrafts,
  restoreDraft,
  type PersonDraft,
} from '#session/storage/forms/drafts.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useOwner } from '#page/records/use-owner.ts';
import { usePage } from '#page/records/use-page.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { draftItems } from './draft-items.ts';
import type { DraftItem } from './draft-list.tsx';

const DraftList = onDemand(() => import('./draft-list.tsx').then((module) => module.DraftList));

/** The person's unfinished forms, as of when the Dashboard was opened. */
export function DraftsSlot() {
  const person = useOwner();
  const [persisted] = useState(() => listDrafts(person, systemClock.now()));
  if (persisted.length === 0) return null;
  return (
    // The addresses and titles load with the first draft.
    <Suspense fallback={null}>
      <Drafts person={person} persisted={persisted} />
    </Suspense>
  );
}

interface DraftsProps {
  person: { subject: string; tenantId: string };
  persisted: readonly PersonDraft[];
}

function Drafts({ person, persisted }: DraftsProps) {
  const { profile } = usePage().workspace;
  const forms = use(useApp().draftForms());
  const toDraftOwner = ({ form }: DraftItem) => ({ ...person, form });
  return (
    <DraftList
      drafts={draftItems(persisted, forms, profile.userRights)}
      onDiscard={(draft) => discardDraft(toDraftOwner(draft), systemClock.now())}
      onUndo={(draft) => {
        const found = persisted.find(({ form }) => form === draft.form);
        if (found) restoreDraft(toDraftOwner(draft), found);
      }}
    />
  );
}
