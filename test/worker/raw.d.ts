declare module '*?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  glob<Content>(
    pattern: string,
    options: { query: string; import: string; eager: true },
  ): Readonly<Record<string, Content>>
}
