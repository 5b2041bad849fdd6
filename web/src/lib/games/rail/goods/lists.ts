import { say } from '../../../texts/language.svelte.ts'

/** What brings one something stands apart from what only helps others; a list that would be empty is none. */
export const listsOf = <Offer>(
  offers: readonly Offer[],
  gain: (offer: Offer) => number,
): { readonly title: string; readonly offers: readonly Offer[] }[] =>
  [
    { title: say('rail/asks').lists.own, offers: offers.filter((offer) => gain(offer) > 0) },
    { title: say('rail/asks').lists.others, offers: offers.filter((offer) => gain(offer) <= 0) },
  ].filter((list) => list.offers.length > 0)
