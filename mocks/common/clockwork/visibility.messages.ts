import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages for people who request the time of a team that is not theirs. */
export const visibilityMessages = {
  notTeamLead: {
    en: 'Only team leads can select “My team”.',
    fr: 'Seul le responsable d’une équipe peut choisir « Mon équipe ».',
    es: 'Solo quien dirige un equipo puede elegir «Mi equipo».',
    zh: '只有团队负责人才能选择“我的团队”。',
    ar: 'لا يمكن لغير قائد الفريق اختيار «فريقي».',
  },
} as const satisfies AreaMessages;
