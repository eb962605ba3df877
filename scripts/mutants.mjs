// `npm run conformance:mutants`: how many small mistakes in the reference server's source the
// conformance kit finds. Exit code 1 below 95 % in any area.
import { main } from './mutants/main.ts';

process.exitCode = await main(process.argv.slice(2));
