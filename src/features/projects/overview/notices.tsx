import { useSelector } from '@xstate/react';
import type { ProjectOverviewActor } from '#machines/projects/project-overview.machine.ts';
import type { ProjectOwnerActor } from '#machines/projects/people/project-owner.machine.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../project-overview.module.css';

/** The project is gone, or what is shown may be outdated. */
export function ProjectNotices({ actor }: { actor: ProjectOverviewActor }) {
  const text = useText('projectOverview');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isOutdated = useSelector(actor, (state) => state.hasTag('outdated'));
  if (useSelector(actor, (state) => state.matches('lost'))) {
    return (
      <Banner
        tone="danger"
        title={text('lostTitle')}
        className={styles.notice ?? ''}
        action={
          <LinkButton size="small" address={projectAddresses.list}>
            {text('allProjects')}
          </LinkButton>
        }
      >
        {text('lostText')}
      </Banner>
    );
  }
  if (!isOutdated) return null;
  return (
    <Banner
      tone="warning"
      title={text('outdatedTitle')}
      className={styles.notice ?? ''}
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

interface OwnerNoticeProps {
  actor: ProjectOverviewActor;
  detail: ProjectDetail;
}

/** The owner can't look after the project: why, and who can. Source: PROJ-055. */
export function OwnerNotice({ actor, detail: { project } }: OwnerNoticeProps) {
  const text = useText('projectOverview');
  const owner = useSelector(actor, ({ children }) => children.owner) as
    | ProjectOwnerActor
    | undefined;
  const { ownerState = 'able', ownedBy: name, isTransferable = false } = project;
  if (ownerState === 'able') return null;
  return (
    <Banner
      tone="warning"
      title={text(ownerState === 'left' ? 'ownerLeft' : 'ownerNoAccess', { name })}
      action={
        isTransferable &&
        owner && (
          <Button size="small" onPress={() => owner.send({ type: 'owner.change' })}>
            {text('changeOwner')}
          </Button>
        )
      }
    >
      {text(isTransferable ? 'ownerUnableYou' : 'ownerUnableAdmin')}
    </Banner>
  );
}
