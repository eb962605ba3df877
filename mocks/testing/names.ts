/** Names that are stored unchanged: written from right to left, without letters, with symbols. */
export const foreignNames = ['نسخ احتياطي سحابي', 'גיבוי לענן', '云端备份', '🗄️ Backup 👩🏽‍💻'];

/** The longest name of this many characters: a symbol counts as one, however it is encoded. */
export const symbols = (count: number): string => '🗄'.repeat(count);
