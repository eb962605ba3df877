import { useSelector } from '@xstate/react';
import type { EngagementRemovalActor } from '#machines/engagements/engagement/parts/engagement-removal.machine.ts';
import type { RemovedPart } from '#machines/engagements/engagement/parts/engagement-removal.ts';
import { useText } from '#i18n/text.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';

const titles = {
  stage: 'deleteStage',
  activity: 'deleteActivity',
  note: 'deleteNote',
  doc: 'deleteDoc',
  action: 'deleteAction',
} as const;

/** Asks before a part is removed. Source: ENGAG-027, ENGAG-028, ENGAG-029, ENGAG-030. */
export function RemovalQuestion({ actor }: { actor: EngagementRemovalActor }) {
  const text = useText('engagement');
  const kind = useSelector(actor, ({ context }) => context.part.kind);
  const getQuestion = ({ name, activities = 0 }: RemovedPart) => {
    if (kind === 'stage') return text('deleteStageText', { name, count: activities });
    if (kind === 'note') return text('deleteNoteText');
    return text('deletePartText', { name });
  };
  return <PartQuestion actor={actor} title={text(titles[kind])} question={getQuestion} />;
}
