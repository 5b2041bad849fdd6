import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import { texts as names } from '#worker/both/texts/de/names.ts'
import type { Pack } from '../areas.ts'
import { texts as board } from './board.ts'
import { texts as common } from './common/table.ts'
import { texts as shell } from './shell.ts'
import { texts as table } from './table.ts'

export const pack: Pack = {
  base: { grammar, names, shell, board, table, 'common/table': common },
  files: {
    ...import.meta.glob(['./*.ts', './*/index.ts', '!./{index,board,shell,table}.ts']),
    ...import.meta.glob(['../../../../../worker/both/texts/de/*.ts', '!**/{grammar,names}.ts']),
  },
}
