import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'RB-01': 'Az alapjáték táblája, saját szabályok nélkül.',
    'SETUP-06': 'Pittsburgh és Wheeling három kockával indul, minden más város kettővel.',
    'PLACE-01':
      'Az első kiadás szerint is játszható: üres hexára csak egyszerű vágány kerülhet, és egy második vágány a meglévő mellé drágább.',
  },

  title: 'Térkép: Rust Belt',
  lead: 'Három–hat játékosnak. Az alapjáték táblája; bármelyik kiadás szerint játszható.',
  rules: {
    'RB-01': 'Minden a fentiek szerint. A Nagy-tavakon nincsenek hexák: nem vezet át rajtuk vágány.',
  },
}
