import { useSelector } from '@xstate/react';
import type { AssignAssetsActor } from '#machines/asset-assignment/assign-assets.machine.ts';
import { receiverOfChoice } from '#machines/asset-assignment/assignee.ts';
import type { ChoiceSearchActor } from '#machines/records/create-choice-search.ts';
import { useText } from '#i18n/text.tsx';
import { ChoiceSearchField } from '../list/search-field.tsx';

interface ReceiverFieldProps {
  actor: AssignAssetsActor;
  search: ChoiceSearchActor;
}

/** The field for the assignee of the assets. */
export function ReceiverField({ actor, search }: ReceiverFieldProps) {
  const text = useText('handover');
  const isMissing = useSelector(actor, ({ context }) => context.missing.includes('receiver'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <ChoiceSearchField
      isRequired
      autoFocus
      label={text('receiver')}
      search={search}
      isReadOnly={isBusy}
      error={isMissing ? text('needsReceiver') : undefined}
      onChange={(choice) =>
        actor.send({
          type: 'receiver.select',
          receiver: choice === null ? null : receiverOfChoice(choice),
        })
      }
    />
  );
}
