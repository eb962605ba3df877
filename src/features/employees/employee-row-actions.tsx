import { Eye, Link2, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Employee } from '#machines/employees/employee.ts';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { IconLink } from '#records/link-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { Effect } from '#ui/controls/read-only.ts';

interface RowActionsProps {
  row: Employee;
  onCopyAddress: (address: Address) => void;
}

/** The actions of a row; one without its right says why. */
export function EmployeeRowActions({
  row: { id, fullName: name },
  onCopyAddress,
}: RowActionsProps) {
  const text = useText('records');
  const view = useBlocked('employees.view');
  const edit = useBlocked('employees.edit');
  return (
    <>
      <LinkOrReason
        address={employeeAddresses.view(id)}
        icon={<Eye aria-hidden="true" />}
        label={text('viewRecord', { name })}
        reason={view.reason}
      />
      <LinkOrReason
        address={employeeAddresses.edit(id)}
        icon={<Pencil aria-hidden="true" />}
        label={text('editRecord', { name })}
        effect="changing"
        reason={edit.reason}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<Link2 aria-hidden="true" />}
        aria-label={`${text('copyAddress')}: ${name}`}
        effect="reading"
        blockedBecause={view.reason}
        onPress={() => onCopyAddress(employeeAddresses.view(id))}
      />
    </>
  );
}

interface LinkOrReasonProps {
  address: Address;
  icon: ReactNode;
  label: string;
  effect?: Effect;
  reason: string | null;
}

function LinkOrReason({ reason, ...link }: LinkOrReasonProps) {
  const { icon, label } = link;
  if (reason === null) return <IconLink {...link} />;
  return (
    <Button variant="quiet" size="small" icon={icon} aria-label={label} blockedBecause={reason} />
  );
}
