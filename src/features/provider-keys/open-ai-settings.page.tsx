import { openAiSettingsMachine } from '#machines/provider-keys/open-ai-settings.machine.ts';
import { createKeySettingsPage } from './key-settings-page.tsx';

export default createKeySettingsPage(openAiSettingsMachine, 'openAi');
