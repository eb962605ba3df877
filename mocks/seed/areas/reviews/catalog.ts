import type { ReviewFormRecord, ReviewWorkflowRecord } from '../../../store/world/reviews.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import { createStepIds } from './step-ids.ts';

interface FormPlan {
  name: string;
  description: string;
  isActive?: boolean;
  /** A question that ends with a star is required. */
  questions: string[];
}

const forms = {
  self: {
    name: 'Looking back',
    description: 'The reviewee’s own view of the past months.',
    questions: ['What went well?*', 'What would you do differently?*', 'What do you need from us?'],
  },
  manager: {
    name: 'The manager’s view',
    description: 'The manager’s view of the past months.',
    questions: [
      'How do you rate the results?*',
      'What are the strengths?*',
      'What comes next, and which goals go with it? Please include dates and how you will measure success.',
    ],
  },
  client: {
    name: 'Client feedback form',
    description: '',
    questions: ['How is the collaboration going?*', 'What should change?'],
  },
  release: { name: 'Closing remarks', description: '', questions: ['Is there anything to add?'] },
  old: {
    name: 'Career questions (old)',
    description: 'No longer used in any workflow.',
    isActive: false,
    questions: ['Where do you see yourself in five years?*'],
  },
} satisfies Record<string, FormPlan>;

const steps = {
  self: ['Self assessment', 'primary', 'Reviewee', [['ReportingTo', 7]]],
  manager: ['Manager review', 'info', 'ReportingTo', [['ReportingTo', 5]]],
  client: [
    'Client feedback',
    'warning',
    'Client',
    [
      ['Client', 7],
      ['ReportingTo', 14],
    ],
  ],
  release: ['Release', 'success', 'PaAdmin', []],
  calibration: ['Calibration', 'pink', 'PaAdmin', []],
} as const;

const workflows = [
  {
    name: 'Full review with client',
    description:
      'Self-assessment, manager review, client feedback and release by the administrators.',
    isActive: true,
    steps: ['self', 'manager', 'client', 'release'],
  },
  {
    name: 'Short review',
    description: 'Reviewee and manager only.',
    isActive: true,
    steps: ['self', 'manager'],
  },
  { name: 'Self check', description: '', isActive: false, steps: ['self'] },
] as const;

/** Puts forms, steps and workflows of a tenant; returns the workflows in the order above. */
export async function seedCatalog(context: SeedContext): Promise<ReviewWorkflowRecord[]> {
  const { db, random, today } = context;
  const formIds: Record<string, string> = {};
  for (const [key, plan] of Object.entries(forms)) {
    const form = formRecord(context, plan);
    formIds[key] = form.id;
    await db.put('reviewForms', form);
  }
  const stepIds: Readonly<Record<string, string>> = createStepIds(context.tenantId);
  for (const [at, [key, step]] of Object.entries(steps).entries()) {
    const [stepName, stepStyle, executorType, nudges] = step;
    const id = stepIds[key] ?? random.uuid();
    const stepNudges = nudges.map(([targetAudience, afterDays]) => ({
      id: random.uuid(),
      targetAudience,
      afterDays,
    }));
    const head = { id, stepName, stepOrder: at + 1, stepStyle, executorType };
    await db.put('reviewSteps', seeded({ ...head, stepNudges }, today));
  }
  const records: ReviewWorkflowRecord[] = [];
  for (const { steps: keys, ...head } of workflows) {
    const own = keys.map((key) => ({
      stepId: stepIds[key] ?? '',
      formId: formIds[key] ?? null,
    }));
    const record = seeded({ id: random.uuid(), ...head, steps: own }, today);
    records.push(record);
    await db.put('reviewWorkflows', record);
  }
  return records;
}

function formRecord(
  { random, today }: SeedContext,
  { name, description, isActive = true, questions }: FormPlan,
): ReviewFormRecord {
  const requested = questions.map((question) => ({
    id: random.uuid(),
    questionText: question.replace(/\*$/, ''),
    isRequired: question.endsWith('*'),
  }));
  return seeded({ id: random.uuid(), name, description, isActive, questions: requested }, today);
}
