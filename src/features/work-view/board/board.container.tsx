import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { useWorkTimer } from '#page/timer/use-work-timer.ts';
import { BoardLayout } from './board-layout.tsx';

interface WorkBoardProps {
  items: WorkItemsActor;
  onOpen: (item: WorkItem) => void;
  onMore: () => void;
}

/** The board of the work view, with the person's timer. */
export function WorkBoard(props: WorkBoardProps) {
  return <BoardLayout {...props} timer={useWorkTimer()} />;
}
