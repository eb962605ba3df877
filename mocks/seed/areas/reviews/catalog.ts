import type { ReviewFormRecord, ReviewWorkflowRecord } from '../../../store/world/reviews.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import { createStepIds } from './step-ids.ts';

interface QuestionPlan {
  /** The text; of a required question, it ends with a star. */
  text: string;
  section?: string;
  help?: string;
  /** A rating, or the choices; a text by default. */
  kind?: 'Rating' | readonly string[];
}

interface FormPlan {
  name: string;
  description: string;
  isActive?: boolean;
  questions: readonly QuestionPlan[];
}

const forms = {
  self: {
    name: 'Looking back',
    description: 'The reviewee’s own view of the past months.',
    questions: [
      {
        text: 'What went well?*',
        section: 'Results',
        help: 'Two or three things that you are proud of are enough.',
      },
      { text: 'What would you do differently?*', section: 'Results' },
      {
        text: 'How satisfied are you with your results?',
        section: 'Results',
        help: '1 is not at all, 5 is completely.',
        kind: 'Rating',
      },
      { text: 'What do you need from us?', section: 'Working together' },
      {
        text: 'In which direction would you like to develop?',
        section: 'Outlook',
        kind: ['As an expert', 'As a lead', 'In another area', 'I like it where I am'],
      },
    ],
  },
  manager: {
    name: 'The manager’s view',
    description: 'The manager’s view of the past months.',
    questions: [
      {
        text: 'How do you rate the results?*',
        section: 'Results',
        help: '1 is far below what was agreed, 5 is far above.',
        kind: 'Rating',
      },
      { text: 'What are the strengths?*', section: 'Results' },
      {
        text: 'What comes next, and which goals go with it? Please include dates and how you will measure success.',
        section: 'Outlook',
      },
      {
        text: 'Is a larger role possible within a year?',
        section: 'Outlook',
        kind: ['Yes', 'Not yet', 'Too early to decide'],
      },
    ],
  },
  client: {
    name: 'Client feedback form',
    description: '',
    questions: [
      { text: 'How is the collaboration going?*' },
      { text: 'What should change?' },
      { text: 'How reliable do you find us?', kind: 'Rating', help: '5 is the best.' },
    ],
  },
  release: {
    name: 'Closing remarks',
    description: '',
    questions: [{ text: 'Is there anything to add?' }],
  },
  old: {
    name: 'Career questions (old)',
    description: 'No longer used in any workflow.',
    isActive: false,
    questions: [{ text: 'Where do you see yourself in five years?*' }],
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
  const requested = questions.map(({ text, section = '', help = '', kind }) => ({
    id: random.uuid(),
    questionText: text.replace(/\*$/, ''),
    isRequired: text.endsWith('*'),
    answerKind: kind === 'Rating' ? kind : kind ? ('Choice' as const) : ('Text' as const),
    choices: typeof kind === 'object' ? [...kind] : [],
    sectionName: section,
    helpText: help,
  }));
  return seeded({ id: random.uuid(), name, description, isActive, questions: requested }, today);
}
