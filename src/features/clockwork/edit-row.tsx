import { Suspense } from 'react';
import { onDemand } from '#ui/on-demand.ts';
import type { EditEntryProps } from './edit-entry.part.tsx';

const EditEntryPart = onDemand(() =>
  import('./edit-entry.part.tsx').then((module) => module.EditEntry),
);

/** The form of an entry; its code and words come when somebody is about to open it. */
export const EditEntry = (props: EditEntryProps) => (
  <Suspense>
    <EditEntryPart {...props} />
  </Suspense>
);

/** Fetches the form while somebody is about to open it. */
export const preloadEdit = () => void EditEntryPart.preload();

/** A row with the form of an entry, as wide as the table. */
export function EditRow(props: EditEntryProps) {
  return (
    <tr>
      <td colSpan={columns}>
        <EditEntry {...props} />
      </td>
    </tr>
  );
}

/** Columns of the table. */
export const columns = 8;
