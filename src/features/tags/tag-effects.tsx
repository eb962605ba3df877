import type { Tag } from '#machines/tags/tag.ts';
import { useText } from '#i18n/text.tsx';

const sum = (tags: readonly Tag[], getCount: (tag: Tag) => number) =>
  tags.reduce((total, tag) => total + getCount(tag), 0);

/** How many projects lose deleted tags, and how many below them no longer inherit these. */
export function TagEffects({ tags }: { tags: readonly Tag[] }) {
  const text = useText('tags');
  const below = sum(tags, ({ inheritingCount }) => inheritingCount ?? 0);
  return (
    <p>
      {text('affects', { count: sum(tags, ({ projectCount }) => projectCount) })}{' '}
      {below > 0 && text('affectsBelow', { count: below })}
    </p>
  );
}
