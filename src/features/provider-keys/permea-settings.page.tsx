import { permeaSettingsMachine } from '#machines/provider-keys/permea-settings.machine.ts';
import { createKeySettingsPage } from './key-settings-page.tsx';

export default createKeySettingsPage(permeaSettingsMachine, 'permea');
