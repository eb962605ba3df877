import { useState } from 'react';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { CopyEntries, type useCopyRequests } from '#records/copy-entry/copy-entry.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { UndoOffer } from './undo-offer.tsx';
import { useUndoOffer } from './use-undo-offer.ts';

const ClearCell = onDemand(() =>
  import('./clear-cell.container.tsx').then((module) => module.ClearCell),
);

interface SheetUndoProps {
  actor: WeekSheetActor;
  /** The entries to continue or duplicate. */
  requested: ReturnType<typeof useCopyRequests>['requested'];
}

/**
 * Asks before a cell with multiple entries is cleared, duplicates entries, and offers to undo the
 * last of these changes.
 */
export function SheetUndo({ actor, requested }: SheetUndoProps) {
  const { offer, offerUndo } = useUndoOffer();
  const [clear, setClear] = useState<{ entries: readonly Entry[]; count: number } | null>(null);
  useEmitted(actor, {
    'change.undoable': ({ undo }) => offerUndo(undo),
    'clear.requested': ({ entries }) =>
      setClear((before) => ({ entries, count: (before?.count ?? 0) + 1 })),
  });
  const { clock, store } = actor.getSnapshot().context;
  return (
    <>
      <CopyEntries
        requested={requested}
        clock={clock}
        store={store}
        onChanged={(changed) => actor.send(changed)}
        onUndoable={offerUndo}
      />
      {clear && (
        <ClearCell key={clear.count} sheet={actor} entries={clear.entries} onUndoable={offerUndo} />
      )}
      {offer && (
        <UndoOffer
          key={offer.count}
          undo={offer.undo}
          onChanged={(changed) => actor.send(changed)}
        />
      )}
    </>
  );
}
