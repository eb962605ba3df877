import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { CopyHow } from '#machines/clockwork/entry/copy-entry.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { ActionProps } from './split-entry.container.tsx';

/** An action on an entry of the day that has its own steps. */
export type EntryActionRequest =
  | { what: 'split'; entry: Entry }
  | { what: 'copy'; entry: Entry; how: CopyHow };

const SplitEntry = onDemand(() =>
  import('./split-entry.container.tsx').then((module) => module.SplitEntry),
);

const CopyEntry = onDemand(() =>
  import('#records/copy-entry/copy-entry.container.tsx').then((module) => module.CopyEntry),
);

/** Shows the last requested action; its code loads on the first request of its kind. */
export function EntryAction({ request, day }: ActionProps & { request: EntryActionRequest }) {
  return (
    <Suspense>
      {request.what === 'split' ? (
        <SplitEntry day={day} entry={request.entry} />
      ) : (
        <CopyOfDay day={day} request={request} />
      )}
    </Suspense>
  );
}

interface CopyOfDayProps {
  day: ClockWorkDayActor;
  request: Extract<EntryActionRequest, { what: 'copy' }>;
}

function CopyOfDay({ day, request: { entry, how } }: CopyOfDayProps) {
  const clock = useSelector(day, ({ context }) => context.clock);
  return (
    <CopyEntry
      request={{ entry, how }}
      clock={clock}
      onChanged={(changed) => day.send(changed)}
      onUndoable={(undo) => day.send({ type: 'change.undoable', undo })}
    />
  );
}
