import { LayoutTemplate, List, Plus, SquareKanban, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EngagementDialogsActor } from '#machines/engagements/list/engagement-dialogs.machine.ts';
import {
  engagementViews,
  type EngagementView,
} from '#machines/engagements/list/engagement-view.ts';
import type { ProjectTypesActor } from '#machines/engagements/list/types/project-types.machine.ts';
import { useText } from '#i18n/text.tsx';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './engagement-list.module.css';

export interface EngagementsHeadProps {
  dialogs: EngagementDialogsActor;
  types: ProjectTypesActor;
  view: EngagementView;
  onView: (view: EngagementView) => void;
  /** The filters by stage. */
  chips: ReactNode;
  /** Actions of one of the views. */
  children?: ReactNode;
}

/** The head of the page: its actions, the stages with their numbers, and list or board. */
export function EngagementsHead(props: EngagementsHeadProps) {
  const { dialogs, types, view, onView, chips, children } = props;
  const text = useText('engagementList');
  const { reason } = useBlocked('engagements.edit');
  return (
    <>
      <PageHead title={text('title')}>
        {children}
        <Button
          icon={<Tags aria-hidden="true" />}
          blockedBecause={reason}
          onPress={() => types.send({ type: 'types.open' })}
        >
          {text('projectTypes')}
        </Button>
        <LinkButton
          address={engagementAddresses.template}
          icon={<LayoutTemplate aria-hidden="true" />}
        >
          {text('templates')}
        </LinkButton>
        <AddEngagement dialogs={dialogs} />
      </PageHead>
      <div className={styles.top}>
        {chips}
        <div role="group" aria-label={text('view')} className={styles.views}>
          {engagementViews.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === view ? 'secondary' : 'quiet'}
              aria-pressed={each === view}
              icon={each === 'list' ? <List /> : <SquareKanban />}
              onPress={() => onView(each)}
            >
              {text(`view_${each}`)}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}

/** Opens the dialog of a new engagement. Source: ENGAG-006. */
export function AddEngagement({ dialogs }: { dialogs: EngagementDialogsActor }) {
  const text = useText('engagementList');
  const { reason } = useBlocked('engagements.edit');
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      blockedBecause={reason}
      onPress={() => dialogs.send({ type: 'engagement.add' })}
    >
      {text('newEngagement')}
    </Button>
  );
}
