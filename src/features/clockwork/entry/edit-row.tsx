import { Suspense, useCallback } from 'react';
import { dayCharts } from '#machines/clockwork/day/clockwork-day.children.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type {
  EditEntryActor,
  EditEntryInput,
} from '#machines/clockwork/entry/edit-entry.machine.ts';
import { useEntryDrafts } from '#page/drafts/use-entry-draft.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';

const EditEntryPart = onDemand(() =>
  import('./edit-entry.container.tsx').then((module) => module.EditEntry),
);

/** The form of an entry; its code and texts load when someone is about to open it. */
export const EditEntry = ({ actor }: { actor: EditEntryActor }) => (
  <Suspense>
    <EditEntryPart key={actor.sessionId} actor={actor} />
  </Suspense>
);

/** Opens the form of an entry, or of a new one under a name, with its draft from this device. */
export function useEdit(day: ClockWorkDayActor): (key: string, of: EditEntryInput['of']) => void {
  const readDraft = useEntryDrafts();
  return useCallback(
    (key, of) => {
      const { persisted } = readDraft(of, day.getSnapshot().context.clock.now());
      day.send({ type: 'entry.edit', key, of, newId: crypto.randomUUID(), persisted });
    },
    [day, readDraft],
  );
}

/** Preloads the form when someone is about to open it. */
export const preloadEdit = () => {
  void dayCharts.preload('editEntry');
  void EditEntryPart.preload();
};

/** A row with the form of an entry, spanning all columns of the table. */
export function EditRow({ actor }: { actor: EditEntryActor }) {
  return (
    <tr>
      <td colSpan={columns}>
        <EditEntry actor={actor} />
      </td>
    </tr>
  );
}

/** Number of columns of the table. */
export const columns = 8;
