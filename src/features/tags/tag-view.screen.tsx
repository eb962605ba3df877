import { Merge } from 'lucide-react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { TagUses } from '#machines/tags/tag.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import {
  Details,
  LastChange,
  RecordView,
  type ViewScreenProps,
} from '#records/view/record-view.tsx';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { buildMergeAddress, tagAddresses } from '#page/parameters/addresses.ts';
import { TagProjects } from './tag-projects.tsx';

/** Shows a tag and where it is used. Source: PROJ-D70. */
export function TagViewScreen(props: ViewScreenProps<TagUses>) {
  const text = useText('tags');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  return (
    <RecordView {...props} text={text} addresses={tagAddresses} getName={({ name }) => name}>
      {(tag) => (
        <>
          <Details
            items={[
              [text('preview'), <TagChip key="chip" name={tag.name} color={tag.color} />],
              [text('color'), tag.color],
              [text('team'), tag.teamName ?? text('everyone')],
              [text('projectCount'), format.number(tag.projectCount)],
              [text('inheritingCount'), format.number(tag.inheritingCount ?? 0)],
              [text('createdOn'), format.shortDay(toIsoDay(tag.createdOn, timeZone))],
            ]}
          />
          <div>
            <LinkButton
              size="small"
              address={buildMergeAddress(tag.id)}
              icon={<Merge aria-hidden="true" />}
            >
              {text('merge')}
            </LinkButton>
          </div>
          <TagProjects uses={tag} />
          <LastChange {...tag} />
        </>
      )}
    </RecordView>
  );
}
