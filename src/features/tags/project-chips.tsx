import { useSelector } from '@xstate/react';
import { Network, X } from 'lucide-react';
import {
  getOwnTags,
  nameTagged,
  type ProjectTag,
  type TaggedProject,
} from '#machines/tags/tagged-projects.ts';
import type { TaggingActor } from '#machines/tags/tagging.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { withoutMarks } from '#ui/controls/isolate.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import styles from './tags.module.css';

interface ChipsProps {
  actor: TaggingActor;
  project: TaggedProject;
}

/** Why the tags of a project can't be changed; null if they can. */
export function useTaggingBlocked({ isTaggable, ownerName: owner }: TaggedProject): string | null {
  const text = useText('tags');
  const reason = owner === '' ? text('onlyAdministrators') : text('onlyOwner', { owner });
  return useBlocked('projectTags.basic', !isTaggable && withoutMarks(reason)).reason;
}

/** The tags that a project has itself; each can be switched for sub-projects, and removed. */
export function OwnChips({ actor, project }: ChipsProps) {
  const own = getOwnTags(project);
  if (own.length === 0) return '-';
  return (
    <ul className={styles.chips}>
      {own.map((tag) => (
        <OwnChip key={tag.tagId} actor={actor} project={project} tag={tag} />
      ))}
    </ul>
  );
}

function OwnChip({ actor, project, tag }: ChipsProps & { tag: ProjectTag }) {
  const text = useText('tags');
  const records = useText('records');
  const { tagName: name, tagColor, assignedToAll, teamName, isRemovable } = tag;
  const isOfOthers = isRemovable === false && typeof teamName === 'string';
  const tagging = useTaggingBlocked(project);
  const ofTeam = isOfOthers ? withoutMarks(text('onlyTeam', { team: teamName })) : null;
  const blockedBecause = tagging ?? ofTeam;
  const isChanging = useSelector(
    actor,
    ({ context: { change }, ...state }) =>
      state.hasTag('busy') &&
      change?.tag.tagId === tag.tagId &&
      change.project.projectId === project.projectId,
  );
  const quiet = {
    variant: 'quiet',
    size: 'small',
    className: styles.mark,
    blockedBecause,
    isPending: isChanging,
    pendingLabel: records('saving'),
  } as const;
  const values = { name, project: project.projectCode };
  const toggle = (
    <Button
      {...quiet}
      aria-pressed={assignedToAll}
      icon={<Network aria-hidden="true" />}
      aria-label={text('forAll', values)}
      onPress={() => actor.send({ type: 'tag.switch', project, tag })}
    />
  );
  const hint = text(assignedToAll ? 'appliesToAll' : 'onlyHere');
  return (
    <li>
      <TagChip color={tagColor} name={name}>
        {blockedBecause === null ? <Tooltip text={hint}>{toggle}</Tooltip> : toggle}
        <Button
          {...quiet}
          icon={<X aria-hidden="true" />}
          aria-label={text('removeFrom', values)}
          onPress={() => actor.send({ type: 'tag.remove', project, tag })}
        />
      </TagChip>
    </li>
  );
}

/** The tags that a project inherits, with the project from which each can be removed. */
export function InheritedChips({ project }: { project: TaggedProject }) {
  const text = useText('tags');
  const { isBlocked: cannotOpen } = useBlocked('projects.basic');
  const inherited = project.projectTags.filter(({ isInherited }) => isInherited);
  const groups = [...Map.groupBy(inherited, ({ projectId }) => projectId)];
  if (groups.length === 0) return '-';
  return groups.map(([projectId, tags]) => {
    const [origin] = tags;
    const code = origin?.projectCode ?? null;
    return (
      <div key={projectId} className={styles.inherited}>
        <ul className={styles.chips}>
          {tags.map(({ tagId, tagName, tagColor }) => (
            <li key={tagId}>
              <TagChip name={tagName} color={tagColor} />
            </li>
          ))}
        </ul>
        <span className={styles.meta}>
          {code === null && text('inheritedAbove')}
          {code !== null && text('inheritedFrom')}{' '}
          {code !== null && cannotOpen && <bdi>{code}</bdi>}
          {code !== null && !cannotOpen && (
            <RecordLink
              address={projectAddresses.view(projectId)}
              title={nameTagged({
                ...project,
                projectCode: code,
                projectName: origin?.projectName ?? '',
              })}
            >
              {code}
            </RecordLink>
          )}
        </span>
      </div>
    );
  });
}
