import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { roleComparisonMachine } from '#machines/roles/role-comparison.machine.ts';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { RoleComparisonScreen, type RolePair } from './role-comparison.screen.tsx';

const RoleComparisonPage = retried(({ onRetry }) => {
  const { a, b }: { a?: string; b?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const actor = useActorRef(roleComparisonMachine, { input: {} });
  useTabReturn(actor);
  const select = ({ first, second }: RolePair) =>
    void navigate({
      ...roleAddresses.compare({
        ...(first !== null && { a: first }),
        ...(second !== null && { b: second }),
      }),
      replace: true,
    });
  return (
    <RoleComparisonScreen
      actor={actor}
      pair={{ first: a ?? null, second: b ?? null }}
      onPair={select}
      onRetry={onRetry}
    />
  );
});

export default RoleComparisonPage;
