import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ProjectOverviewActor } from '#machines/projects/project-overview.machine.ts';
import type { ProjectDetail, ProjectPartName } from '#machines/projects/project-part.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/addresses.ts';
import type { Address } from '#records/address.ts';
import { PageHead } from '#records/page-head.tsx';
import { usePassedName } from '#records/use-passed-name.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Loader } from '#ui/spinner.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { projectPartComponents } from './project-overview-parts.tsx';
import { countInTab, projectTabs, type ProjectTab } from './project-tabs.ts';
import styles from './project-overview.module.css';

export interface ProjectOverviewScreenProps {
  actor: ProjectOverviewActor;
  tab: ProjectTab;
  onTab: (tab: ProjectTab) => void;
  onCopyAddress: (address: Address) => void;
  /** Content if the project does not exist. */
  notFound: ReactNode;
}

/** A project with its header, the parts in tabs, and the parts aside. Source: PROJ-003. */
export function ProjectOverviewScreen(props: ProjectOverviewScreenProps): ReactNode {
  const { actor, notFound } = props;
  const text = useText('projectOverview');
  const records = useText('records');
  const passedName = usePassedName();
  const detail = useSelector(actor, ({ context }) => context.detail);
  if (useSelector(actor, (state) => state.matches('notFound'))) return notFound;
  const name = detail && `${detail.project.code} ${detail.project.name}`;
  return (
    <>
      <PageHead
        title={name ?? passedName ?? text('project')}
        crumb={detail?.project.code ?? passedName ?? text('project')}
        above={[{ title: text('projects'), to: projectAddresses.list.to }]}
      />
      <Notices actor={actor} />
      {detail ? (
        <Content {...props} detail={detail} />
      ) : (
        <Waiting actor={actor} records={records} />
      )}
    </>
  );
}

interface WaitingProps {
  actor: ProjectOverviewActor;
  records: ReturnType<typeof useText<'records'>>;
}

/** The project is loading, or could not be loaded. */
function Waiting({ actor, records }: WaitingProps) {
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

/** The project is gone, or what is shown may be outdated. */
function Notices({ actor }: Pick<ProjectOverviewScreenProps, 'actor'>) {
  const text = useText('projectOverview');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isOutdated = useSelector(actor, (state) => state.hasTag('outdated'));
  if (useSelector(actor, (state) => state.matches('lost'))) {
    return (
      <Banner tone="danger" title={text('lostTitle')}>
        {text('lostText')}
      </Banner>
    );
  }
  if (!isOutdated) return null;
  return (
    <Banner
      tone="warning"
      title={text('outdatedTitle')}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {why(cause) ?? text('outdatedText')}
    </Banner>
  );
}

type ContentProps = ProjectOverviewScreenProps & { detail: ProjectDetail };

function Content({ actor, detail, tab, onTab }: ContentProps) {
  const text = useText('projectOverview');
  const format = useFormat();
  const isLost = useSelector(actor, (state) => state.matches('lost'));
  const tabs = projectTabs.map((id) => ({
    id,
    label: text('tabWithCount', {
      tab: text(`tab_${id}`),
      count: format.number(countInTab(id, detail)),
    }),
  }));
  return (
    // Dialogs are outside of it: what is typed in one can still be copied.
    <div className={styles.layout} inert={isLost}>
      <aside className={styles.aside} aria-label={text('about')}>
        {(['owner', 'links', 'tags'] as const).map((part) => (
          <Part key={part} actor={actor} part={part} detail={detail} />
        ))}
      </aside>
      <div className={styles.main}>
        <Tabs label={text('parts')} tabs={tabs} value={tab} onChange={onTab}>
          {(id) => <Part actor={actor} part={id} detail={detail} />}
        </Tabs>
      </div>
    </div>
  );
}

interface PartProps {
  actor: ProjectOverviewActor;
  part: ProjectPartName;
  detail: ProjectDetail;
}

/** A part with the actor of its machine. */
function Part({ actor, part, detail }: PartProps) {
  const child = useSelector(actor, ({ children }) => (children as PartActors)[part]);
  const Component = projectPartComponents[part];
  return (
    child &&
    Component && (
      <Suspense fallback={null}>
        <Component actor={child} detail={detail} />
      </Suspense>
    )
  );
}

type PartActors = Readonly<Partial<Record<ProjectPartName, AnyActorRef>>>;
