import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import {
  summarizeEngagement,
  type EngagementDetail,
} from '#machines/engagements/engagement/engagement.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { ConfidenceLevels } from '../activity/confidence-levels.tsx';
import { EngagementContacts } from './contacts.tsx';
import styles from '../engagement.module.css';
import { StageProgressLine } from '../stages/stage-progress.tsx';
import { useEngagementAccess } from '../use-engagement-access.ts';
import { useZonedNow, type EngagementClock } from '../activity/use-elapsed.ts';

interface EngagementOverviewProps {
  actor: EngagementActor;
  clock: EngagementClock;
  detail: EngagementDetail;
}

/** The head data of an engagement with its derived numbers. Source: ENGAG-010, ENGAG-011. */
export function EngagementOverview({ actor, clock, detail }: EngagementOverviewProps) {
  const text = useText('engagement');
  const records = useText('records');
  const blocked = useEngagementAccess(actor);
  const isTenantView = useSelector(actor, ({ context }) => context.isTenantView);
  const { client, progress } = useSelector(actor, ({ children }) => children);
  return (
    <>
      <Panel
        title={text('overview')}
        actions={
          <Button
            size="small"
            icon={<Pencil aria-hidden="true" />}
            blockedBecause={blocked}
            aria-label={text('editEngagement')}
            onPress={() => actor.send({ type: 'EDIT' })}
          >
            {records('edit')}
          </Button>
        }
      >
        <EngagementFacts detail={detail} clock={clock}>
          {client && detail.engagement.client && (
            <EngagementContacts actor={client} name={detail.engagement.client.name} />
          )}
        </EngagementFacts>
        <ConfidenceLevels />
      </Panel>
      {progress && detail.engagement.stages.length > 0 && (
        <Panel title={text('progress')}>
          <StageProgressLine
            actor={progress}
            activeId=""
            tenantStages={isTenantView ? detail.engagement.stages : null}
          />
        </Panel>
      )}
    </>
  );
}

type FactsProps = Pick<EngagementOverviewProps, 'clock' | 'detail'> & {
  /** The client that the prospect is. */
  children?: ReactNode;
};

/** The facts about an engagement, on the screen and in print. */
export function EngagementFacts({ detail: { engagement }, clock, children }: FactsProps) {
  const text = useText('engagement');
  const format = useFormat();
  const now = useZonedNow(clock);
  const { stages, activities, doneHours, totalHours, elapsedDays } = summarizeEngagement(
    engagement,
    now,
  );
  const number = (value: number) => format.number(value);
  const ratio = (done: number, total: number) => `${number(done)}/${number(total)}`;
  return (
    <dl className={styles.facts}>
      <Fact label={text('name')}>
        <bdi>{engagement.name}</bdi>
      </Fact>
      <Fact label={text('prospectName')}>
        {engagement.prospectName === '' ? text('none') : <bdi>{engagement.prospectName}</bdi>}
        {children}
      </Fact>
      <Fact label={text('projectType')}>
        {engagement.projectType ? <bdi>{engagement.projectType.value}</bdi> : text('none')}
      </Fact>
      <Fact label={text('stageCount')}>{number(stages)}</Fact>
      <Fact label={text('activityRatio')}>
        <bdi>{ratio(activities.done, activities.total)}</bdi>
      </Fact>
      <Fact label={text('effortRatio')}>
        <bdi>{ratio(doneHours, totalHours)}</bdi>
      </Fact>
      <Fact label={text('elapsedDays')}>{text('days', { count: elapsedDays })}</Fact>
      <Fact label={text('startedOn')}>{format.dayIn('d Mon yyyy', engagement.createdOn)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
