import { useSelector } from '@xstate/react';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { ClientStateActor } from '#machines/clients/client-state.machine.ts';
import { isInUse, type ClientRow } from '#machines/clients/client.ts';
import { useText } from '#i18n/text.tsx';
import { clientAddresses } from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { RowActions } from '#records/list/row-actions.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ClientRowActionsProps {
  row: ClientRow;
  switching: ClientStateActor;
  onDelete: () => void;
  onCopyAddress: (address: Address) => void;
}

/** The actions of a client in the list: those of every record, and its state. */
export function ClientRowActions(props: ClientRowActionsProps) {
  const { row, switching, onDelete, onCopyAddress } = props;
  const text = useText('clients');
  const isBusy = useSelector(switching, (state) => state.hasTag('busy'));
  const isSaving = useSelector(switching, ({ context }) => context.row?.id === row.id);
  const { id, name, isActive, engagementCount: engagements, reviewCount: reviews } = row;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isDisabled={isBusy && !isSaving}
        isPending={isSaving}
        pendingLabel={text('switching')}
        icon={isActive ? <CircleOff aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        aria-label={text(isActive ? 'deactivate' : 'activate', { name })}
        onPress={() => switching.send({ type: 'TOGGLE', row })}
      />
      <RowActions
        id={id}
        name={name}
        addresses={clientAddresses}
        deletionBlocked={isInUse(row) ? text('inUse', { engagements, reviews }) : null}
        onDelete={onDelete}
        onCopyAddress={onCopyAddress}
      />
    </>
  );
}
