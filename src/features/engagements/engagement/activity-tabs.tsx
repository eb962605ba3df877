import { useSelector } from '@xstate/react';
import type { EngagementActivityActor } from '#machines/engagements/engagement/engagement-activity.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ActivityActionItems } from './activity-action-items.tsx';
import { ActivityDocs } from './activity-docs.tsx';
import { ActivityNotes } from './activity-notes.tsx';

export interface ActivityTabProps {
  actor: EngagementActivityActor;
  /** Why the activity cannot be changed; null if it can. */
  blocked: string | null;
}

/** The note, the documents and the action items of an activity. Source: ENGAG-023, ENGAG-086. */
export function ActivityTabs({ actor, blocked }: ActivityTabProps) {
  const text = useText('engagement');
  const format = useFormat();
  const { activityDesc, docs, actions } = useSelector(actor, ({ context }) => context.activity);
  const withCount = (tab: string, count: number) =>
    text('tabWithCount', { tab, count: format.number(count) });
  return (
    <Tabs
      label={text('partsLabel', { name: activityDesc })}
      tabs={[
        { id: 'notes', label: text('notes') },
        { id: 'docs', label: withCount(text('docs'), docs.length) },
        { id: 'actions', label: withCount(text('actionItems'), actions.length) },
      ]}
    >
      {(id) => {
        if (id === 'notes') return <ActivityNotes actor={actor} blocked={blocked} />;
        if (id === 'docs') return <ActivityDocs actor={actor} blocked={blocked} />;
        return <ActivityActionItems actor={actor} blocked={blocked} />;
      }}
    </Tabs>
  );
}
