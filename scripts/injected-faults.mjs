// `npm run conformance:injected-faults [-- --only area[,area]]`: runs the conformance kit against
// servers with one deliberate fault each, and counts the detected ones. Exit code 1 below 95 %.
import { measureMutationScore } from './injected-faults/mutation-score.ts';

process.exitCode = await measureMutationScore(process.argv.slice(2));
