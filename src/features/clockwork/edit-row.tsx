import { onDemand } from '#ui/on-demand.ts';
import type { EditEntryProps } from './edit-entry.part.tsx';

/** The form of an entry; its code comes when somebody is about to open it. */
export const EditEntry = onDemand(() =>
  import('./edit-entry.part.tsx').then((module) => module.EditEntry),
);

/** Fetches the form while somebody is about to open it. */
export const prepareEdit = () => void EditEntry.prepare();

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
export const columns = 7;
