import type { RecordListActor } from '#machines/records/create-record-list.ts';
import type { RestoreVendorActor } from '#machines/vendors/restore-vendor.machine.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { useEmitted } from '#ui/use-emitted.ts';

/** Offers what the list has deleted, and lets the list read again what was brought back. */
export function useRestoring(list: RecordListActor<Vendor>, restoring: RestoreVendorActor): void {
  useEmitted(list, {
    'record.deleted': ({ row }) => restoring.send({ type: 'vendor.deleted', vendor: row }),
  });
  useEmitted(restoring, { 'vendor.restored': () => list.send({ type: 'rows.changed' }) });
}
