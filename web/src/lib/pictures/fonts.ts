import regular from '@fontsource/besley/files/besley-latin-400-normal.woff2?inline'
import medium from '@fontsource/besley/files/besley-latin-500-normal.woff2?inline'
import bold from '@fontsource/besley/files/besley-latin-700-normal.woff2?inline'
import mediumExt from '@fontsource/besley/files/besley-latin-ext-500-normal.woff2?inline'
import boldExt from '@fontsource/besley/files/besley-latin-ext-700-normal.woff2?inline'
import variable from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?inline'

/** For the renderer, which has no fonts and cannot vary one: the weights that pictures use. */
export const FONTS: readonly string[] = [regular, medium, mediumExt, bold, boldExt]

/** The family that all of them belong to: `"Besley Variable"` is what pages know it by, `Besley` what the files say. */
export const FACE = `@font-face{font-family:"Besley Variable";font-weight:400 900;src:url(${variable})}`

/** Letters that the fonts have: those of the languages written in Latin letters, figures and marks. */
const HAD = /^[ -~\u00a0-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u20ac]*$/u

/** Whether every letter of a text can be drawn. */
export const isDrawable = (text: string): boolean => HAD.test(text.normalize('NFC'))
