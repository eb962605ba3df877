import { Suspense } from 'react';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { EditEntryProps } from './edit-entry.container.tsx';

const EditEntryPart = onDemand(() =>
  import('./edit-entry.container.tsx').then((module) => module.EditEntry),
);

/** The form of an entry; its code and texts load when someone is about to open it. */
export const EditEntry = (props: EditEntryProps) => (
  <Suspense>
    <EditEntryPart {...props} />
  </Suspense>
);

/** Preloads the form when someone is about to open it. */
export const preloadEdit = () => void EditEntryPart.preload();

/** A row with the form of an entry, spanning all columns of the table. */
export function EditRow(props: EditEntryProps) {
  return (
    <tr>
      <td colSpan={columns}>
        <EditEntry {...props} />
      </td>
    </tr>
  );
}

/** Number of columns of the table. */
export const columns = 8;
