import { CalendarOff } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { buildAddress } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';

/** Opens the absences of an employee, which everyone may see. Source: PEOPL-D42. */
export function AbsencesLink({ employeeId }: { employeeId: string }) {
  const text = useText('employees');
  return (
    <LinkButton
      address={buildAddress('/absences', null, { employee: employeeId })}
      icon={<CalendarOff aria-hidden="true" />}
    >
      {text('absences')}
    </LinkButton>
  );
}
