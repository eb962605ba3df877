import { useSelector } from '@xstate/react';
import type { EngagementHistoryActor } from '#machines/engagements/engagement/parts/engagement-history.machine.ts';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';

const HistoryPanel = onDemand<{ actor: EngagementHistoryActor }>(() =>
  import('./history-panel.tsx').then((module) => module.HistoryPanel),
);

/** The history aside, while it is open. */
export function EngagementHistory({ actor }: { actor: EngagementActor }) {
  const history = useSelector(actor, ({ children }) => children.history);
  return history && <HistoryPanel actor={history} />;
}
