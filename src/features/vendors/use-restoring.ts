import { useEffect } from 'react';
import type { RecordListActor } from '#machines/records/create-record-list.ts';
import type { RestoreVendorActor } from '#machines/vendors/restore-vendor.machine.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';

/** Offers what the list has deleted, and lets the list read again what was brought back. */
export function useRestoring(list: RecordListActor<Vendor>, restoring: RestoreVendorActor): void {
  useEffect(() => {
    const subscriptions = [
      list.on('record.deleted', ({ row }) =>
        restoring.send({ type: 'vendor.deleted', vendor: row }),
      ),
      restoring.on('vendor.restored', () => list.send({ type: 'rows.changed' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [list, restoring]);
}
