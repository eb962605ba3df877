import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { LinkRequest } from '#machines/projects/links/project-link.ts';
import type { ProjectLinksActor } from '#machines/projects/links/project-links.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './links.module.css';

/** The requests to link other projects below this one, with Accept and Deny. Source: NOTIF-004. */
export function RequestList({ actor }: { actor: ProjectLinksActor }) {
  const text = useText('projectLinks');
  const titleId = useId();
  const requests = useSelector(actor, ({ context }) => context.detail.linkRequests ?? none);
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.heading}>
        {text('answerTitle')}
      </h2>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.subProject.id} className={styles.request}>
            <Request actor={actor} request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const none: readonly LinkRequest[] = [];

interface RequestProps {
  actor: ProjectLinksActor;
  request: LinkRequest;
}

function Request({ actor, request }: RequestProps) {
  const text = useText('projectLinks');
  const { subProject, requestedBy, requestedOnAsString: date, toName, mayAnswer } = request;
  const name = `${subProject.code} ${subProject.name}`;
  return (
    <>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.note}>{isolate(text('requestedBy', { name: requestedBy, date }))}</p>
      {mayAnswer ? (
        <Answers actor={actor} request={request} name={name} />
      ) : (
        <p className={styles.note}>
          {isolate(
            toName === null
              ? text('waitingForAdmin', { date })
              : text('waitingFor', { name: toName, date }),
          )}
        </p>
      )}
    </>
  );
}

function Answers({ actor, request, name }: RequestProps & { name: string }) {
  const text = useText('projectLinks');
  const employeeId = useSelector(actor, ({ context }) => context.employeeId);
  const isAnswering = useSelector(
    actor,
    ({ context }) => context.request?.subProject.id === request.subProject.id,
  );
  const isAccepting = useSelector(actor, (state) => state.matches('accepting')) && isAnswering;
  const isDenying = useSelector(actor, (state) => state.matches('denying')) && isAnswering;
  const { reason } = useBlocked(null, employeeId === null && text('noEmployee'));
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="primary"
        aria-label={text('acceptNamed', { name })}
        blockedBecause={reason}
        isPending={isAccepting}
        pendingLabel={text('accepting')}
        onPress={() => actor.send({ type: 'ACCEPT', request })}
      >
        {text('accept')}
      </Button>
      <Button
        size="small"
        aria-label={text('denyNamed', { name })}
        blockedBecause={reason}
        isPending={isDenying}
        pendingLabel={text('denying')}
        onPress={() => actor.send({ type: 'DENY', request })}
      >
        {text('deny')}
      </Button>
    </div>
  );
}
