import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, Pencil, Trash2 } from 'lucide-react';
import type { Impediment } from '#machines/projects/impediments/project-impediment.ts';
import type { ProjectImpedimentsActor } from '#machines/projects/impediments/project-impediments.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/text/cx.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { Since } from './since.tsx';
import styles from './parts.module.css';

interface ImpedimentRowProps {
  actor: ProjectImpedimentsActor;
  impediment: Impediment;
}

/** One impediment: who raised it, whether and how it was resolved, and what can be done. */
export function ImpedimentRow({ actor, impediment }: ImpedimentRowProps) {
  const text = useText('projectParts');
  const clock = useSelector(actor, ({ context }) => context.clock);
  const { isResolved, creatorName, createdOn, resolverName, resolvedOn, resolution } = impediment;
  const Icon = isResolved ? CircleCheck : CircleAlert;
  return (
    <li className={styles.row}>
      <Icon aria-hidden="true" className={cx(styles.icon, !isResolved && styles.open)} />
      <div className={styles.text}>
        <p className={styles.impediment}>
          <span className="visually-hidden">{text(isResolved ? 'resolved' : 'open')}: </span>
          <bdi>{impediment.impediments}</bdi>
        </p>
        <p className={styles.meta}>
          {isolate(text('raisedBy', { name: creatorName }))} ·{' '}
          <Since timestamp={createdOn} clock={clock} />
        </p>
        {resolvedOn !== null && (
          <p className={styles.meta}>
            {isolate(text('resolvedBy', { name: resolverName ?? '' }))} ·{' '}
            <Since timestamp={resolvedOn} clock={clock} />
          </p>
        )}
        {resolution !== undefined && resolution !== '' && (
          <p className={styles.quoted}>
            <bdi>{resolution}</bdi>
          </p>
        )}
      </div>
      <Actions actor={actor} impediment={impediment} />
    </li>
  );
}

function Actions({ actor, impediment }: ImpedimentRowProps) {
  const text = useText('projectParts');
  const { isMember, ownedBy: owner } = useSelector(actor, ({ context }) => context.detail.project);
  const { isResolved, isDeletable, isEditable, creatorName: who } = impediment;
  const others = who === owner ? text('onlyOwner', { owner }) : text('onlyCreator', { who, owner });
  const resolving = useBlocked(null, !isMember && text('onlyMembers', { owner }));
  const editing = useBlocked(
    null,
    isResolved && text('resolvedStays'),
    isEditable === false && others,
  );
  const deleting = useBlocked(null, !isDeletable && others);
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <div className={styles.actions}>
      {!isResolved && (
        <Button
          size="small"
          blockedBecause={resolving.reason}
          aria-label={text('resolveNamed', { text: impediment.impediments })}
          onPress={() => actor.send({ type: 'impediment.resolve', impediment })}
        >
          {text('resolve')}
        </Button>
      )}
      <Button
        {...quiet}
        blockedBecause={editing.reason}
        icon={<Pencil aria-hidden="true" />}
        aria-label={text('editNamed', { text: impediment.impediments })}
        onPress={() => actor.send({ type: 'impediment.edit', impediment })}
      />
      <Button
        {...quiet}
        blockedBecause={deleting.reason}
        icon={<Trash2 aria-hidden="true" />}
        aria-label={text('deleteNamed', { text: impediment.impediments })}
        onPress={() => actor.send({ type: 'impediment.delete', impediment })}
      />
    </div>
  );
}
