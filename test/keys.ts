/** Keys of Web Push for tests alone: anybody can read them here. */
export const KEYS = {
  VAPID_PUBLIC: 'BOq9xM-MFBzN1uE9pSk87_geilAqy6-R00dNiS5L9P9ZXkDYi-tIJjLzI6PTjbgxt89UJIVKodExb0yQ4ItymRU',
  VAPID_PRIVATE: 'o1-7IYD8ZVM91VYOZV8Tvfhll1_jq7dkljs_Cs4oeQQ',
  VAPID_SUBJECT: 'mailto:tests@example.org',
} as const
