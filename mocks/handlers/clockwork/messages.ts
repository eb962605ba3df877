import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { entryMessages } from './entry.messages.ts';
import { periodMessages } from '../../common/clockwork/period.messages.ts';
import { reportMessages } from './report.messages.ts';
import { visibilityMessages } from '../../common/clockwork/visibility.messages.ts';

/** Messages of the ClockWork operations. */
export const clockwork = {
  ...entryMessages,
  ...periodMessages,
  ...reportMessages,
  ...visibilityMessages,
  entrySplit: {
    en: 'The entry was split.',
    fr: 'L’entrée a été divisée.',
    es: 'Se dividió el registro.',
    zh: '记录已拆分。',
    ar: 'تم تقسيم السجل.',
  },
  splitTooShort: {
    en: 'An entry of 2 minutes or less can’t be split.',
    fr: 'Une entrée de 2 minutes ou moins ne peut pas être divisée.',
    es: 'Un registro de 2 minutos o menos no se puede dividir.',
    zh: '时长不超过 2 分钟的记录无法拆分。',
    ar: 'لا يمكن تقسيم سجل مدته دقيقتان أو أقل.',
  },
  splitRunning: {
    en: 'A running entry can’t be split.',
    fr: 'Une entrée qui se termine maintenant ne peut pas être divisée.',
    es: 'Un registro que termina ahora no se puede dividir.',
    zh: '结束时间为“现在”的记录无法拆分。',
    ar: 'لا يمكن تقسيم سجل ينتهي الآن.',
  },
  splitOutside: {
    en: 'The split time must be between the start and end of the entry.',
    fr: 'La division doit se situer entre le début et la fin de l’entrée.',
    es: 'La división debe estar entre el inicio y el fin del registro.',
    zh: '拆分时间必须介于记录的开始和结束之间。',
    ar: 'يجب أن يقع التقسيم بين بداية السجل ونهايته.',
  },
  entriesRestored: {
    en: '{count, plural, one {# entry was restored.} other {# entries were restored.}}',
    fr: '{count, plural, one {# entrée est de retour.} many {# d’entrées sont de retour.} other {# entrées sont de retour.}}',
    es: '{count, plural, one {Se recuperó # registro.} many {Se recuperaron # de registros.} other {Se recuperaron # registros.}}',
    zh: '{count, plural, other {已恢复 # 条记录。}}',
    ar: '{count, plural, zero {لم يُستعد أي سجل.} one {تمت استعادة سجل واحد.} two {تمت استعادة سجلين.} few {تمت استعادة # سجلات.} many {تمت استعادة # سجلًا.} other {تمت استعادة # سجل.}}',
  },
  entriesAssigned: {
    en: '{count, plural, one {# entry was assigned} other {# entries were assigned}} to {task}.',
    fr: '{count, plural, one {# entrée a été affectée} many {# d’entrées ont été affectées} other {# entrées ont été affectées}} à {task}.',
    es: '{count, plural, one {Se asignó # registro} many {Se asignaron # de registros} other {Se asignaron # registros}} a {task}.',
    zh: '已将 {count, plural, other {# 条记录}}归入 {task}。',
    ar: '{count, plural, zero {لم يُسند أي سجل} one {تم إسناد سجل واحد} two {تم إسناد سجلين} few {تم إسناد # سجلات} many {تم إسناد # سجلًا} other {تم إسناد # سجل}} إلى {task}.',
  },
  entriesAdjusted: {
    en: '{count, plural, one {# entry was adjusted.} other {# entries were adjusted.}}',
    fr: '{count, plural, one {# entrée a été ajustée.} many {# d’entrées ont été ajustées.} other {# entrées ont été ajustées.}}',
    es: '{count, plural, one {Se ajustó # registro.} many {Se ajustaron # de registros.} other {Se ajustaron # registros.}}',
    zh: '{count, plural, other {已调整 # 条记录。}}',
    ar: '{count, plural, zero {لم يُضبط أي سجل.} one {تم ضبط سجل واحد.} two {تم ضبط سجلين.} few {تم ضبط # سجلات.} many {تم ضبط # سجلًا.} other {تم ضبط # سجل.}}',
  },
  adjustedTwice: {
    en: 'Each entry can be adjusted only once per request.',
    fr: 'Une même entrée ne peut être ajustée qu’une fois par demande.',
    es: 'Cada registro solo se puede ajustar una vez por petición.',
    zh: '同一条记录一次只能调整一次。',
    ar: 'لا يمكن ضبط السجل نفسه أكثر من مرة في الطلب الواحد.',
  },
  worksFromOffice: {
    en: 'You’re working from the office.',
    fr: 'Vous travaillez au bureau.',
    es: 'Trabaja desde la oficina.',
    zh: '您在办公室工作。',
    ar: 'أنت تعمل من المكتب.',
  },
  worksInOtherProject: {
    en: 'You’re working away from the office.',
    fr: 'Vous travaillez hors du bureau.',
    es: 'Trabaja fuera de la oficina.',
    zh: '您在办公室以外工作。',
    ar: 'أنت تعمل خارج المكتب.',
  },
  workUnknown: {
    en: 'This task was not found.',
    fr: 'Cette tâche est introuvable.',
    es: 'No se encontró esta tarea.',
    zh: '未找到此任务。',
    ar: 'لم يتم العثور على هذه المهمة.',
  },
  memberUnknown: {
    en: 'This employee was not found.',
    fr: 'Cet employé est introuvable.',
    es: 'No se encontró a este empleado.',
    zh: '未找到此员工。',
    ar: 'لم يتم العثور على هذا الموظف.',
  },
  timeHidden: {
    en: 'You can report only your own time and, as a team lead, your team’s.',
    fr: 'Vous pouvez consulter votre propre temps et celui de l’équipe que vous dirigez.',
    es: 'Puede consultar su propio tiempo y el del equipo que dirige.',
    zh: '您只能查看自己的工时，以及您所负责团队的工时。',
    ar: 'يمكنك الاطلاع على وقتك، وعلى وقت فريقك إذا كنت تقوده.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    clockwork: typeof clockwork;
  }
}
