import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the engagement operations. */
export const engagements = {
  engagementCreated: {
    en: 'The engagement was created.',
    fr: 'L’engagement a été créé.',
    es: 'Se creó el compromiso.',
    zh: '已创建合作项目。',
    ar: 'تم إنشاء الارتباط.',
  },
  engagementUpdated: {
    en: 'The engagement was updated.',
    fr: 'L’engagement a été mis à jour.',
    es: 'Se actualizó el compromiso.',
    zh: '已更新合作项目。',
    ar: 'تم تحديث الارتباط.',
  },
  engagementUnknown: {
    en: 'This engagement was not found.',
    fr: 'Cet engagement est introuvable.',
    es: 'No se encontró este compromiso.',
    zh: '未找到此合作项目。',
    ar: 'لم يُعثر على هذا الارتباط.',
  },
  stageSaved: {
    en: 'The stage was saved.',
    fr: 'L’étape a été enregistrée.',
    es: 'Se guardó la etapa.',
    zh: '已保存阶段。',
    ar: 'تم حفظ المرحلة.',
  },
  stageRemoved: {
    en: 'The stage was removed.',
    fr: 'L’étape a été supprimée.',
    es: 'Se eliminó la etapa.',
    zh: '已移除阶段。',
    ar: 'تمت إزالة المرحلة.',
  },
  stageUnknown: {
    en: 'This stage was not found.',
    fr: 'Cette étape est introuvable.',
    es: 'No se encontró esta etapa.',
    zh: '未找到此阶段。',
    ar: 'لم يُعثر على هذه المرحلة.',
  },
  activitySaved: {
    en: 'The activity was saved.',
    fr: 'L’activité a été enregistrée.',
    es: 'Se guardó la actividad.',
    zh: '已保存活动。',
    ar: 'تم حفظ النشاط.',
  },
  activityRemoved: {
    en: 'The activity was removed.',
    fr: 'L’activité a été supprimée.',
    es: 'Se eliminó la actividad.',
    zh: '已移除活动。',
    ar: 'تمت إزالة النشاط.',
  },
  activityUnknown: {
    en: 'This activity was not found.',
    fr: 'Cette activité est introuvable.',
    es: 'No se encontró esta actividad.',
    zh: '未找到此活动。',
    ar: 'لم يُعثر على هذا النشاط.',
  },
  activityCompleted: {
    en: 'The activity was marked as complete.',
    fr: 'L’activité a été marquée comme terminée.',
    es: 'La actividad se marcó como completada.',
    zh: '已将活动标记为完成。',
    ar: 'تم وضع علامة مكتمل على النشاط.',
  },
  activityReopened: {
    en: 'The activity was marked as incomplete.',
    fr: 'L’activité a été marquée comme non terminée.',
    es: 'La actividad se marcó como incompleta.',
    zh: '已将活动标记为未完成。',
    ar: 'تم وضع علامة غير مكتمل على النشاط.',
  },
  activityIsDone: {
    en: 'This activity is complete. Mark it as incomplete to change its notes, documents and action items.',
    fr: 'Cette activité est terminée. Marquez-la comme non terminée pour modifier ses notes, documents et actions.',
    es: 'Esta actividad está completada. Márquela como incompleta para cambiar sus notas, documentos y acciones.',
    zh: '此活动已完成。请先将其标记为未完成，再更改备注、文档和待办事项。',
    ar: 'هذا النشاط مكتمل. ضع عليه علامة غير مكتمل لتغيير ملاحظاته ومستنداته وبنود عمله.',
  },
  noteSaved: {
    en: 'The note was saved.',
    fr: 'La note a été enregistrée.',
    es: 'Se guardó la nota.',
    zh: '已保存备注。',
    ar: 'تم حفظ الملاحظة.',
  },
  docSaved: {
    en: 'The document was saved.',
    fr: 'Le document a été enregistré.',
    es: 'Se guardó el documento.',
    zh: '已保存文档。',
    ar: 'تم حفظ المستند.',
  },
  docRemoved: {
    en: 'The document was removed.',
    fr: 'Le document a été supprimé.',
    es: 'Se eliminó el documento.',
    zh: '已移除文档。',
    ar: 'تمت إزالة المستند.',
  },
  docUnknown: {
    en: 'This document was not found.',
    fr: 'Ce document est introuvable.',
    es: 'No se encontró este documento.',
    zh: '未找到此文档。',
    ar: 'لم يُعثر على هذا المستند.',
  },
  actionSaved: {
    en: 'The action item was saved.',
    fr: 'L’action a été enregistrée.',
    es: 'Se guardó la acción.',
    zh: '已保存待办事项。',
    ar: 'تم حفظ بند العمل.',
  },
  actionRemoved: {
    en: 'The action item was removed.',
    fr: 'L’action a été supprimée.',
    es: 'Se eliminó la acción.',
    zh: '已移除待办事项。',
    ar: 'تمت إزالة بند العمل.',
  },
  actionUnknown: {
    en: 'This action item was not found.',
    fr: 'Cette action est introuvable.',
    es: 'No se encontró esta acción.',
    zh: '未找到此待办事项。',
    ar: 'لم يُعثر على بند العمل هذا.',
  },
  projectTypeUnknown: {
    en: 'This project type was not found.',
    fr: 'Ce type de projet est introuvable.',
    es: 'No se encontró este tipo de proyecto.',
    zh: '未找到此项目类型。',
    ar: 'لم يُعثر على نوع المشروع هذا.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    engagements: typeof engagements;
  }
}
