import { useSelector } from '@xstate/react';
import { Unlink } from 'lucide-react';
import type { ClientReviewActor } from '#machines/reviews/client/client-review.machine.ts';
import { useText } from '#i18n/text.tsx';
import { CopyText } from '#records/form/copy-typed.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import styles from './client-review.module.css';

/** Why a link does not open and what to do; what was typed can be copied. Source: REVW-D13. */
export function LinkProblem({ actor }: { actor: ClientReviewActor }) {
  const text = useText('clientReview');
  const problem = useSelector(actor, ({ context }) => context.linkProblem) ?? 'clientLinkUnknown';
  const drafts = useSelector(actor, ({ context }) => context.drafts);
  const form = useSelector(actor, ({ children }) => children.form);
  const typed = Object.entries(form?.getSnapshot().context.typed ?? drafts).filter(
    ([, draft]) => draft.text.trim() !== '',
  );
  return (
    <>
      <EmptyState
        isPage
        icon={<Unlink />}
        title={text(`${problem}Title`)}
        action={<Button onPress={() => actor.send({ type: 'retry' })}>{text('tryAgain')}</Button>}
      >
        {text(`${problem}Text`)}
      </EmptyState>
      {typed.length > 0 && (
        <Banner
          tone="warning"
          title={text('leftTitle')}
          action={
            <CopyText
              label={text('copyLeft')}
              getText={() => typed.map(([, { text: each }]) => each).join('\n\n')}
            />
          }
        >
          <p>{text('leftText')}</p>
          {typed.map(([id, draft]) => (
            <p key={id} className={styles.prose} dir="auto">
              {draft.text}
            </p>
          ))}
        </Banner>
      )}
    </>
  );
}
