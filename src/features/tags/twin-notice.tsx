import { useSelector } from '@xstate/react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import type { TagForm, TagTeam } from '#machines/tags/tag.ts';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { buildMergeAddress, tagAddresses } from '#page/parameters/addresses.ts';

/**
 * Another tag has the typed name: an existing tag can be merged with it, and instead of a new one it
 * can be opened. Source: PROJ-D71.
 */
export function TwinNotice({ actor }: { actor: RecordFormActor<TagForm, readonly TagTeam[]> }) {
  const text = useText('tags');
  const id = useSelector(actor, ({ context }) => context.id);
  const otherId = useSelector(actor, ({ context: { failure, errors } }) =>
    errors.name ? failure?.otherId : undefined,
  );
  if (otherId === undefined) return null;
  return (
    <Banner
      tone="warning"
      action={
        <LinkButton
          size="small"
          address={id === null ? tagAddresses.view(otherId) : buildMergeAddress(id, otherId)}
        >
          {text(id === null ? 'twinOpen' : 'twinMerge')}
        </LinkButton>
      }
    >
      {text('twinExisting')}
    </Banner>
  );
}
