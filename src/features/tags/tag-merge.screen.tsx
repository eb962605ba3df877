import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { getTarget, type TagMergeActor } from '#machines/tags/tag-merge.machine.ts';
import type { Tag } from '#machines/tags/tag.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { tagAddresses } from '#page/parameters/addresses.ts';
import styles from './tags.module.css';

export interface TagMergeScreenProps {
  actor: TagMergeActor;
  notFound: ReactNode;
  onRetry: () => void;
}

/** Merges a tag into another, and says before what that affects. Source: PROJ-D71. */
export function TagMergeScreen({ actor, notFound, onRetry }: TagMergeScreenProps) {
  const text = useText('tags');
  const records = useText('records');
  const why = useCauseText();
  const tags = useSelector(actor, ({ context }) => context.tags);
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isMissing) return notFound;
  return (
    <>
      <PageHead
        title={text('mergeTitle')}
        above={[{ title: text('title'), to: tagAddresses.list.to }]}
      />
      {isUnavailable ? (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      ) : tags === null ? (
        <Loader label={records('loading')} />
      ) : (
        <MergeForm actor={actor} from={tags.from} others={tags.others} />
      )}
    </>
  );
}

interface MergeFormProps {
  actor: TagMergeActor;
  from: Tag;
  others: readonly Tag[];
}

function MergeForm({ actor, from, others }: MergeFormProps) {
  const text = useText('tags');
  const records = useText('records');
  const into = useSelector(actor, ({ context }) => getTarget(context));
  const isUnselected = useSelector(actor, ({ context }) => context.isUnselected);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isMerging = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <form
      noValidate
      className={styles.merge}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'MERGE' });
      }}
    >
      <TagChip name={from.name} color={from.color} />
      <p>{isolate(text('mergeText', { from: from.name }))}</p>
      {others.length === 0 && <p>{text('noOthers')}</p>}
      <div className={styles.target}>
        <ComboBox
          isRequired
          autoFocus
          label={text('mergeInto')}
          options={others.map(({ id, name }) => ({ id, label: name }))}
          placeholder={records('pleaseSelect')}
          noResults={records('noResults')}
          value={into?.id ?? null}
          isReadOnly={isMerging}
          error={isUnselected ? text('mergeRequired') : undefined}
          onChange={(id) => actor.send({ type: 'target.selected', id })}
        />
      </div>
      <div role="status" className={styles.effects}>
        {into && <MergeEffects from={from} into={into} />}
      </div>
      <SaveFailure failure={failure} title={text('mergeFailed')} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          isPending={isMerging}
          pendingLabel={text('merging')}
        >
          {text('mergeNow')}
        </Button>
        <Button onPress={() => actor.send({ type: 'CANCEL' })}>{records('cancel')}</Button>
      </div>
    </form>
  );
}

function MergeEffects({ from, into }: { from: Tag; into: Tag }) {
  const text = useText('tags');
  const below = from.inheritingCount ?? 0;
  const names = { from: from.name, into: into.name };
  return (
    <>
      <TagChip name={into.name} color={into.color} />
      <p>{isolate(text('mergeAffects', { ...names, count: from.projectCount }))}</p>
      {below > 0 && <p>{text('mergeBelow', { count: below })}</p>}
      <p>{text('mergeFinal')}</p>
    </>
  );
}
