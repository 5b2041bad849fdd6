import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainMarkup, plainValue } from '#lib/pictures/plain.ts'
import { variablesOf } from '#lib/pictures/variables.ts'
import { plainStyle } from '../../../web/plainStyles.ts'

const VARIABLES = variablesOf(readFileSync(new URL('../../../web/src/lib/looks/theme.css', import.meta.url), 'utf8'))

const KNOWN = new Map([
  ['--ink', 'light-dark(#111, #eee)'],
  ['--seat-0', '#e04a00'],
  ['--print', '"Besley Variable", serif'],
  ['--shade', 'light-dark(rgb(60 45 15 / 14%), rgb(0 0 0 / 45%))'],
  ['--double', 'var(--ink)'],
])
const day = (css: string) => plainStyle(css, KNOWN, false)

describe('a value', () => {
  it.each([
    ['var(--ink)', '#111', '#eee'],
    ['light-dark(#fff, #000)', '#fff', '#000'],
    ['var(--double) 2px', '#111 2px', '#eee 2px'],
    ['var(--nothing, var(--ink))', '#111', '#eee'],
    ['var(--shade)', 'rgb(60 45 15 / 14%)', 'rgb(0 0 0 / 45%)'],
    ['var(--seat-0) var(--seat-0)', '#e04a00 #e04a00', '#e04a00 #e04a00'],
    ['url(#s1)', 'url(#s1)', 'url(#s1)'],
    ['translate(1 2) scale(3)', 'translate(1 2) scale(3)', 'translate(1 2) scale(3)'],
    ['my-var(--ink)', 'my-var(--ink)', 'my-var(--ink)'],
    ['', '', ''],
  ])('%s', (value, light, dark) => {
    expect(plainValue(value, KNOWN, false)).toBe(light)
    expect(plainValue(value, KNOWN, true)).toBe(dark)
  })

  it('that nobody gave is not passed over', () => {
    expect(() => plainValue('var(--nothing)', KNOWN, false)).toThrow('--nothing')
    expect(() => plainValue('var(--ink', KNOWN, false)).toThrow('never closed')
  })
})

describe('a style sheet', () => {
  it.each([
    ['.a.svelte-x{fill:var(--ink)}', '.a.svelte-x{fill:#111}'],
    ['.a.svelte-x .b:where(.svelte-x){r:1}', '.a.svelte-x .b.svelte-x{r:1}'],
    ["[data-detail='far'] .a.svelte-x{display:none}", "[data-detail='far'] .a.svelte-x{display:none}"],
    ['.a, .b {\n  r: 1;\n}', '.a,.b{r: 1;}'],
    ['.a:hover{r:1} .b{r:2}', '.b{r:2}'],
    ['.a, .a:hover{r:1}', '.a{r:1}'],
    ['/* var(--nothing) */ .a{r:1}', '.a{r:1}'],
    ['@keyframes x { 0% { r: 1 } 100% { r: 2 } } .a{r:1}', '.a{r:1}'],
    ['@media (hover: hover) { .a:hover { fill: var(--nothing) } } .b{r:1}', '.b{r:1}'],
    ['', ''],
  ])('%s', (css, plain) => {
    expect(day(css)).toBe(plain)
  })

  it('that is broken is not passed over', () => {
    expect(() => day('.a{r:1')).toThrow('never closed')
    expect(() => day('.a')).toThrow('no rule')
  })
})

describe('markup', () => {
  const plain = (markup: string) => plainMarkup(markup, KNOWN, false)

  it.each([
    ['<path fill="var(--seat-0)"></path>', '<path fill="#e04a00"></path>'],
    ['<path style="fill: var(--ink);"></path>', '<path style="fill: #111;"></path>'],
    [
      '<text style="font-family: var(--print)">a</text>',
      `<text style="font-family: 'Besley Variable', serif">a</text>`,
    ],
    ['<!--[--><g><!--1a2b--></g><!--]-->', '<g></g>'],
  ])('%s', (markup, made) => {
    expect(plain(markup)).toBe(made)
  })

  it('leaves texts as they are, whatever they look like', () => {
    const text = '<text>var(--nothing) light-dark(1, 2) "var(--ink)" a &lt; b > c</text>'
    expect(plain(text)).toBe(text)
    expect(plain('<text>a ]]> b</text>')).toBe('<text>a ]]&gt; b</text>')
  })
})

it('everything that theme.css and the palette name is known', () => {
  for (const name of ['--paper', '--ink', '--print', '--sans', '--map-land', '--seat-7', '--on-good-red']) {
    expect(plainValue(`var(${name})`, VARIABLES, true)).toMatch(/\S/)
  }
  expect(plainValue('var(--paper)', VARIABLES, false)).toBe('#f3ecdb')
  expect(plainValue('var(--paper)', VARIABLES, true)).toBe('#10171c')
  expect(plainValue('var(--seat-0)', VARIABLES, true)).toBe('#fd6911')
})
