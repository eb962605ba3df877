import { useNavigate, useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { userActionMachine } from '#machines/users/user-action.machine.ts';
import { userViewMachine } from '#machines/users/user-view.machine.ts';
import { buildAddress, userAddresses } from '#page/addresses.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { isPersonId } from '#page/record-parameters.ts';
import { useApp } from '#page/use-app.ts';
import { retried, useCopyAddress } from '#page/use-copy-address.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { UserViewScreen } from './user-view.screen.tsx';

const ViewPage = retried(({ onRetry }) => {
  const { userId = '' } = useParams({ strict: false });
  const app = useApp();
  const navigate = useNavigate();
  const actor = useActorRef(userViewMachine, { input: { id: userId } });
  const actions = useActorRef(userActionMachine);
  useTabReturn(actor);
  useEmitted(actions, {
    'user.changed': ({ action }) => {
      // A withdrawn invitation leaves no user to show.
      if (action.kind === 'viewAs') app.showOtherPerson(buildAddress('/dashBoard'));
      else if (action.kind === 'withdraw') void navigate(userAddresses.list);
      else actor.send({ type: 'record.changed' });
    },
  });
  return (
    <UserViewScreen
      actor={actor}
      actions={actions}
      notFound={<NotFoundPage />}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ofRecord(ViewPage, 'userId', isPersonId);
