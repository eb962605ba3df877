import { Plus } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/list/add-link.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';

/** Leads to the form of a new project; only employees can own one. */
export function AddProject() {
  const text = useText('projects');
  const { reason } = useBlocked({ right: 'projects.basic', employee: true });
  if (reason === null) return <AddLink address={projectAddresses.add}>{text('add')}</AddLink>;
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} blockedBecause={reason}>
      {text('add')}
    </Button>
  );
}
