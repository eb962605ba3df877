import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { EngagementActivityActor } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Tabs } from '#ui/display/navigation/tabs.tsx';
import { useFocusOnClose } from '#ui/hooks/use-focus-on-close.ts';
import { ActivityActionItems } from './activity-action-items.tsx';
import { ActivityDocs } from './activity-docs.tsx';
import { ActivityNotes } from './activity-notes.tsx';
import styles from '../engagement.module.css';
import { UnsavedDrafts } from '../unsaved-drafts.tsx';

export type ActivityTabId = 'notes' | 'docs' | 'actions';

export interface ActivityTabProps {
  actor: EngagementActivityActor;
  /** Why the activity cannot be changed; null if it can. */
  blocked: string | null;
}

/** The note, the documents and the action items of an activity. Source: ENGAG-023, ENGAG-086. */
export function ActivityTabs({ actor, blocked }: ActivityTabProps) {
  const text = useText('engagement');
  const format = useFormat();
  const [tab, setTab] = useState<ActivityTabId>('notes');
  const frame = useRef<HTMLDivElement>(null);
  const isOpen = useSelector(actor, ({ children: { note, doc, action, removal } }) =>
    [note, doc, action, removal].some((child) => child !== undefined),
  );
  useFocusOnClose(isOpen, () => findWriteButton(frame.current));
  const { activityDesc, docs, actions } = useSelector(actor, ({ context }) => context.activity);
  const withCount = (name: string, count: number) =>
    text('tabWithCount', { tab: name, count: format.number(count) });
  return (
    <div ref={frame} className={styles.part}>
      <UnsavedDrafts actor={actor} blocked={blocked} onOpen={setTab} />
      <Tabs
        label={text('partsLabel', { name: activityDesc })}
        value={tab}
        onChange={setTab}
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
    </div>
  );
}

/** The button that opens the form of the shown tab; the tab where there is none. */
function findWriteButton(frame: HTMLElement | null): HTMLElement | null | undefined {
  return (
    frame?.querySelector<HTMLElement>('[data-write] button') ??
    frame?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  );
}
