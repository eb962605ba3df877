import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import * as v from 'valibot';
import { waitFor } from 'xstate';
import { serverClock } from '#machines/clock.ts';
import {
  reviewExecuteMachine,
  type ReviewExecuteActor,
} from '#machines/reviews/execute/review-execute.machine.ts';
import { reviewPdfMachine } from '#machines/reviews/execute/review-pdf.machine.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { usePersistedDraft } from '#page/drafts/use-draft.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import type { ReviewMeetingPanelProps } from '../meetings/meeting-panel.container.tsx';
import { EarlierReviewPanel } from './earlier-review.container.tsx';
import { openAnswer } from './open-answer.ts';
import { ReviewExecuteScreen } from './review-execute.screen.tsx';
import { useFormDrafts } from './use-form-drafts.ts';

const ReviewMeetingPanel = onDemand<ReviewMeetingPanelProps>(() =>
  import('../meetings/meeting-panel.container.tsx').then((module) => module.ReviewMeetingPanel),
);

/** What this device stores of a review: the texts that are not on the server. */
const Drafts = v.record(
  v.string(),
  v.object({ answerId: v.string(), text: v.string(), version: v.nullable(v.number()) }),
);

const views = ['meeting', 'history'] as const;

/** The parts of the address. */
function useReviewAddress() {
  const { cycleId = '', stepId = '' }: { cycleId?: string; stepId?: string } = useParams({
    strict: false,
  });
  const search: { reviewId?: unknown; view?: unknown } = useSearch({ strict: false });
  return {
    cycleId,
    stepId,
    reviewId: typeof search.reviewId === 'string' ? search.reviewId : null,
    view: views.find((each) => each === search.view) ?? ('forms' as const),
  };
}

/** Saves what was typed last; whether something remains on this device only. */
async function hasUnsaved(actor: ReviewExecuteActor): Promise<boolean> {
  const { form } = actor.getSnapshot().children;
  if (!form || form.getSnapshot().value === 'settled') return false;
  form.send({ type: 'form.flush' });
  const { value } = await waitFor(form, (state) => state.value !== 'pending');
  return value === 'blocked';
}

/** A review at a step of its cycle; the review is in the address. Source: REVW-003. */
function ExecutePage() {
  const { cycleId, stepId, reviewId, view } = useReviewAddress();
  const text = useText('reviewExecute');
  const navigate = useNavigate();
  const { owner, draft } = usePersistedDraft(`review ${reviewId ?? stepId}`, Drafts);
  const actor = useActorRef(reviewExecuteMachine, {
    input: { cycleId, stepId, reviewId, clock: serverClock, drafts: draft ?? {} },
  });
  const pdf = useActorRef(reviewPdfMachine);
  useFormDrafts(
    useSelector(actor, ({ children }) => children.form),
    owner,
  );
  useTabReturn(actor);
  useOnline(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'network.returned' });
  });
  const open = (next: string) =>
    void navigate(reviewAddresses.execute({ cycleId, stepId, reviewId: next }));
  useEmitted(actor, {
    'review.chosen': (chosen) =>
      void navigate({
        ...reviewAddresses.execute({ cycleId, stepId, reviewId: chosen.reviewId }),
        replace: true,
      }),
    'review.left': (left) => open(left.reviewId),
    'answer.open': ({ id }) => openAnswer(id),
  });
  useEmitted(pdf, {
    'file.ready': ({ file, requested }) => saveFile(`${requested.name}.pdf`, file),
  });
  const question = useUnsaved(() => hasUnsaved(actor));
  return (
    <>
      <ReviewExecuteScreen
        actor={actor}
        pdf={pdf}
        view={view}
        onView={(next) =>
          void navigate({
            to: '.',
            search: (search: object) => ({ ...search, view: next }) as never,
            replace: true,
            resetScroll: false,
          } as never)
        }
        onOpen={(address) => void navigate(address)}
        notFound={<NotFoundPage />}
        renderMeeting={(id) => <ReviewMeetingPanel reviewId={id} />}
        renderEarlier={(review) => <EarlierReviewPanel key={review.id} review={review} />}
      />
      <ConfirmDialog
        effect="reading"
        isOpen={question !== null}
        title={text('unsavedTitle')}
        text={text('unsavedLeave')}
        yes={text('leaveAnyway')}
        no={text('stay')}
        onYes={() => question?.leave()}
        onNo={() => question?.stay()}
      />
    </>
  );
}

/** Opens another review with another actor, whose drafts are its own. */
export default function KeyedExecutePage() {
  const { cycleId, stepId, reviewId } = useReviewAddress();
  return <ExecutePage key={`${cycleId} ${stepId} ${reviewId}`} />;
}
