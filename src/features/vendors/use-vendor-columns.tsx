import { useMemo, type ReactNode } from 'react';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { useText } from '#i18n/text.tsx';
import { statusColumn } from '#records/list/status-column.tsx';
import { MailLink, PhoneLink } from '#records/view/contact-links.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { vendorAddresses } from '#page/parameters/addresses.ts';

/** The columns Name, Contact, E-mail, Phone and Status. Not in the requirements. */
export function useVendorColumns(): readonly GridColumn<Vendor>[] {
  const text = useText('vendors');
  return useMemo(() => {
    const column = (
      id: 'name' | 'contactName' | 'email' | 'phone',
      show: (value: string, row: Vendor) => ReactNode,
    ): GridColumn<Vendor> => ({
      id,
      header: text(id),
      cell: (row) => (row[id] === null ? '-' : show(row[id], row)),
      csv: (row) => row[id] ?? '',
      isSortable: true,
      filter: 'text',
    });
    return [
      column('name', (name, { id }) => (
        <RecordLink address={vendorAddresses.view(id)}>{name}</RecordLink>
      )),
      column('contactName', (name) => name),
      column('email', (email) => <MailLink email={email} />),
      column('phone', (phone) => <PhoneLink phone={phone} />),
      statusColumn({
        id: 'status',
        header: text('isActive'),
        isActive: (row) => row.isActive,
        text,
      }),
    ];
  }, [text]);
}
