import { useSelector } from '@xstate/react';
import { lazy, useId } from 'react';
import type { ProjectOwnerActor } from '#machines/projects/people/project-owner.machine.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../project-overview.module.css';
import { useBlockedProject } from './use-blocked-project.ts';

const OwnerDialog = lazy(() => import('./owner-dialog.tsx'));

/** The owner of a project, and the change of the ownership. Source: PROJ-034, PROJ-044. */
export function ProjectOwner({ actor }: { actor: ProjectOwnerActor }) {
  const text = useText('projectOverview');
  const titleId = useId();
  const { detail, employeeId } = useSelector(actor, ({ context }) => context);
  const dialog = useSelector(actor, ({ children }) => children.dialog);
  const { transferBlocked } = useBlockedProject(detail);
  const { ownedBy: name, ownerId, ownerState = 'able', members } = detail.project;
  const image = members.find((member) => member.employeeId === ownerId)?.profileImageUrl;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{text('owner')}</h2>
      <p className={styles.person}>
        <Avatar name={name} src={image ?? undefined} size="small" isDecorative />
        <bdi>{isolate(name)}</bdi>
        {ownerId === employeeId && <Badge tone="info">{text('you')}</Badge>}
        {ownerState !== 'able' && (
          <Badge tone="warning">{text(ownerState === 'left' ? 'hasLeft' : 'noAccess')}</Badge>
        )}
      </p>
      <div>
        <Button
          size="small"
          blockedBecause={transferBlocked}
          onPress={() => actor.send({ type: 'owner.change' })}
        >
          {text('changeOwner')}
        </Button>
      </div>
      <OnFirstOpen actor={dialog}>
        {(open) => <OwnerDialog actor={open} owner={actor} />}
      </OnFirstOpen>
    </section>
  );
}
