import { useSelector } from '@xstate/react';
import { Hourglass } from 'lucide-react';
import type { ClientReviewActor } from '#machines/reviews/client/client-review.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { withoutMarks } from '#ui/controls/isolate.tsx';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { ClientFrame } from './client-frame.tsx';
import { LinkProblem } from './link-problem.tsx';
import { OpenReview } from './open-review.tsx';

/** What a client's link opens. Source: REVW-012, REVW-D13. */
export function ClientReviewScreen({ actor }: { actor: ClientReviewActor }) {
  const text = useText('clientReview');
  const tenantName = useSelector(actor, ({ context }) => context.assignment?.tenantName ?? '');
  const name = useSelector(actor, ({ context }) => context.assignment?.review?.employeeName);
  const isOpen = useSelector(actor, (state) => state.hasTag('form'));
  return (
    <ClientFrame tenantName={tenantName}>
      <title>
        {withoutMarks(isOpen && name !== undefined ? text('pageTitle', { name }) : text('title'))}
      </title>
      {isOpen ? <OpenReview actor={actor} /> : <Closed actor={actor} />}
    </ClientFrame>
  );
}

/** The link is being opened, or does not open. */
function Closed({ actor }: { actor: ClientReviewActor }) {
  const text = useText('clientReview');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const value = useSelector(actor, (state) => state.value);
  const retry = () => actor.send({ type: 'retry' });
  if (value === 'linkProblem') return <LinkProblem actor={actor} />;
  if (value === 'unreached') {
    return (
      <EmptyState
        isPage
        icon={<Hourglass />}
        title={text('unreachedTitle')}
        action={<Button onPress={retry}>{text('tryAgain')}</Button>}
      >
        {text('unreachedText')}
      </EmptyState>
    );
  }
  if (value === 'unavailable') {
    return (
      <Unavailable
        isPage
        title={text('unavailableTitle')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={retry}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{text('title')}</h1>
      <Spinner label={text('loading')} />
    </>
  );
}
