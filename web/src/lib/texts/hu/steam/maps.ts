import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/maps.ts'

export const texts: Translated<typeof english> = {
  lead: 'Mindkettőn ugyanazok a szabályok érvényesek, alapjátékként vagy standardjátékként.',
  goods: '96 kocka; ami a tizenkét árukészletmezőn van, később jön, csoportonként',
}
