import type { CopyChild, EditChild, UndoChild } from '#machines/clockwork-week/week.children.ts';
import type { CopyHow } from '#machines/clockwork/entry/copy-entry.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { CopyChild as CopyDialog } from '#records/copy-entry/copy-child.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { UndoOffer } from './undo-offer.tsx';

const EntryDialog = onDemand(() =>
  import('./entry-dialog.container.tsx').then((module) => module.EntryDialog),
);

interface WeekChildrenProps {
  edit: EditChild | undefined;
  copy: CopyChild | undefined;
  undo: UndoChild | undefined;
  onCopy: (entry: Entry, how: CopyHow) => void;
  /** Without it, an entry has no delete button. */
  onDelete?: (entry: Entry) => void;
}

/** The children that the axis and the sheet of a week have in common. */
export function WeekChildren({ edit, copy, undo, onCopy, onDelete }: WeekChildrenProps) {
  return (
    <>
      <CopyDialog actor={copy} />
      <OnFirstOpen actor={undo}>
        {(offer) => <UndoOffer key={offer.sessionId} actor={offer} />}
      </OnFirstOpen>
      {edit && (
        <EntryDialog
          key={edit.sessionId}
          actor={edit}
          onCopy={onCopy}
          {...(onDelete && { onDelete })}
        />
      )}
    </>
  );
}
