import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { CycleEditorActor } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import { editorSteps, type EditorStep } from '#machines/reviews/cycles/cycle-editor.ts';
import { isChanged } from '#machines/records/form-values.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { FormFrame } from '#records/form/form-frame.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveBarFrame } from '#records/form/save-bar-frame.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { CycleStepper } from '../cycle-stepper.tsx';
import { EditorWho } from './editor-who.tsx';
import styles from '../review-cycles.module.css';

const EditorWorkflowStep = lazy(() =>
  import('./editor-workflow.tsx').then((module) => ({ default: module.EditorWorkflowStep })),
);
const EditorDates = lazy(() =>
  import('./editor-dates.tsx').then((module) => ({ default: module.EditorDates })),
);
const EditorCheck = lazy(() =>
  import('./editor-check.tsx').then((module) => ({ default: module.EditorCheck })),
);

interface CycleEditorScreenProps {
  actor: CycleEditorActor;
}

/** A review cycle is created in steps. Source: REVW-008, REVW-D19. */
export function CycleEditorScreen({ actor }: CycleEditorScreenProps) {
  const text = useText('reviewCycles');
  return (
    <>
      <PageHead
        title={text('createTitle')}
        crumb={text('add')}
        above={[{ title: text('title'), to: reviewCycleAddresses.list.to }]}
      />
      <EditorOrWait actor={actor} />
    </>
  );
}

function EditorOrWait({ actor }: CycleEditorScreenProps) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const isOffering = useSelector(actor, (state) => state.matches('offering'));
  if (isLoading) return <Loader label={records('loading')} />;
  if (isOffering) return <DraftOffer actor={actor} isTyped={false} />;
  if (isUnavailable) {
    return (
      <Unavailable
        title={records('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  return <Editor actor={actor} />;
}

/** The present step; the last one while the cycle is being created. */
const useStep = (actor: CycleEditorActor): EditorStep =>
  useSelector(
    actor,
    (state) => editorSteps.find((step) => state.matches({ filling: step })) ?? 'check',
  );

function Editor({ actor }: CycleEditorScreenProps) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const step = useStep(actor);
  const isLast = step === 'check';
  return (
    <>
      <CycleStepper actor={actor} step={step} />
      <FormFrame
        key={step}
        actor={actor}
        getLabel={(field) => text(field)}
        onSave={() => actor.send({ type: isLast ? 'SAVE' : 'step.next' })}
        onCancel={() => actor.send({ type: 'CANCEL' })}
      >
        <p className={styles.editorText}>{text(`editorText_${step}`)}</p>
        <Suspense fallback={<Loader label={records('loading')} />}>
          {step === 'who' && <EditorWho actor={actor} />}
          {step === 'workflow' && <EditorWorkflowStep actor={actor} />}
          {step === 'dates' && <EditorDates actor={actor} />}
          {isLast && <EditorCheck actor={actor} />}
        </Suspense>
        <EditorBar actor={actor} step={step} />
      </FormFrame>
    </>
  );
}

function EditorBar({ actor, step }: CycleEditorScreenProps & { step: EditorStep }) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const isSaving = useSelector(actor, (state) => state.hasTag('saving'));
  const isLacking = useSelector(actor, ({ context }) => (context.lacking?.total ?? 0) > 0);
  return (
    <SaveBarFrame isUnsaved={isUnsaved} failure={null}>
      {step === 'check' ? (
        <Button
          type="submit"
          variant="primary"
          isPending={isSaving}
          pendingLabel={text('creating')}
        >
          {text(isLacking ? 'createAnyway' : 'create')}
        </Button>
      ) : (
        <Button type="submit" variant="primary">
          {text('next')}
        </Button>
      )}
      {step !== 'who' && (
        <Button isDisabled={isSaving} onPress={() => actor.send({ type: 'step.back' })}>
          {text('back')}
        </Button>
      )}
      <Button variant="quiet" isDisabled={isSaving} onPress={() => actor.send({ type: 'CANCEL' })}>
        {records('cancel')}
      </Button>
    </SaveBarFrame>
  );
}
