import { spoken } from '../../texts/language.svelte.ts'

/** What the family asks after a round has begun: fetched meanwhile, or when it is asked. */
export const auctionAsk = spoken(() => import('../common/auction/AuctionAsk.svelte'), 'rail/auction')
export const goodsAsk = spoken(() => import('./goods/GoodsAsk.svelte'), 'rail/asks')

/** How an auction stands, for whoever waits. */
export const standing = spoken(() => import('../common/auction/Standing.svelte'), 'rail/auction')

/** What anybody could deliver, for whoever looks at the players. */
export const finder = spoken(() => import('./goods/Finder.svelte'), 'rail/asks', 'rail/line')
