import type { Random } from '../../random.ts';
import type { QuestionContent, ReviewStepRecord } from '../../../store/world/reviews.ts';

type Executor = ReviewStepRecord['executorType'];

const answers: Readonly<Record<Executor, readonly string[]>> = {
  Reviewee: [
    'The move to the new release process went well: we now ship every week, and no one works nights anymore.',
    'I’ve learned a lot about our customers by joining the support team once a month.',
    'I should have asked for help sooner when the import fell behind.',
    'I’d like more time for code reviews and fewer meetings without an agenda.',
  ],
  ReportingTo: [
    'Reliable, and stays calm when deadlines get tight.',
    'The quality of the work is high. Estimates could be more ambitious.',
    'Ready to lead a small project in the coming months.',
  ],
  Client: [
    'Great to work with. Our questions are answered the same day.',
    'We’d like to hear sooner when something is delayed.',
    'Always well prepared.',
  ],
  PaAdmin: ['Agreed with both sides.', 'No objections. The goals for the next period are set.'],
};

/** A long answer, to test the layout. */
const longAnswer = `${'Looking back on these months, I see three things that changed how we work. '.repeat(12)}
First, the teams talk to each other before they build.
Second, we measure what customers actually notice.
Third, we’ve stopped promising dates that no one believes in.`;

/** A random answer to a question at a step. */
export function createAnswer(
  random: Random,
  executor: Executor,
  { answerKind, choices }: QuestionContent,
): string {
  if (answerKind === 'Rating') return String(random.between(2, 5));
  if (answerKind === 'Choice') return random.pick(choices);
  return executor === 'Reviewee' && random.between(1, 12) === 1
    ? longAnswer
    : random.pick(answers[executor]);
}

export const remarks = [
  'I see it the same way.',
  'The numbers are in last month’s report.',
  'Let’s discuss this in the meeting.',
] as const;

/** A remark for clients with letters that the fonts of a PDF lack. */
export const clientRemark = 'Дякуємо, 谢谢, شكرًا – thank you all!';

export const actions = [
  'Agree on goals for the next period',
  'Find a mentor in another team',
  'Book the public speaking training',
] as const;
