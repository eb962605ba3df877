import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProjectOverviewActor } from '#machines/projects/project-overview.machine.ts';
import type { ProjectHeadActor } from '#machines/projects/project-head.machine.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { usePassedName } from '#records/form/use-passed-name.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Tabs } from '#ui/display/navigation/tabs.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { OwnerNotice, ProjectNotices } from './overview/notices.tsx';
import { ProjectAbout } from './overview/about.tsx';
import { ProjectActions } from './overview/actions.tsx';
import { ProjectBadges } from './overview/badges.tsx';
import { ProjectDeletion } from './overview/deletion.tsx';
import { ProjectPart } from './overview/part.tsx';
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
  const detail = useSelector(actor, ({ context }) => context.detail);
  const head = useSelector(actor, ({ children }) => children.head) as ProjectHeadActor | undefined;
  if (useSelector(actor, (state) => state.matches('notFound'))) return notFound;
  return (
    <>
      <Head {...props} head={head} detail={detail} />
      <ProjectNotices actor={actor} />
      {detail ? <Content {...props} head={head} detail={detail} /> : <Waiting actor={actor} />}
    </>
  );
}

type HeadProps = Pick<ProjectOverviewScreenProps, 'actor' | 'onCopyAddress'> & {
  head: ProjectHeadActor | undefined;
  detail: ProjectDetail | null;
};

function Head({ actor, head, detail, onCopyAddress }: HeadProps) {
  const text = useText('projectOverview');
  const passedName = usePassedName();
  const isLost = useSelector(actor, (state) => state.matches('lost'));
  const parent = detail?.parentProject;
  const known = detail?.project;
  return (
    <PageHead
      title={known ? `${known.code} ${known.name}` : (passedName ?? text('project'))}
      crumb={known?.code ?? passedName ?? text('project')}
      above={[
        { title: text('projects'), to: projectAddresses.list.to },
        ...(parent ? [{ title: parent.code, to: projectAddresses.view(parent.id).to }] : []),
      ]}
    >
      {head && !isLost && <ProjectActions actor={head} onCopyAddress={onCopyAddress} />}
    </PageHead>
  );
}

/** The project is loading, or could not be loaded. */
function Waiting({ actor }: Pick<ProjectOverviewScreenProps, 'actor'>) {
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

type ContentProps = ProjectOverviewScreenProps & {
  head: ProjectHeadActor | undefined;
  detail: ProjectDetail;
};

function Content({ actor, head, detail, tab, onTab }: ContentProps) {
  const text = useText('projectOverview');
  const format = useFormat();
  const isLost = useSelector(actor, (state) => state.matches('lost'));
  const clock = useSelector(actor, ({ context }) => context.clock);
  const tabs = projectTabs.map((id) => {
    const [name, count] = [text(`tab_${id}`), countInTab(id, detail)];
    const counted = { tab: name, count: format.number(count ?? 0) };
    return { id, label: count === null ? name : text('tabWithCount', counted) };
  });
  return (
    <>
      {/* Dialogs are outside of it: what is typed in one can still be copied. */}
      <div inert={isLost} className={styles.content}>
        <OwnerNotice actor={actor} detail={detail} />
        <ProjectBadges detail={detail} clock={clock} onImpediments={() => onTab('impediments')} />
        {detail.project.description !== '' && (
          <p className={styles.description}>
            <bdi>{isolate(detail.project.description)}</bdi>
          </p>
        )}
        <div className={styles.layout}>
          <div className={styles.main}>
            <Tabs label={text('parts')} tabs={tabs} value={tab} onChange={onTab}>
              {(id) => <ProjectPart actor={actor} part={id} detail={detail} />}
            </Tabs>
          </div>
          {/* After the tabs also by keyboard; on a narrow screen it is drawn above them. */}
          <ProjectAbout actor={actor} detail={detail} />
        </div>
      </div>
      {head && <ProjectDeletion actor={head} />}
    </>
  );
}
