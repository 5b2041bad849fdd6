/** What a match is worth to a seat that is out of it: less than to any that is not. */
export const NO_PLACE = -100
