/** Between the two faces of a style sheet that was made plain when it was built (web/plainStyles.ts). */
export const BETWEEN = '/* by night */'

/** A style sheet as it is by day or by night. */
export const sheetBy = (sheet: string, night: boolean): string => sheet.split(BETWEEN)[night ? 1 : 0] ?? ''
