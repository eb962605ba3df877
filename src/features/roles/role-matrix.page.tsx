import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { isRight } from '#machines/roles/rights.ts';
import { roleMatrixMachine } from '#machines/roles/role-matrix.machine.ts';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { EffectiveRightsContainer } from './effective-rights.container.tsx';
import { RightHoldersContainer } from './right-holders.container.tsx';
import { RoleMatrixScreen } from './role-matrix.screen.tsx';

const RoleMatrixPage = retried(({ onRetry }) => {
  const { right, user }: { right?: string; user?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const actor = useActorRef(roleMatrixMachine, { input: {} });
  useTabReturn(actor);
  const show = (shown: { right?: string; user?: string }) =>
    void navigate({ ...roleAddresses.shown(shown), resetScroll: false });
  return (
    <>
      <RoleMatrixScreen actor={actor} onRight={(id) => show({ right: id })} onRetry={onRetry} />
      {isRight(right) && user === undefined && (
        <RightHoldersContainer
          key={right}
          right={right}
          onUser={(id) => show({ right, user: id })}
          onClose={() => show({})}
        />
      )}
      {user !== undefined && (
        <EffectiveRightsContainer
          key={user}
          userId={user}
          onClose={() => show(isRight(right) ? { right } : {})}
        />
      )}
    </>
  );
});

export default RoleMatrixPage;
