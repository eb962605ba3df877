import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import * as v from 'valibot';
import { serverClock } from '#machines/clock.ts';
import { engagementBoardMachine } from '#machines/engagements/list/board/engagement-board.machine.ts';
import { engagementColumns } from '#machines/engagements/list/engagement-search.ts';
import {
  type EngagementMove,
  undoEngagementMoveMachine,
} from '#machines/engagements/list/board/undo-engagement-move.machine.ts';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { useEngagementChanges } from '#page/records/use-engagement-changes.ts';
import { useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFocusOnClose } from '#ui/hooks/use-focus-on-close.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { EngagementBoardScreen } from './engagement-board.screen.tsx';
import type { EngagementsHeadProps } from './engagements-head.tsx';
import { findBoardCard } from './find-board-card.ts';
import { UndoMoveBar } from './undo-move-bar.tsx';

export type EngagementBoardPageProps = Omit<EngagementsHeadProps, 'chips' | 'children'>;

const Collapsed = v.array(v.string());
const collapsedName = 'engagementStagesCollapsed';

/** The columns that the person has collapsed on this device. */
function useCollapsed() {
  const { id } = usePage().workspace.profile;
  const [collapsed, setCollapsed] = useState(() => readChoice(id, collapsedName, Collapsed) ?? []);
  const onCollapsed = (next: readonly string[]) => {
    setCollapsed([...next]);
    persistChoice(id, collapsedName, next);
  };
  return { collapsed, onCollapsed };
}

/** The board, connected to the address, to changes of others, and to the undo of the last move. */
export function EngagementBoardPage(props: EngagementBoardPageProps) {
  const navigate = useNavigate();
  const { search, onSearch } = useListSearch(engagementColumns);
  const actor = useActorRef(engagementBoardMachine, {
    input: { search, createId: () => crypto.randomUUID() },
  });
  const [move, setMove] = useState<EngagementMove | null>(null);
  useSendOnChange(actor, { type: 'search.changed', search });
  useTabReturn(actor);
  useOnline(() => actor.send({ type: 'network.returned' }));
  const reload = () => actor.send({ type: 'rows.changed' });
  useEngagementChanges(reload);
  useEmitted(props.dialogs, { 'rows.changed': reload });
  useEmitted(actor, { 'engagement.moved': (event) => setMove(event.move) });
  return (
    <>
      <EngagementBoardScreen
        {...props}
        {...useCollapsed()}
        actor={actor}
        search={search}
        onSearch={onSearch}
        clock={serverClock}
        onOpen={(id) => void navigate(engagementAddresses.view(id))}
      />
      {move && <UndoMove key={move.steps[0]?.moveId} move={move} onUndone={reload} />}
    </>
  );
}

interface UndoMoveProps {
  move: EngagementMove;
  onUndone: () => void;
}

function UndoMove({ move, onUndone }: UndoMoveProps) {
  const actor = useActorRef(undoEngagementMoveMachine, { input: { undo: move } });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isUndoing = useSelector(actor, (state) => state.hasTag('busy'));
  useEmitted(actor, { 'steps.taken': onUndone });
  useFocusOnClose(isUndoing, () => findBoardCard(move.steps[0]?.engagementId));
  return isOpen && <UndoMoveBar actor={actor} />;
}
