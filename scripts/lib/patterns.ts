/** Finds the regular expressions that are shipped: those of the contract's schemas, and those in the code. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root, run } from './run.ts'

export interface Pattern {
  /** File and line. */
  place: string
  source: string
  flags: string
}

// Tests are not shipped, and their texts are their own.
const TESTS = /\.(test|stories|contract)\.|(^|\/)(test|testing|dev)\//
const CODE = /\.(ts|tsx|js|mjs)$/

/** @throws when a pattern is put together out of parts while the program runs: such a one cannot be looked at here */
export async function shippedPatterns(): Promise<Pattern[]> {
  const { output } = await run('git', ['ls-files', 'apps', 'packages', 'mocks', 'spec'], { quiet: true })
  const files = output.split('\n')
  return [
    ...files.filter((file) => CODE.test(file) && !TESTS.test(file)).flatMap(patternsOfCode),
    ...files.filter((file) => file.startsWith('spec/') && file.endsWith('.yaml')).flatMap(patternsOfSpec),
    ...(await patternsOfValidators()),
  ]
}

function patternsOfCode(file: string): Pattern[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return /RegExp|[^/<*]\/[^/*\s]/.test(text) ? patternsIn(file, text) : []
}

export function patternsIn(file: string, text: string): Pattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const placeOf = (node: ts.Node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ place: placeOf(node), ...ofLiteral(node.text) })
    if (isRegExpCall(node)) {
      const [source, flags] = (node.arguments ?? []).map((argument) =>
        ts.isStringLiteralLike(argument) ? argument.text : null,
      )
      if (typeof source === 'string') found.push({ place: placeOf(node), source, flags: flags ?? '' })
      else throw new Error(`${placeOf(node)}: write this pattern as one literal.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

function ofLiteral(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) }
}

// Plain, single or double quotes: the contract has no other way of writing one.
function patternsOfSpec(file: string): Pattern[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const at = line.indexOf('pattern: ')
    if (at === -1) return []
    const value = line.slice(at + 'pattern: '.length)
    const plain = value.split(/, [a-zA-Z]+: /)[0] ?? ''
    const source = value.startsWith('"') ? String(JSON.parse(quoted(value))) : plain.trim()
    return [{ place: `${file}:${index + 1}`, source, flags: 'u' }]
  })
}

// `"…"` at the beginning of a line, its escapes included.
function quoted(line: string): string {
  const end = [...line].findIndex((letter, index) => index > 0 && letter === '"' && line[index - 1] !== '\\')
  return line.slice(0, end + 1)
}

// A format such as `date-time` is a pattern, too: one of the validators' library.
async function patternsOfValidators(): Promise<Pattern[]> {
  const schemas = await import('../../packages/sdk/src/generated/schemas.ts')
  const seen = new Set<object>()
  const found: Pattern[] = []
  const visit = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (value instanceof RegExp) found.push({ place: `validator ${name}`, source: value.source, flags: value.flags })
    else for (const part of partsOf(value)) visit(name, part)
  }
  for (const [name, schema] of Object.entries(schemas)) visit(name, schema)
  return found
}

// A schema says under `_zod` what it is made of.
function partsOf(value: object): unknown[] {
  if (value instanceof Set) return [...value]
  return '_zod' in value ? [value._zod] : Object.values(value)
}
