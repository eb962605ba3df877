import { useSelector } from '@xstate/react';
import { Network, Plus, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ProjectTag } from '#machines/projects/list/project-tags.actors.ts';
import type { ProjectTagsActor } from '#machines/projects/list/project-tags.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { InheritedTags } from './inherited-tags.tsx';
import { TagPicker } from './tag-picker.tsx';
import styles from './parts.module.css';

export interface ProjectTagsScreenProps {
  actor: ProjectTagsActor;
}

/** The tags of a project and those that it inherits. Source: PROJ-010, PROJ-026. */
export function ProjectTagsScreen({ actor }: ProjectTagsScreenProps) {
  const text = useText('projectParts');
  const projectTags = useSelector(actor, ({ context }) => context.projectTags);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const own = projectTags.filter(({ isInherited }) => !isInherited);
  const inherited = projectTags.filter(({ isInherited }) => isInherited);
  return (
    <section className={styles.tags} aria-labelledby="project-tags">
      <h2 id="project-tags">{text('tags')}</h2>
      {projectTags.length === 0 && <p className={styles.meta}>{text('noTags')}</p>}
      {own.length > 0 && (
        <ul className={styles.chips}>
          {own.map((tag) => (
            <OwnTag key={tag.tagId} actor={actor} tag={tag} />
          ))}
        </ul>
      )}
      <InheritedTags tags={inherited} />
      <RemovedTag actor={actor} />
      <SaveFailure failure={failure} />
      <AddTag actor={actor} />
    </section>
  );
}

/** Why the tags of the project can't be changed; null if they can. */
function useTagging(actor: ProjectTagsActor): string | null {
  const text = useText('projectParts');
  const isTaggable = useSelector(actor, ({ context }) => context.detail.isTaggable);
  const owner = useSelector(actor, ({ context }) => context.detail.project.ownedBy);
  return useBlocked('projectTags.basic', isTaggable === false && text('onlyOwnerTags', { owner }))
    .reason;
}

/** A tag of the project, which can be applied to its sub-projects, and removed. */
function OwnTag({ actor, tag }: ProjectTagsScreenProps & { tag: ProjectTag }) {
  const text = useText('projectParts');
  const records = useText('records');
  const { tagId, tagName: name, tagColor, assignedToAll, teamName: team, isRemovable } = tag;
  const isChanging = useSelector(
    actor,
    (state) => state.matches('assigning') && state.context.change?.tagId === tagId,
  );
  const isRemoving = useSelector(
    actor,
    (state) => state.matches('removing') && state.context.change?.tagId === tagId,
  );
  const tagging = useTagging(actor);
  const isOfOthers = isRemovable === false && typeof team === 'string';
  const blockedBecause = tagging ?? (isOfOthers ? text('onlyTeam', { team }) : null);
  const quiet = { variant: 'quiet', size: 'small', blockedBecause } as const;
  const hint = text(assignedToAll ? 'appliesToAll' : 'applyToAll');
  const toggle = (
    <Button
      {...quiet}
      className={styles.mark}
      aria-pressed={assignedToAll}
      isPending={isChanging}
      pendingLabel={records('saving')}
      icon={<Network aria-hidden="true" />}
      aria-label={text('forAll', { name })}
      onPress={() => actor.send({ type: 'tag.assign', tagId, assignedToAll: !assignedToAll })}
    />
  );
  return (
    <li>
      <TagChip color={tagColor} name={name}>
        {blockedBecause === null ? <Tooltip text={hint}>{toggle}</Tooltip> : toggle}
        <Button
          {...quiet}
          className={styles.mark}
          isPending={isRemoving}
          pendingLabel={records('saving')}
          icon={<X aria-hidden="true" />}
          aria-label={text('removeTag', { name })}
          onPress={() => actor.send({ type: 'tag.remove', tag })}
        />
      </TagChip>
    </li>
  );
}

/** Offers to assign the tag that was removed last again. */
function RemovedTag({ actor }: ProjectTagsScreenProps) {
  const text = useText('projectParts');
  const records = useText('records');
  const removed = useSelector(actor, (state) =>
    state.matches('shown') ? state.context.removed : null,
  );
  return (
    <div role="status">
      {removed && (
        <p className={styles.removed}>
          <span>{isolate(text('tagRemoved', { name: removed.tagName }))}</span>
          <Button
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            onPress={() => actor.send({ type: 'removal.undo' })}
          >
            {records('undo')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Whether a tag is being saved that the project does not have yet. */
function isAddingTag(state: SnapshotFrom<ProjectTagsActor>): boolean {
  const { change, projectTags } = state.context;
  const isNew = projectTags.every(
    ({ tagId, isInherited }) => isInherited || tagId !== change?.tagId,
  );
  return state.matches('creating') || (state.matches('assigning') && isNew);
}

/** Searches a tag to assign, once the person wants to. */
function AddTag({ actor }: ProjectTagsScreenProps) {
  const text = useText('projectParts');
  const records = useText('records');
  const [picker, setPicker] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const reason = useTagging(actor);
  const isAdding = useSelector(actor, isAddingTag);
  // A tag that could not be created: its name is still there.
  const isUnsaved = useSelector(
    actor,
    (state) => state.matches('shown') && state.context.newName !== '',
  );
  if ((picker === 'open' || isUnsaved) && reason === null) {
    return <TagPicker actor={actor} onSelected={() => setPicker('closed')} />;
  }
  return (
    <div>
      <Button
        size="small"
        icon={<Plus aria-hidden="true" />}
        blockedBecause={reason}
        // The focus would be lost with the field.
        autoFocus={picker === 'closed'}
        isPending={isAdding}
        pendingLabel={records('saving')}
        onPress={() => setPicker('open')}
      >
        {text('addTag')}
      </Button>
    </div>
  );
}
