import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import { getLinkState } from '#machines/projects/links/project-link.ts';
import type { ProjectLinksActor } from '#machines/projects/links/project-links.machine.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './links.module.css';

interface SectionProps {
  actor: ProjectLinksActor;
  detail: ProjectDetail;
}

/** The position of a project, and the actions that it allows. Source: PROJ-030 to PROJ-033. */
export function ParentSection({ actor }: { actor: ProjectLinksActor }) {
  const text = useText('projectLinks');
  const titleId = useId();
  const detail = useSelector(actor, ({ context }) => context.detail);
  const Position = positions[getLinkState(detail)];
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.heading}>
        {text('parent')}
      </h2>
      <Position actor={actor} detail={detail} />
    </section>
  );
}

const positions = {
  none: Free,
  requested: Requested,
  linked: Linked,
  apex: Apex,
};

function Linked({ actor, detail: { project, parentProject } }: SectionProps) {
  const text = useText('projectLinks');
  const { reason } = useBlocked(
    null,
    !project.isProjectOwner && text('onlyOwnerOrAbove', { name: project.ownedBy }),
  );
  return (
    <>
      {parentProject ? <ProjectName {...parentProject} /> : <Note>{text('hiddenParent')}</Note>}
      <div className={styles.actions}>
        <Button size="small" blockedBecause={reason} onPress={() => actor.send({ type: 'DELINK' })}>
          {text('delink')}
        </Button>
      </div>
    </>
  );
}

function Requested({ actor, detail: { project } }: SectionProps) {
  const text = useText('projectLinks');
  const isWithdrawing = useSelector(actor, (state) => state.matches('withdrawing'));
  const request = project.linkRequest;
  const { reason } = useBlocked(
    null,
    request?.mayWithdraw !== true && text('onlyOwner', { name: project.ownedBy }),
  );
  if (!request) return <Note>{text('requestedHidden')}</Note>;
  const { parentProject, toName, requestedOnAsString: date } = request;
  return (
    <>
      {parentProject ? (
        <>
          <Note>{text('requestedUnder')}</Note>
          <ProjectName {...parentProject} />
        </>
      ) : (
        <Note>{text('requestedHidden')}</Note>
      )}
      <Note>
        {toName === null
          ? text('waitingForAdmin', { date })
          : text('waitingFor', { name: toName, date })}
      </Note>
      <div className={styles.actions}>
        <Button
          size="small"
          blockedBecause={reason}
          isPending={isWithdrawing}
          pendingLabel={text('withdrawing')}
          onPress={() => actor.send({ type: 'WITHDRAW' })}
        >
          {text('withdraw')}
        </Button>
      </div>
    </>
  );
}

function Free({ actor, detail }: SectionProps) {
  const text = useText('projectLinks');
  return (
    <>
      <Note>{text('noParent')}</Note>
      <LinkActions actor={actor} detail={detail} />
    </>
  );
}

function Apex({ actor, detail }: SectionProps) {
  const text = useText('projectLinks');
  const blocked = text('apexBlocked', { name: detail.project.ownedBy });
  return (
    <>
      <Note>{text('apexNote')}</Note>
      <LinkActions actor={actor} detail={detail} blocked={blocked} />
    </>
  );
}

/** The two ways to get a parent. */
function LinkActions({ actor, detail, blocked }: SectionProps & { blocked?: string }) {
  const text = useText('projectLinks');
  const { isEditable, ownedBy } = detail.project;
  const employeeId = useSelector(actor, ({ context }) => context.employeeId);
  const { reason } = useBlocked(
    null,
    blocked,
    employeeId === null && text('noEmployee'),
    !isEditable && text('onlyOwner', { name: ownedBy }),
  );
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        blockedBecause={reason}
        onPress={() => actor.send({ type: 'LINK', kind: 'RequestedParent' })}
      >
        {text('requestParent')}
      </Button>
      <Button
        size="small"
        blockedBecause={reason}
        onPress={() => actor.send({ type: 'LINK', kind: 'OwnParent' })}
      >
        {text('linkToOwn')}
      </Button>
    </div>
  );
}

/** Code and name of a project that the person has access to, as a link. */
function ProjectName({ id, code, name }: { id: string; code: string; name: string }) {
  return (
    <RecordLink address={projectAddresses.view(id)} className={styles.name}>
      {`${code} ${name}`}
    </RecordLink>
  );
}

const Note = ({ children }: { children: string }): ReactNode => (
  <p className={styles.note}>{isolate(children)}</p>
);
