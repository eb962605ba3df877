import { useActorRef } from '@xstate/react';
import { useCompanion } from '#records/use-companion.ts';
import { taggedProjectsMachine } from '#machines/tags/tagged-projects.machine.ts';
import { taggedProjectColumns, type TaggedProject } from '#machines/tags/tagged-projects.ts';
import { taggingMachine } from '#machines/tags/tagging.machine.ts';
import { buildProjectTagsAddress } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { TaggedProjectsScreen } from './tagged-projects.screen.tsx';

const TaggedProjectsPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(taggedProjectColumns);
  const memory = useApp().getRows<TaggedProject>(taggedProjectColumns);
  const actor = useActorRef(taggedProjectsMachine, { input: { search: address.search, memory } });
  const tagging = useCompanion(actor, taggingMachine);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <TaggedProjectsScreen
      {...followed}
      {...usePersistedColumns(profile.id, buildProjectTagsAddress().to)}
      actor={actor}
      tagging={tagging}
      onRetry={onRetry}
    />
  );
});

export default TaggedProjectsPage;
