import { Contact } from 'lucide-react';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import type { ClientRowMenuProps } from './client-row-menu.tsx';

const ClientRowMenu = onDemand<ClientRowMenuProps>(() =>
  import('./client-row-menu.tsx').then((module) => module.ClientRowMenu),
);

interface ClientRowActionsProps extends ClientRowMenuProps {
  assignment: ClientAssignmentActor;
}

/** Assigns a contact, or says why not; reminders are in the menu. */
export function ClientRowActions({ assignment, ...menu }: ClientRowActionsProps) {
  const text = useText('reviewAssign');
  const records = useText('records');
  const { row } = menu;
  const { employeeName: name, assignmentBlock } = row;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Contact aria-hidden="true" />}
        aria-label={text('assignFor', { name })}
        blockedBecause={assignmentBlock && text(`block_${assignmentBlock}`)}
        onPress={() => assignment.send({ type: 'contact.open', rows: [row] })}
      />
      <RowMenu label={records('moreActions', { name })} list={ClientRowMenu}>
        <ClientRowMenu {...menu} />
      </RowMenu>
    </>
  );
}
