import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  EngagementActor,
  EngagementView,
} from '#machines/engagements/engagement/engagement.machine.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { IconLink } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { usePassedName } from '#records/form/use-passed-name.ts';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { EngagementActions } from './engagement-actions.tsx';
import { EngagementDialogs } from './engagement-dialogs.tsx';
import { EngagementNotices } from './engagement-notices.tsx';
import styles from './engagement.module.css';
import { EngagementHistory } from './parts/history.tsx';
import { EngagementOverview } from './parts/overview.tsx';
import { EngagementPrint } from './parts/print.tsx';
import { EngagementStages } from './stages/stages.tsx';
import type { EngagementClock } from './activity/use-elapsed.ts';

export interface EngagementScreenProps {
  actor: EngagementActor;
  clock: EngagementClock;
  /** Shows another view, or another stage, by the address. */
  onAddress: (address: { view: EngagementView; stageId: string | null }) => void;
  /** Content if the engagement does not exist. */
  notFound: ReactNode;
}

/** An engagement: its overview or its stages. Source: ENGAG-002, ENGAG-009. */
export function EngagementScreen(props: EngagementScreenProps): ReactNode {
  const { actor, notFound } = props;
  const detail = useSelector(actor, ({ context }) => context.detail);
  if (useSelector(actor, (state) => state.matches('notFound'))) return notFound;
  return (
    <>
      <div className={styles.screen}>
        <Head actor={actor} detail={detail} />
        <EngagementNotices actor={actor} />
        {detail ? <Content {...props} detail={detail} /> : <Waiting actor={actor} />}
      </div>
      <EngagementPrint actor={actor} clock={props.clock} />
    </>
  );
}

type Loaded = EngagementScreenProps & { detail: EngagementDetail };

function Head({
  actor,
  detail,
}: Pick<EngagementScreenProps, 'actor'> & { detail: EngagementDetail | null }) {
  const text = useText('engagement');
  const passedName = usePassedName();
  const isLost = useSelector(actor, (state) => state.hasTag('lost'));
  return (
    <PageHead
      title={detail?.engagement.name ?? passedName ?? text('engagement')}
      above={[{ title: text('engagements'), to: engagementAddresses.list.to }]}
    >
      {detail && !isLost && <EngagementActions actor={actor} />}
    </PageHead>
  );
}

/** The engagement is loading, or could not be loaded. */
function Waiting({ actor }: Pick<EngagementScreenProps, 'actor'>) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (!useSelector(actor, (state) => state.matches('unavailable'))) {
    return <Loader label={records('loading')} />;
  }
  return (
    <Unavailable
      title={records('unavailable')}
      reason={why(cause)}
      retryLabel={records('tryAgain')}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {records('unavailableText')}
    </Unavailable>
  );
}

function Content({ actor, clock, detail, onAddress }: Loaded) {
  const text = useText('engagement');
  const isLost = useSelector(actor, (state) => state.hasTag('lost'));
  const view = useSelector(actor, ({ context }) => context.view);
  const hasHistory = useSelector(actor, ({ children }) => children.history !== undefined);
  const { stages } = detail.engagement;
  return (
    <>
      <div className={styles.toolbar}>
        <IconLink
          address={engagementAddresses.list}
          icon={<ArrowLeft aria-hidden="true" className={styles.back} />}
          label={text('back')}
        />
        <SegmentedControl
          label={text('view')}
          options={[
            { id: 'overview', label: text('overview') },
            { id: 'stages', label: text('stages') },
          ]}
          value={view}
          onChange={(next) => onAddress({ view: next, stageId: null })}
        />
      </div>
      <div className={styles.columns} data-aside={hasHistory}>
        {/* Dialogs and cards with input are outside of it: what is typed can still be copied. */}
        <div inert={isLost && view === 'overview'} className={styles.content}>
          {view === 'overview' ? (
            <EngagementOverview actor={actor} clock={clock} detail={detail} />
          ) : (
            <EngagementStages
              actor={actor}
              stages={stages}
              onStage={(stageId) => onAddress({ view: 'stages', stageId })}
            />
          )}
        </div>
        <EngagementHistory actor={actor} />
      </div>
      <EngagementDialogs actor={actor} detail={detail} />
    </>
  );
}
