// Every page lives in the browser: the object behind a table is its only server.
export const ssr = false
