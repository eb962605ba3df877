import type { AreaMessages } from '../../../core/messages/localized-text.ts';

/** Messages of the operations of absences. */
export const absenceMessages = {
  absenceAdded: {
    en: 'The absence was added.',
    fr: 'L’absence a été ajoutée.',
    es: 'Se añadió la ausencia.',
    zh: '已添加缺勤。',
    ar: 'أُضيف الغياب.',
  },
  absenceChanged: {
    en: 'The absence was changed.',
    fr: 'L’absence a été modifiée.',
    es: 'Se modificó la ausencia.',
    zh: '已修改缺勤。',
    ar: 'عُدّل الغياب.',
  },
  absenceDeleted: {
    en: 'The absence was deleted.',
    fr: 'L’absence a été supprimée.',
    es: 'Se eliminó la ausencia.',
    zh: '已删除缺勤。',
    ar: 'حُذف الغياب.',
  },
  absenceOfOthers: {
    en: 'You can only change your own absences.',
    fr: 'Vous ne pouvez modifier que vos propres absences.',
    es: 'Solo puede modificar sus propias ausencias.',
    zh: '您只能修改自己的缺勤。',
    ar: 'يمكنك تعديل غيابك أنت فقط.',
  },
  absentInactive: {
    en: 'This employee has left the organization.',
    fr: 'Cette personne a quitté l’organisation.',
    es: 'Este empleado ya no pertenece a la organización.',
    zh: '此员工已离开组织。',
    ar: 'غادر هذا الموظف المؤسسة.',
  },
  absenceEndsBefore: {
    en: 'The last day can’t be before the first day.',
    fr: 'Le dernier jour ne peut pas précéder le premier.',
    es: 'El último día no puede ser anterior al primero.',
    zh: '最后一天不能早于第一天。',
    ar: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول.',
  },
  absenceTooLong: {
    en: 'A period can have up to 366 days.',
    fr: 'Une période peut compter jusqu’à 366 jours.',
    es: 'Un período puede tener hasta 366 días.',
    zh: '一个时段最多 366 天。',
    ar: 'يمكن أن تضم الفترة حتى 366 يوماً.',
  },
  absenceHalfDay: {
    en: 'Only a single day can be a half day.',
    fr: 'Seul un jour unique peut être une demi-journée.',
    es: 'Solo un único día puede ser medio día.',
    zh: '只有单日才能设为半天。',
    ar: 'يوم واحد فقط يمكن أن يكون نصف يوم.',
  },
  absentAlready: {
    en: 'There is already an absence on these days.',
    fr: 'Il y a déjà une absence à ces dates.',
    es: 'Ya hay una ausencia en estos días.',
    zh: '这些日期已有缺勤。',
    ar: 'يوجد غياب مسجّل في هذه الأيام.',
  },
} as const satisfies AreaMessages;
