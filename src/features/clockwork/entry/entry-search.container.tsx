import { useActorRef, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { entrySearchMachine } from '#machines/clockwork/entry/entry-search.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EntrySearch } from './entry-search.tsx';

export interface SearchEntriesProps {
  /** The day on the page, which continues the entry that was found. */
  day: ClockWorkDayActor;
  onDay: (day: string) => void;
}

interface EntrySearchPartProps extends SearchEntriesProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search in a dialog over the page; it starts over each time it opens. */
export function EntrySearchPart({ isOpen, onClose, ...rest }: EntrySearchPartProps) {
  const text = useText('clockwork');
  return (
    <Dialog
      isDismissable
      size="large"
      title={text('searchEntries')}
      closeLabel={text('close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Suspense>
        <Search {...rest} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Search({ day, onDay, onClose }: Omit<EntrySearchPartProps, 'isOpen'>) {
  const text = useText('clockwork');
  const actor = useActorRef(entrySearchMachine);
  const canStart = useSelector(day, (state) => state.can({ type: 'START' }));
  const isStale = useSelector(day, (state) => state.context.stale.length > 0);
  const { reason } = useBlocked(
    null,
    isStale && text('fixEntryFirst'),
    !canStart && text('stillBusy'),
  );
  return (
    <EntrySearch
      actor={actor}
      continueBlocked={reason}
      onContinue={(entry) => {
        onClose();
        day.send({ type: 'entry.restart', entry });
      }}
      onDay={(date) => {
        onClose();
        onDay(date);
      }}
    />
  );
}
