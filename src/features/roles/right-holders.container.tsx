import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import { rightHoldersMachine } from '#machines/roles/right-holders.machine.ts';
import type { Privilege } from '#openapi/client/index.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { RightHoldersScreen } from './right-holders.screen.tsx';

interface Props {
  right: Privilege;
  onUser: (id: string) => void;
  onClose: () => void;
}

/** Who has a right; each try has its own actor. */
export function RightHoldersContainer(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ onRetry, ...props }: Props & { onRetry: () => void }) {
  const [search, setSearch] = useState<ListSearch>(firstPage);
  const actor = useActorRef(rightHoldersMachine, { input: { search, parentId: props.right } });
  useEmitted(actor, { 'page.corrected': (event) => setSearch(event.search) });
  return (
    <RightHoldersScreen
      {...props}
      actor={actor}
      search={search}
      hiddenColumns={[]}
      onHiddenColumns={() => undefined}
      onSearch={(next) => {
        setSearch(next);
        actor.send({ type: 'search.changed', search: next });
      }}
      onRetry={onRetry}
    />
  );
}
