import type { Employee } from '../../store/world/people.ts';
import type {
  CycleStepRecord,
  QuestionContent,
  ReviewAnswerRecord,
  ReviewCycleRecord,
  ReviewFormRecord,
  ReviewRecord,
  ReviewStepRecord,
  ReviewWorkflowRecord,
} from '../../store/world/reviews.ts';
import type { Versioned } from '../../store/versioned.ts';
import type { Db } from './review-context.ts';

/** The steps and forms of workflows, by id. */
export interface Parts {
  steps: ReadonlyMap<string, ReviewStepRecord>;
  forms: ReadonlyMap<string, ReviewFormRecord>;
}

/** Loads the steps and forms of workflows. */
export const loadParts = async (db: Db, steps: ReviewWorkflowRecord['steps']): Promise<Parts> => ({
  steps: await db.getMany(
    'reviewSteps',
    steps.map(({ stepId }) => stepId),
  ),
  forms: await db.getMany(
    'reviewForms',
    steps.flatMap(({ formId }) => formId ?? []),
  ),
});

/** A workflow's current steps and questions, for a cycle to store. */
export async function stepsNow(
  db: Db,
  { steps }: Pick<ReviewWorkflowRecord, 'steps'>,
): Promise<CycleStepRecord[]> {
  const parts = await loadParts(db, steps);
  return steps.flatMap(({ stepId, formId }) => {
    const step = parts.steps.get(stepId);
    if (!step) return [];
    const form = parts.forms.get(formId ?? '');
    const { stepName, stepStyle, executorType, stepNudges } = step;
    const questions = (form?.questions ?? []).map(toContent);
    const formName = form?.name ?? '';
    return [{ stepId, stepName, stepStyle, executorType, stepNudges, formName, questions }];
  });
}

/** A question without its id in the form, which may change later. */
const toContent = ({
  questionText,
  isRequired,
  answerKind,
  choices,
  sectionName,
  helpText,
}: ReviewFormRecord['questions'][number]): QuestionContent => ({
  questionText,
  isRequired,
  answerKind,
  choices,
  sectionName,
  helpText,
});

interface Blank {
  cycle: ReviewCycleRecord;
  reviewee: Pick<Employee, 'id'>;
  /** Null when the reviewee has no manager. */
  reportingToId: string | null;
  clientInterfacerId: string | null;
  /** ISO timestamp. */
  now: string;
  newId: () => string;
  /** Adds the version metadata of a new record. */
  marked: <R extends object>(record: R) => R & Versioned;
}

/** A review at the first step of its cycle, with its empty answers. */
export function blankReview({
  cycle,
  reviewee,
  reportingToId,
  clientInterfacerId,
  now,
  newId,
  marked,
}: Blank): { review: ReviewRecord; answers: ReviewAnswerRecord[] } {
  const review = marked({
    id: newId(),
    cycleId: cycle.id,
    revieweeId: reviewee.id,
    reportingToId,
    clientInterfacerId,
    stepIndex: 0,
    status: 'NotStarted' as const,
    enteredStepOn: now,
    stepEntries: cycle.steps.slice(0, 1).map(({ stepId }) => ({ stepId, enteredOn: now })),
    isClientDone: false,
    deliveredOn: null,
    isDeliveredToAll: false,
    rejections: [],
  });
  const questions = cycle.steps.flatMap(({ stepId, questions: ofStep }) =>
    ofStep.map((question) => ({ stepId, ...question })),
  );
  const answers = questions.map((question, order) =>
    marked({ id: newId(), reviewId: review.id, order, ...question, answerText: '' }),
  );
  return { review, answers };
}
