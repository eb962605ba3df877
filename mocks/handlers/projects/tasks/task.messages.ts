import type { AreaMessages } from '../../../core/messages/localized-text.ts';

/** Messages about the plan of a task. */
export const taskMessages = {
  taskDueBeforeStart: {
    en: 'The due date must not be before the start date.',
    fr: 'La date d’échéance ne peut pas précéder la date de début.',
    es: 'La fecha de vencimiento no puede ser anterior a la de inicio.',
    zh: '截止日期不能早于开始日期。',
    ar: 'لا يمكن أن يسبق تاريخ الاستحقاق تاريخ البدء.',
  },
  assigneeNoMember: {
    en: '{name} is not a member of the project. Add them as a member first.',
    fr: '{name} n’est pas membre du projet. Ajoutez d’abord cette personne aux membres.',
    es: '{name} no es miembro del proyecto. Primero, añada a esta persona como miembro.',
    zh: '{name} 不是项目成员。请先将其添加为成员。',
    ar: '{name} ليس عضوًا في المشروع. أضفه عضوًا أولًا.',
  },
  assigneeRemoved: {
    en: '{name} is not a member of {project} and is no longer assigned.',
    fr: '{name} n’est pas membre de {project} et n’est plus responsable de la tâche.',
    es: '{name} no es miembro de {project} y ya no tiene asignada la tarea.',
    zh: '{name} 不是 {project} 的成员，已取消分配。',
    ar: '{name} ليس عضوًا في {project} ولم تعد المهمة مسندة إليه.',
  },
  taskOfOtherProject: {
    en: 'This task is in another project.',
    fr: 'Cette tâche se trouve dans un autre projet.',
    es: 'Esta tarea está en otro proyecto.',
    zh: '此任务属于其他项目。',
    ar: 'هذه المهمة في مشروع آخر.',
  },
} as const satisfies AreaMessages;
