import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AST, parse } from 'svelte/compiler'
import ts from 'typescript'
import { ROOT } from './imports.ts'

/** Attributes that people read or hear. */
const SAID = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder', 'label'])

/** Two letters beside each other: figures, signs and `$5` are the same in every language. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** A sentence, or a part of one: words with a space between them, but no style sheet, markup, drawing or query. */
const looksSaid = (text: string): boolean =>
  /\p{L}{2,}[,;:]? \p{L}{2,}|\p{L}{2,}[.!?…]$/u.test(text) && !/[{}<>=[\]]|^\(|^color-mix\(/.test(text)

/** What a file says by itself, where it should ask for a message. */
export function wordsIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return file.endsWith('.svelte') ? inComponent(text) : inScript(text)
}

function inComponent(text: string): string[] {
  const root = parse(text, { modern: true })
  const scripts = [root.instance, root.module].flatMap((script) =>
    script ? inScript(text.slice(script.start, script.end).replace(/^<script[^>]*>|<\/script>$/g, '')) : [],
  )
  return [...scripts, ...inMarkup(root.fragment, text)]
}

type Node = AST.SvelteNode

function inMarkup(node: Node, source: string): string[] {
  switch (node.type) {
    case 'Text':
      return hasWords(node.data) ? [node.data.trim()] : []
    case 'ExpressionTag':
      return inScript(`(${source.slice(node.start + 1, node.end - 1)})`)
    case 'Attribute':
      return inAttribute(node, source)
    default:
      return childrenOf(node).flatMap((child) => inMarkup(child, source))
  }
}

function inAttribute({ name, value }: AST.Attribute, source: string): string[] {
  if (value === true) return []
  const parts = Array.isArray(value) ? value : [value]
  return parts.flatMap((part) => {
    if (part.type === 'ExpressionTag')
      return /^(class|style|d|on\w+|data-\w+)$/.test(name) ? [] : inMarkup(part, source)
    return SAID.has(name) && hasWords(part.data) ? [part.data] : []
  })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Markup within markup; expressions of blocks (`#if`, `#each`) are no text. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) =>
      [
        'nodes',
        'fragment',
        'attributes',
        'body',
        'fallback',
        'consequent',
        'alternate',
        'pending',
        'then',
        'catch',
      ].includes(key),
    )
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

function inScript(text: string): string[] {
  const found: string[] = []
  const file = ts.createSourceFile('code.ts', text, ts.ScriptTarget.Latest, true)
  visit(file)
  return found

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isNewExpression(node) && /Error$|OutOfStep$/.test(node.expression.getText())) return
    if (ts.isCallExpression(node) && /^(console\.|Symbol$)/.test(node.expression.getText())) return
    if (ts.isStringLiteralLike(node) && looksSaid(node.text)) found.push(node.text)
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (parts.some((part) => / /.test(part) && hasWords(part)) && !/[{}<>=[\]]|\w\(/.test(parts.join('')))
        found.push(node.getText())
    }
    ts.forEachChild(node, visit)
  }
}
