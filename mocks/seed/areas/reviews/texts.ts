import type { Random } from '../../random.ts';
import type { ReviewStepRecord } from '../../../store/world/reviews.ts';

type Executor = ReviewStepRecord['executorType'];

const answers: Readonly<Record<Executor, readonly string[]>> = {
  Reviewee: [
    'The move to the new release process went well: we ship every week now, and nobody works at night any more.',
    'I have learnt a lot about the customers by sitting with the support team once a month.',
    'I should have asked for help earlier when the import was late.',
    'More time for reviews of what others write, and less for meetings without an agenda.',
  ],
  ReportingTo: [
    'Reliable, and a calm voice when a deadline comes near.',
    'The quality of the work is high; the estimates could be bolder.',
    'Ready to lead a small project in the next months.',
  ],
  Client: [
    'The cooperation is pleasant, and questions are answered on the same day.',
    'We would like to hear a little earlier when something is late.',
    'Always well prepared.',
  ],
  PaAdmin: ['Agreed with both sides.', 'No objections; the goals are set for the next period.'],
};

/** A long answer, to test the layout. */
const longAnswer = `${'Looking back on these months I see three things that changed how we work. '.repeat(12)}
First, the teams talk to each other before they build.
Second, what we measure is what the customers notice.
Third, we have stopped to promise dates that nobody believes in.`;

/** A random answer at a step. */
export const createAnswer = (random: Random, executor: Executor): string =>
  executor === 'Reviewee' && random.between(1, 12) === 1
    ? longAnswer
    : random.pick(answers[executor]);

export const remarks = [
  'I see this in the same way.',
  'The numbers are in the report of last month.',
  'Let us talk about this in the meeting.',
] as const;

/** A remark for clients with letters that the fonts of a PDF lack. */
export const clientRemark = 'Дякуємо, 谢谢, شكرًا – thank you all!';

export const actions = [
  'Agree on the goals of the next period',
  'Find a mentor in another team',
  'Book the training on public speaking',
] as const;
