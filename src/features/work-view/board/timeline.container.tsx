import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { TimelineLayout } from './timeline-layout.tsx';

interface WorkTimelineProps {
  items: WorkItemsActor;
  onOpen: (item: WorkItem) => void;
  onMore: () => void;
}

/** The timeline of the work view. */
export function WorkTimeline(props: WorkTimelineProps) {
  return <TimelineLayout {...props} />;
}
