// `npm run -s token -- ben [--base-url http://localhost:4000]`: prints an access token of a demo
// user, for manual calls, from a running reference server. See docs/backend-teams.md.
import { getToken, readTokenOptions, usage } from './token/token.ts';

try {
  const options = readTokenOptions(process.argv.slice(2));
  console.log(options ? await getToken(options) : usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
