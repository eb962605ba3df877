// `npm run conformance:injected-faults [-- --only area[,area]]`: tries the conformance kit on servers with
// one deliberate fault each, and counts how many it finds. Exit code 1 below 95 %.
import { measureMutationScore } from './injected-faults/mutation-score.ts';

process.exitCode = await measureMutationScore(process.argv.slice(2));
