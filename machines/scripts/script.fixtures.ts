import type { Script, ScriptForm } from './script.ts';

/** A script for tests, test models and stories. */
export const exampleScript: Script & Pick<ScriptForm, 'code'> = {
  id: '7a2d4b10-0000-4000-8000-000000000031',
  name: 'Greeting',
  description: 'Shows a morning greeting.',
  code: "say('Good morning');\n",
  changedByName: 'Kira Novak',
  changedOn: '2026-03-02T08:05:00.000Z',
  version: 5,
};
