import { useNavigate, useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { userActionMachine } from '#machines/users/user-action.machine.ts';
import { userViewMachine } from '#machines/users/user-view.machine.ts';
import { buildAddress, userAddresses } from '#page/parameters/addresses.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { isPersonId } from '#page/parameters/record-parameters.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useCompanion } from '#records/use-companion.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { UserViewScreen } from './user-view.screen.tsx';

const ViewPage = retried(({ onRetry }) => {
  const { userId = '' } = useParams({ strict: false });
  const app = useApp();
  const navigate = useNavigate();
  const actor = useActorRef(userViewMachine, { input: { id: userId } });
  const actions = useCompanion(actor, userActionMachine);
  useTabReturn(actor);
  useEmitted(actions, {
    'user.changed': ({ action }) => {
      if (action.kind === 'viewAs') app.showOtherPerson(buildAddress('/dashBoard'));
      else if (action.kind === 'withdraw') void navigate(userAddresses.list);
    },
  });
  return (
    <UserViewScreen
      actor={actor}
      notFound={<NotFoundPage />}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ofRecord(ViewPage, 'userId', isPersonId);
